import { posix, resolve } from 'node:path'
import type { Plugin } from 'vite'

const GAMES = 'src-main/core/games'
/** Before the id of a game: the module that loads it. */
const LOADER = '\0game-by-need:'
/** Stands in the code, with the id of a game, for the path of its code, until it is known. */
const MARK = 'game-by-need:'
const placeholder = new RegExp(`${MARK}(\\w+)`, 'g')

const fileOf = (game: string): string => `chunks/games/${game}.js`

/**
 * Loads each game of the registry when it is first made: a thread and most commands need one of them, and to load all took
 * most of the time of their start. For builds that run in Node as CommonJS.
 */
export function gamesByNeed(): Plugin {
  const registry = resolve(GAMES, 'registry.ts')
  return {
    name: 'games-by-need',
    // Otherwise the game is found before.
    enforce: 'pre',
    resolveId(source, importer) {
      const game = importer === registry ? /^\.\/(\w+)\/index$/.exec(source)?.[1] : undefined
      return game === undefined ? null : `${LOADER}${game}`
    },
    load(id) {
      if (!id.startsWith(LOADER)) return null
      const game = id.slice(LOADER.length)
      const index = resolve(GAMES, game, 'index.ts')
      this.emitFile({
        type: 'chunk',
        id: index,
        fileName: fileOf(game),
        preserveSignature: 'strict',
      })
      return `
        import { createRequire } from 'node:module'
        const load = createRequire(__filename)
        export const ${game}In = (words) => load('${MARK}${game}').${game}In(words)`
    },
    renderChunk(code, { fileName }) {
      const to = (_: string, game: string): string => {
        const path = posix.relative(posix.dirname(fileName), fileOf(game))
        return path.startsWith('.') ? path : `./${path}`
      }
      return code.includes(MARK) ? { code: code.replaceAll(placeholder, to), map: null } : null
    },
  }
}
