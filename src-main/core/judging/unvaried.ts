import type { Reach } from '../suite/reaches'

/** A limited number that is the same in all tests, and the nearest bound of its official limit. */
export interface Unvaried {
  readonly limit: string
  readonly value: number
  readonly bound: number
}

/** Maximum number of official values for which a set should contain each: players, not the width of a board. */
const FEW = 10

/**
 * The limited number with the fewest official values that all these levels have in common; null if they vary each such
 * number. The outputs do not show how programs behave at other values of it (ADR 25).
 */
export function unvariedIn(levels: readonly (readonly Reach[])[]): Unvaried | null {
  const [first = [], ...others] = levels
  if (others.length === 0) return null
  const values = ({ official: [least, most] }: Reach): number => most - least + 1
  const [narrowest] = first
    .filter((reach) => values(reach) > 1 && values(reach) <= FEW)
    .filter(({ name, smallest }) =>
      levels.every((reaches) =>
        reaches.some(
          (other) =>
            other.name === name && other.smallest === smallest && other.largest === smallest,
        ),
      ),
    )
    .sort((one, other) => values(one) - values(other))
  if (!narrowest) return null
  const { name, smallest: value, official } = narrowest
  const [least, most] = official
  const isLow = Math.abs(value - least) <= Math.abs(value - most)
  return { limit: name, value, bound: value === least || (value !== most && !isLow) ? most : least }
}
