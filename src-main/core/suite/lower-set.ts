import type { AnyGame } from '../game/any-game'
import { lowerScores, type Lowered, type LowerOrder, type ScoredSet } from './lower-scores'
import type { SearchExtent } from './search-extent'
import { seekLevel, type SeekOptions } from './seek-level'

/** The parts of a set that the search needs. */
export type LoweredSet = Pick<ScoredSet, 'scoring' | 'tests'> & Pick<SeekOptions, 'texts'>

/** What misreadings may score, and how long to look. The same search, beside the same tests, finds the same. */
export type LowerSearch = LowerOrder & SearchExtent

/** How far it has come, or how it ended. */
export interface LowerProgress extends Lowered {
  /** Levels that were tried. */
  readonly tried: number
}

/** Finds tests until no misreading scores more than allowed; `tell` is called after each round, even if it found nothing. */
export async function lowerForSet(
  game: AnyGame,
  { texts, ...set }: LoweredSet,
  { most, tests, ...search }: LowerSearch,
  { crewOf, hashOf }: Pick<SeekOptions, 'crewOf' | 'hashOf'>,
  tell: (now: LowerProgress) => void,
): Promise<LowerProgress> {
  let tried = 0
  let last: Lowered = { found: [], left: [], of: 0 }
  const options = {
    ...search,
    ...{ game: game.id, scoring: set.scoring, texts, crewOf, hashOf },
  }
  const end = await lowerScores(
    { game, ...set },
    { most, tests },
    (need, known) => {
      const before = tried
      return seekLevel(options, need, known, (more) =>
        tell({ ...last, tried: (tried = before + more) }),
      )
    },
    (now) => {
      tell({ ...(last = now), tried })
      return true
    },
  )
  return { ...end, tried }
}
