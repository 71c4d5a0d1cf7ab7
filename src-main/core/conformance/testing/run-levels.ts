import type { AnyGame } from '../../game/any-game'
import { generatedLevel } from '../kit'
import { seeds, tries } from './tries'

/** Levels, and some generated ones of the same game. */
export function withGenerated<Level>(game: AnyGame, levels: readonly Level[]): Level[] {
  const made = seeds(1, 4).map((seed) => generatedLevel(game, 2 * seed - 1).level as Level)
  return [...levels, ...made]
}

/** All levels for the right rules (null); for a reading every third one, in the long run all as well. */
export function levelsUnder<Level>(
  { engine: { readings } }: AnyGame,
  levels: readonly Level[],
  reading: string | null,
): readonly Level[] {
  const first = readings.findIndex(({ id }) => id === reading)
  const apart = reading === null ? 1 : tries(3, 1)
  return levels.filter((_, at) => (at + first) % apart === 0)
}
