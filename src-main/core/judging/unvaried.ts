import type { Reach } from '../suite/reaches'

/** A limited number that is the same in all tests, and the bound of its official limit that is next to it. */
export interface Unvaried {
  readonly limit: string
  readonly value: number
  readonly bound: number
}

/** Official values of a number at most, so that a set is to try each of them: players, not the width of a board. */
const FEW = 10

/**
 * The limited number with the fewest official values that all these levels have alike; null if they vary each such number. What
 * programs do only at another value of it, no output of theirs shows (ADR 25).
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
