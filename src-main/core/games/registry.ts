import type { AnyGame } from '../game/any-game'
import { inWords, type Words } from '../words'
import { ghostsIn } from './ghosts/index'
import { jankenIn } from './janken/index'
import { labyrinthIn } from './labyrinth/index'
import { progersIn } from './progers/index'
import { rocketsIn } from './rockets/index'

/** The only list of games: a further game adds its import and its name here. */
const gamesOf = (words: Words) =>
  [
    rocketsIn(words),
    labyrinthIn(words),
    jankenIn(words),
    progersIn(words),
    ghostsIn(words),
  ] as const

/** All games with their texts in one language. */
export interface Games {
  readonly words: Words
  readonly games: ReturnType<typeof gamesOf>
  /** The game with an id, null if there is none. */
  findGame(id: string): AnyGame | null
}

export type GameId = Games['games'][number]['id']

/** The ids of all games, for code that needs none of their texts. */
export const gameIds = [
  'rockets',
  'labyrinth',
  'janken',
  'progers',
  'ghosts',
] as const satisfies readonly GameId[]

/** All games with their texts in these words; always the same objects for the same words. */
export const gamesIn = inWords((words: Words): Games => {
  const games = gamesOf(words)
  const byId = new Map<string, AnyGame>(games.map((game) => [game.id, game]))
  return { words, games, findGame: (id) => byId.get(id) ?? null }
})
