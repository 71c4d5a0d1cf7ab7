import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { reachedFrom, type ModuleImports } from './reached'

/** The words of the start in a language. */
const WORDS = /[\\/]words[\\/]made[\\/](\w+)[\\/]first\.ts$/
/** The faces without which nothing is shown (`main.ts`). */
const FACES = /\binter-(latin|cyrillic)-wght-normal\b.*\.woff2$/

/**
 * Puts links into the head of the page to what its script asks for as soon as it runs: it is fetched while the script is
 * still read. Links to words have their language as `data-language`; who serves the page takes those of the others out.
 */
export function earlyLinks(): Plugin {
  return {
    name: 'early-links',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        // The development server has none.
        if (!bundle) return []
        const [faces, words] = [facesIn(bundle), wordsIn(bundle)]
        if (faces.length === 0 || words.length === 0)
          throw new Error('the words or the faces of the start lie elsewhere by now')
        return [...faces, ...words]
      },
    },
  }
}

function facesIn(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const files = Object.keys(bundle).filter((file) => FACES.test(file))
  return files.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' }))
}

function wordsIn(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const known = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return chunks.flatMap((chunk) => {
    const language = WORDS.exec(chunk.facadeModuleId ?? '')?.[1]
    if (language === undefined) return []
    const files = reachedFrom(chunk.fileName, (file) => importsOf(bundle, file)).keys()
    return [...files]
      .filter((file) => !known.has(file))
      .map((file) => link(file, { rel: 'modulepreload', 'data-language': language }))
  })
}

function importsOf(bundle: Rolldown.OutputBundle, file: string): ModuleImports | null {
  const found = bundle[file]
  return found?.type === 'chunk' ? { importedIds: found.imports } : null
}

function link(file: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor {
  const href = `./${file}`
  return { tag: 'link', attrs: { ...attrs, crossorigin: true, href }, injectTo: 'head' }
}
