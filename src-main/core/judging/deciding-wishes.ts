import type { AnyGame } from '../game/any-game'
import type { Wish } from '../suite/wish'
import type { Diagnosis } from './diagnosis'

/** A condition to catch a misreading or not, or to reach a limit of a number that the tests do not vary. */
export type DecidingWish = Extract<Wish, { kind: 'catches' | 'misses' | 'touches' }>

/**
 * Conditions for a level on which one suspect shows and the others do not: a program that is correct there does not
 * have this misreading. The level differs in whatever all tests have in common, because a bug that looks the same may
 * be found there. Empty if there is nothing to decide.
 */
export function decidingWishes(
  { engine }: Pick<AnyGame, 'engine'>,
  { standing, suspects, unvaried }: Diagnosis,
  suspect: number,
): DecidingWish[] {
  const one = suspects[suspect]
  if (!one || (standing === 'cause' && !unvaried)) return []
  const { readings } = one
  // Misreadings that always come with it cannot be avoided.
  const known = engine.readings.filter(({ id }) => readings.includes(id))
  const along = new Set([...readings, ...known.flatMap(({ alongside }) => alongside ?? [])])
  const others = new Set(suspects.flatMap((other) => other.readings))
  return [
    ...readings.map((reading): DecidingWish => ({ kind: 'catches', reading })),
    ...[...others]
      .filter((id) => !along.has(id))
      .map((reading): DecidingWish => ({ kind: 'misses', reading })),
    ...(unvaried
      ? [{ kind: 'touches', limit: unvaried.limit, bound: unvaried.bound } as const]
      : []),
  ]
}
