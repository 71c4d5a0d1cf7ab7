import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { byNeed } from './by-need'

const GAMES = 'src-main/core/games'
/** Before the id of a game: the module that loads it. */
const LOADER = '\0game-by-need:'

/**
 * Loads each game of the registry when it is first made: a thread and most commands need one of them, and to load all took
 * most of the time of their start. For builds that run in Node as CommonJS.
 */
export function gamesByNeed(): Plugin {
  const registry = normalizePath(resolve(GAMES, 'registry.ts'))
  const { fileOf, pathOf, renderChunk } = byNeed('chunks/games')
  return {
    name: 'games-by-need',
    // Otherwise the game is found before.
    enforce: 'pre',
    resolveId(source, importer) {
      const game = importer === registry ? /^\.\/(\w+)\/index$/.exec(source)?.[1] : undefined
      return game === undefined ? null : `${LOADER}${game}`
    },
    load(module) {
      if (!module.startsWith(LOADER)) return null
      const game = module.slice(LOADER.length)
      const id = resolve(GAMES, game, 'index.ts')
      this.emitFile({ type: 'chunk', id, fileName: fileOf(game), preserveSignature: 'strict' })
      // A path that stood in the call itself would be looked up in the build.
      return `
        const load = (path) => require(path)
        export const ${game}In = (words) => load('${pathOf(game)}').${game}In(words)`
    },
    renderChunk,
  }
}
