// The catalogues of games have the same top keys: those of `GameCatalogue` in core, where each says what it is.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { Trouble } from '../lib/say.mjs'

const DECLARED = 'src-main/core/game/game-catalogue.ts'

/** Whether a catalogue is that of a game: it is named for the folder of one. */
export function isOfGame(name) {
  return existsSync(join(root, 'src-main/core/games', name, 'index.ts'))
}

/** The top keys of a game's catalogue, each with whether a game may lack it, from the type that declares them. */
export function gameKeys() {
  const [, body = ''] =
    /^export interface GameCatalogue \{\n(.*?)^\}/ms.exec(
      readFileSync(join(root, DECLARED), 'utf8'),
    ) ?? []
  const keys = [...body.matchAll(/^ {2}readonly (\w+)(\??):/gm)]
  if (keys.length === 0) throw new Trouble(`${DECLARED} declares no keys of a game’s catalogue.`)
  return new Map(keys.map(([, key, mark]) => [key, mark === '?']))
}

/** A line for each top key that a game's catalogue has besides the shared ones, and for each that it lacks. `file`: its path. */
export function gameFaults(file, words, keys = gameKeys()) {
  const odd = Object.keys(words).filter((key) => !keys.has(key))
  const missing = [...keys].filter(([key, mayLack]) => !mayLack && !(key in words))
  return [
    ...odd.map(
      (key) =>
        `${file}: ${key} is no key that games share (${DECLARED}); what this game alone has stands under own`,
    ),
    ...missing.map(([key]) => `${file}: ${key} is missing, which every game has (${DECLARED})`),
  ]
}
