import type { AnyGame } from '../game/any-game'
import type { Wish } from '../suite/wish'
import type { Diagnosis } from './diagnosis'

/** A wish to catch a misreading or not to, or for a bound of what the tests do not vary. */
export type DecidingWish = Extract<Wish, { kind: 'catches' | 'misses' | 'touches' }>

/**
 * What a level has to do on which a suspect shows and the others do not: a program that is right there has not misread it. What all
 * tests have alike it has otherwise, as there may lie what a bug that looks the same does otherwise. None if there is nothing to
 * decide.
 */
export function decidingWishes(
  { engine }: Pick<AnyGame, 'engine'>,
  { standing, suspects, unvaried }: Diagnosis,
  suspect: number,
): DecidingWish[] {
  const one = suspects[suspect]
  if (!one || (standing === 'cause' && !unvaried)) return []
  const { readings } = one
  // Others that always come with it cannot be missed.
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
