import type { AnyGame } from '../game/any-game'
import { inWords, type Words } from '../words'
import { ghostsIn } from './ghosts/index'
import { jankenIn } from './janken/index'
import { labyrinthIn } from './labyrinth/index'
import { progersIn } from './progers/index'
import { rocketsIn } from './rockets/index'

/** The ids of all games, for code that needs none of their texts. */
export const gameIds = ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts'] as const

export type GameId = (typeof gameIds)[number]

/** The only list of games: a further game adds its import and its name here. */
const makers: Readonly<Record<GameId, (words: Words) => AnyGame>> = {
  rockets: rocketsIn,
  labyrinth: labyrinthIn,
  janken: jankenIn,
  progers: progersIn,
  ghosts: ghostsIn,
}

/** As many games as there are ids. */
type GamesFor<Ids extends readonly unknown[]> = { readonly [At in keyof Ids]: AnyGame }
type GameList = GamesFor<typeof gameIds>

/** All games with their texts in one language. Each is made when it is first asked for. */
export interface Games {
  readonly words: Words
  readonly games: GameList
  /** The game with an id, null if there is none. */
  findGame(id: string): AnyGame | null
}

/** All games with their texts in these words; always the same objects for the same words. */
export const gamesIn = inWords((words: Words): Games => {
  const isGame = (id: string): id is GameId => Object.hasOwn(makers, id)
  const findGame = (id: string): AnyGame | null => (isGame(id) ? makers[id](words) : null)
  let all: GameList | null = null
  return {
    words,
    get games() {
      return (all ??= gameIds.map((id) => makers[id](words)) as unknown as GameList)
    },
    findGame,
  }
})
