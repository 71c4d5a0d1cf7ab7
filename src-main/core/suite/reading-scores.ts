import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { hasPoints, scoreOf, worthOf, type Score, type Scoring } from './scoring'

/** What somebody who misreads a rule still scores. */
export interface ReadingScore extends Score {
  readonly id: ReadingId
}

/** What the points of a set are worth against misreadings. */
export interface ReadingScores {
  /** What all groups are worth. */
  readonly of: number
  /** In the game's order. */
  readonly readings: readonly ReadingScore[]
}

/** What each misreading of a game still scores: a test that does not catch it takes its answer for right. Null without points. */
export function readingScores(
  game: AnyGame,
  scoring: Scoring,
  tests: readonly { readonly group: string; readonly caught: readonly ReadingId[] }[],
): ReadingScores | null {
  if (!hasPoints(scoring)) return null
  const sets = tests.map(({ group, caught }) => ({ group, caught: new Set(caught) }))
  const readings = game.engine.readings.map(({ id }) => ({
    id,
    ...scoreOf(
      scoring,
      sets.map(({ group, caught }) => ({ group, isRight: !caught.has(id) })),
    ),
  }))
  return { of: worthOf(scoring), readings }
}
