import type { AnyGame } from '../game/any-game'
import type { Wish } from '../suite/wish'
import type { Diagnosis } from './diagnosis'

/** A wish to catch a misreading or not to. */
export type ReadingWish = Extract<Wish, { kind: 'catches' | 'misses' }>

/**
 * What a level has to do on which a suspect shows and the others do not: a program that is right there has not misread it. None where
 * there is nothing to decide.
 */
export function decidingWishes(
  { engine }: Pick<AnyGame, 'engine'>,
  { standing, suspects }: Diagnosis,
  suspect: number,
): ReadingWish[] {
  const one = suspects[suspect]
  if (!one || standing === 'cause') return []
  const { readings } = one
  // Others that always come with it cannot be missed.
  const known = engine.readings.filter(({ id }) => readings.includes(id))
  const along = new Set([...readings, ...known.flatMap(({ alongside }) => alongside ?? [])])
  const others = new Set(suspects.flatMap((other) => other.readings))
  return [
    ...readings.map((reading): ReadingWish => ({ kind: 'catches', reading })),
    ...[...others]
      .filter((id) => !along.has(id))
      .map((reading): ReadingWish => ({ kind: 'misses', reading })),
  ]
}
