import type { AnyGame } from '../game/any-game'
import { nearestGame } from '../games/nearest-game'
import type { Games } from '../games/registry'
import type { ReadingId } from '../trace/machine'

/** A text to be answered. */
export interface ToAnswer {
  readonly text: string
  /** Id of its game; null for the one that reads it. */
  readonly game: string | null
  /** A misreading to answer under; null for the official rules. */
  readonly reading: ReadingId | null
}

/** The answer of a level without errors; null for everything else, including a bug of its game, which is reported elsewhere. */
export function answerText(
  { games, findGame }: Games,
  { text, game: id, reading }: ToAnswer,
): string | null {
  const among: readonly AnyGame[] =
    id === null ? games : [findGame(id)].filter((game) => game !== null)
  const candidates = reading === null ? among : among.filter((game) => hasReading(game, reading))
  if (candidates.length === 0 || text.trim() === '') return null
  try {
    const { game, level, isRunnable } = nearestGame(candidates, text)
    return isRunnable ? game.engine.answer(level, reading ?? undefined) : null
  } catch {
    return null
  }
}

function hasReading({ engine }: AnyGame, reading: ReadingId): boolean {
  return engine.readings.some(({ id }) => id === reading)
}
