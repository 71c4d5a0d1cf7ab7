import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { standalonePages } from './standalone'
import { manualLanguages, manualOf } from './manual'

/**
 * The manual for the page: its contents, imported as `index.md?manual`, are a module with all of a language. Beside it lie
 * the list of pictures, which `npm run docs` fills, and the pages as files to be read without the app. `folder`: absolute
 * path of the manual.
 */
export function manualModules(folder: string): Plugin {
  return {
    name: 'manual',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('index.md?manual')) return null
      const language = basename(dirname(id))
      for (const file of readdirSync(join(folder, language))) {
        this.addWatchFile(join(folder, language, file))
      }
      return `export default ${JSON.stringify(manualOf(folder, language))}`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manual/pictures.json', source: '{}\n' })
      for (const language of manualLanguages(folder)) {
        for (const { name, source } of standalonePages(manualOf(folder, language), language)) {
          this.emitFile({ type: 'asset', fileName: `manual/${language}/${name}`, source })
        }
      }
    },
  }
}
