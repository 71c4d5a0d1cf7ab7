import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { byNeed } from '../start-up/by-need'

/** Makes the words of a language, each room of which is loaded when it is first asked for. */
const MAKE = `
  const make = (language, paths) => {
    const made = { language }
    for (const [room, path] of Object.entries(paths)) {
      const put = (rest) => Object.defineProperty(made, room, { configurable: true, enumerable: true, ...rest })
      const get = () => {
        const { words } = require(path)
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
  const { fileOf, pathOf, renderChunk } = byNeed('chunks/words')
  const languages = Object.keys(
    JSON.parse(readFileSync('languages/languages.json', 'utf8')) as object,
  )
  const roomsOf = (language: string): readonly string[] => {
    const first = readFileSync(`${made}/${language}/first.ts`, 'utf8')
    return [...first.matchAll(/^import .* '\.\/(\w+)'$/gm)].map(([, room]) => room!)
  }
  const wordsOf = (language: string): string => {
    const paths = roomsOf(language).map((room) => [room, pathOf(`${language}/${room}`)])
    return `${language}: make('${language}', ${JSON.stringify(Object.fromEntries(paths))})`
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
        ? `${MAKE}
           export const allWords = { ${languages.map(wordsOf).join(', ')} }`
        : null,
    renderChunk,
  }
}
