import type { AnyGame } from '../game/any-game'
import type { ToDiagnose } from './diagnose'
import type { Suspect } from './diagnosis'
import { Partings, type Parting } from './parting'

/** The place where the run under a misreading parts from the official one, on one of several tests. */
export interface PartingOnTest {
  /** Number of the test. */
  readonly at: number
  readonly parting: Parting
}

/** The parting on the first of some wrong outputs that a suspect explains exactly; null if there is none. */
export function partingOnTests(
  game: AnyGame,
  outputs: readonly Pick<ToDiagnose, 'level'>[],
  wrong: readonly number[],
  suspect: Pick<Suspect, 'readings' | 'same'> | undefined,
): PartingOnTest | null {
  const at = wrong.find((number) => suspect?.same.includes(number))
  if (at === undefined) return null
  const parting = new Partings(game, outputs[at]!.level).of(suspect!.readings)
  return parting && { at, parting }
}
