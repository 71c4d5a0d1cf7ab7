import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Stands in the code, with the path of words below `made`, for their path in the build, until it is known. */
const MARK = 'words-by-need:'
const placeholder = new RegExp(`${MARK}(\\w+/\\w+)`, 'g')

const fileOf = (words: string): string => `chunks/words/${words}.js`

/** Makes the words of a language, each room of which is loaded when it is first asked for. */
const BY_NEED = `
  import { createRequire } from 'node:module'
  const load = createRequire(__filename)
  const byNeed = (language, paths) => {
    const made = { language }
    for (const [room, path] of Object.entries(paths)) {
      const put = (rest) => Object.defineProperty(made, room, { configurable: true, enumerable: true, ...rest })
      const get = () => {
        const { words } = load(path)
        put({ value: words })
        return words
      }
      put({ get })
    }
    return made
  }`

/**
 * Loads each room's words of the start in each language when they are first asked for: those of all rooms and languages took
 * a thread longer to load than all the rest of its code. For builds that run in Node as CommonJS.
 */
export function wordsByNeed(): Plugin {
  const made = 'src-main/core/words/made'
  const languages = Object.keys(
    JSON.parse(readFileSync('languages/languages.json', 'utf8')) as object,
  )
  const roomsOf = (language: string): readonly string[] => {
    const first = readFileSync(`${made}/${language}/first.ts`, 'utf8')
    return [...first.matchAll(/^import .* '\.\/(\w+)'$/gm)].map(([, room]) => room!)
  }
  const wordsOf = (language: string): string => {
    const paths = roomsOf(language).map((room) => [room, `${MARK}${language}/${room}`])
    return `${language}: byNeed('${language}', ${JSON.stringify(Object.fromEntries(paths))})`
  }
  return {
    name: 'words-by-need',
    buildStart() {
      for (const language of languages)
        for (const room of roomsOf(language)) {
          const id = resolve(made, language, `${room}.ts`)
          const fileName = fileOf(`${language}/${room}`)
          this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' })
        }
    },
    load: (id) =>
      /src-main[\\/]core[\\/]words[\\/]made[\\/]all\.ts$/.test(id)
        ? `${BY_NEED}
           export const allWords = { ${languages.map(wordsOf).join(', ')} }`
        : null,
    renderChunk(code, { fileName }) {
      const to = (_: string, words: string): string => {
        const path = posix.relative(posix.dirname(fileName), fileOf(words))
        return path.startsWith('.') ? path : `./${path}`
      }
      return code.includes(MARK) ? { code: code.replaceAll(placeholder, to), map: null } : null
    },
  }
}
