import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { hasPoints, scoreOf, totalPoints, type Score, type Scoring } from './scoring'

/** The points that a misreading still scores. */
export interface ReadingScore extends Score {
  readonly id: ReadingId
}

/** The points of a set and what misreadings score of them. */
export interface ReadingScores {
  /** What all groups are worth. */
  readonly of: number
  /** In the game's order. */
  readonly readings: readonly ReadingScore[]
}

/**
 * The points that each misreading of a game still scores: its answer is right on tests that do not catch it. Null
 * without points.
 */
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
  return { of: totalPoints(scoring), readings }
}
