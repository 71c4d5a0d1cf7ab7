import type { PlayedMatch } from './played'
import { pairingOf } from './schedule'

/** How often a player won, and how certain that is. */
export interface Tally {
  readonly matches: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Answers that were illegal, late or missing. */
  readonly faults: number
  /** Average of own points minus the opponents’ points. */
  readonly difference: number
  /** Wins plus half the draws, divided by all matches. */
  readonly rate: number
  /** Bounds of the rate at a confidence of 95 %. */
  readonly low: number
  readonly high: number
}

/** Quantile of a normal distribution for a two-sided 95 % interval. */
const Z = 1.959963984540054

/** Wilson’s interval for a rate observed in `matches` matches; 0 to 1 if there are none. */
export function intervalOf(rate: number, matches: number): { low: number; high: number } {
  if (matches === 0) return { low: 0, high: 1 }
  const z2 = Z * Z
  const middle = (rate + z2 / (2 * matches)) / (1 + z2 / matches)
  const spread =
    (Z * Math.sqrt((rate * (1 - rate)) / matches + z2 / (4 * matches * matches))) /
    (1 + z2 / matches)
  // If all results are equal, the bound is exact, whatever the rounding.
  return { low: rate === 0 ? 0 : middle - spread, high: rate === 1 ? 1 : middle + spread }
}

/** The tally of each player in the first matches of an arena; only against one opponent if it is given. */
export function talliesOf(
  played: readonly PlayedMatch[],
  players: number,
  against?: number,
): Tally[] {
  const sums = Array.from({ length: players }, () => ({
    wins: 0,
    draws: 0,
    losses: 0,
    faults: 0,
    difference: 0,
  }))
  for (const [at, { scores, winner, faults }] of played.entries()) {
    const pair = pairingOf(at, players).players
    for (const side of [0, 1] as const) {
      if (against !== undefined && pair[1 - side] !== against) continue
      const sum = sums[pair[side]]!
      sum.difference += scores[side] - scores[1 - side]!
      sum.faults += faults.filter(({ player }) => player === side).length
      if (winner === null) sum.draws++
      else if (winner === side) sum.wins++
      else sum.losses++
    }
  }
  return sums.map((sum) => {
    const matches = sum.wins + sum.draws + sum.losses
    const rate = matches === 0 ? 0 : (sum.wins + sum.draws / 2) / matches
    const difference = matches === 0 ? 0 : sum.difference / matches
    return { ...sum, matches, rate, difference, ...intervalOf(rate, matches) }
  })
}

/** Whether the interval of every player’s rate is at most `width` wide. */
export function isNarrow(played: readonly PlayedMatch[], players: number, width: number): boolean {
  return talliesOf(played, players).every(({ low, high }) => high - low <= width)
}
