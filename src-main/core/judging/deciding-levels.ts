import type { AnyGame } from '../game/any-game'
import { joinReadings } from '../game/reading-table'
import { makeRng, rngOf } from '../kernel/rng'
import { newLevel } from '../suite/search'
import type { Readings } from './diagnosis'

/** Number of levels on which each two candidates should differ. */
const OFTEN = 8

/** Maximum number of levels made; few of them may be useful. */
const MOST_MADE = 1500

/**
 * Levels within the official limits on which candidates give answers different from the official one and from each
 * other, small and usual ones alternating. A program's outputs for them show which candidate is right, if one is. The
 * same seed produces the same levels.
 */
export function* decidingLevels(
  game: AnyGame,
  candidates: readonly Readings[],
  seed: number,
): Generator<{ readonly level: unknown; readonly text: string }> {
  const sides = [undefined, ...candidates.map(joinReadings)]
  const told = new Map<string, number>()
  const couples = sides.flatMap((_, one) =>
    sides.slice(one + 1).map((_other, at) => [one, one + 1 + at] as const),
  )
  for (let number = 0; number < MOST_MADE; number++) {
    if (couples.every((couple) => (told.get(couple.join()) ?? 0) >= OFTEN)) return
    const { defaults, generate } = game.generator
    const level: unknown =
      number % 2 === 0
        ? newLevel(game, rngOf(seed, number))
        : generate(defaults, makeRng(seed + number))
    if (game.validate(level).length > 0) continue
    const answers = sides.map((side) => game.engine.answer(level, side))
    const apart = couples.filter(([one, other]) => answers[one] !== answers[other])
    if (apart.every((couple) => (told.get(couple.join()) ?? 0) >= OFTEN)) continue
    for (const couple of apart) told.set(couple.join(), (told.get(couple.join()) ?? 0) + 1)
    yield { level, text: game.format.print(level) }
  }
}
