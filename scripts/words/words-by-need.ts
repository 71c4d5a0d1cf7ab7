import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Stands in the code, with the code of a language, for the path of its words, until it is known where that code lies. */
const MARK = 'words-by-need:'
const placeholder = new RegExp(`${MARK}(\\w+)`, 'g')

const fileOf = (language: string): string => `chunks/words-${language}.js`

/**
 * Loads the words of a language when they are first asked for: those of every language took a thread longer to load than
 * all the rest of its code. For builds that run in Node as CommonJS.
 */
export function wordsByNeed(): Plugin {
  const languages = Object.keys(
    JSON.parse(readFileSync('languages/languages.json', 'utf8')) as object,
  )
  const getters = languages.map(
    (language) => `get ${language}() { return load('${MARK}${language}').words }`,
  )
  return {
    name: 'words-by-need',
    buildStart() {
      for (const language of languages) {
        const id = resolve(`src-main/core/words/made/${language}/first.ts`)
        const fileName = fileOf(language)
        this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' })
      }
    },
    load: (id) =>
      /src-main[\\/]core[\\/]words[\\/]made[\\/]all\.ts$/.test(id)
        ? `import { createRequire } from 'node:module'
           const load = createRequire(__filename)
           export const allWords = { ${getters.join(', ')} }`
        : null,
    renderChunk(code, { fileName }) {
      const to = (_: string, language: string): string => {
        const path = posix.relative(posix.dirname(fileName), fileOf(language))
        return path.startsWith('.') ? path : `./${path}`
      }
      return code.includes(MARK) ? { code: code.replaceAll(placeholder, to), map: null } : null
    },
  }
}
