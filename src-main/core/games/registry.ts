import type { AnyGame } from '../game/any-game'
import { inWords, type Words } from '../words'
import { ghostsIn } from './ghosts/index'
import { jankenIn } from './janken/index'
import { labyrinthIn } from './labyrinth/index'
import { progersIn } from './progers/index'
import { rocketsIn } from './rockets/index'

/** The ids of all games in their order, for code that must not bring the games themselves along. */
export const gameIds = ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts'] as const

export type GameId = (typeof gameIds)[number]

/** A further game adds its import and its name here, and its id above. */
const makers: Readonly<Record<GameId, (words: Words) => AnyGame>> = {
  rockets: rocketsIn,
  labyrinth: labyrinthIn,
  janken: jankenIn,
  progers: progersIn,
  ghosts: ghostsIn,
}

/** As many games as there are ids. */
type GamesFor<Ids extends readonly unknown[]> = { readonly [At in keyof Ids]: AnyGame }

/** All games with their texts in one language. Each is made when it is first asked for, in the list as well. */
export interface Games {
  readonly words: Words
  readonly games: GamesFor<typeof gameIds>
  /** The game with an id, null if there is none. */
  findGame(id: string): AnyGame | null
}

/** All games with their texts in these words; always the same objects for the same words. */
export const gamesIn = inWords((words: Words): Games => {
  const isGame = (id: string): id is GameId => Object.hasOwn(makers, id)
  const games = [] as unknown as Games['games']
  // Who looks for the game of a text is often content with the first.
  gameIds.forEach((id, at) =>
    Object.defineProperty(games, at, { enumerable: true, get: () => makers[id](words) }),
  )
  return { words, games, findGame: (id) => (isGame(id) ? makers[id](words) : null) }
})
