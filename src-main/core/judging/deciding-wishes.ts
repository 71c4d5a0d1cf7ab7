import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import type { Diagnosis } from './diagnosis'

/** What a level has to do to decide: which misreadings it is to catch, and which it is not to. */
export interface DecidingWishes {
  readonly catches: readonly ReadingId[]
  readonly misses: readonly ReadingId[]
}

/**
 * What a level has to do on which a suspect shows and the others do not: a program that is right there has not misread it. Null where
 * there is nothing to decide.
 */
export function decidingWishes(
  { engine }: Pick<AnyGame, 'engine'>,
  { standing, suspects }: Diagnosis,
  suspect: number,
): DecidingWishes | null {
  const one = suspects[suspect]
  if (!one || standing === 'cause') return null
  const { readings: catches } = one
  // Others that always come with it cannot be missed.
  const known = engine.readings.filter(({ id }) => catches.includes(id))
  const along = [...catches, ...known.flatMap(({ alongside }) => alongside ?? [])]
  const others = new Set(suspects.flatMap(({ readings }) => readings))
  return { catches, misses: [...others].filter((id) => !along.includes(id)) }
}
