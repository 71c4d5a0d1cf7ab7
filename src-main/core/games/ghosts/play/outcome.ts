import { kingDistance } from '../cells'
import type { Team } from '../model'
import type { Rules } from './readings'
import type { TownMap } from './town'

/** The outcome of neutralising a ghost. */
export const NONE = 0
export const WHITE = 1
export const BLACK = 2
export const TIE = 3
export type OutcomeCode = 0 | 1 | 2 | 3

/** Number of a team's hunters in the square around a cell, `reach` cells in each direction. */
export function hunterCount(team: Team, cell: number, reach: number): number {
  let count = 0
  for (const hunter of team) if (kingDistance(hunter, cell) <= reach) count++
  return count
}

/** Whether these numbers of hunters are enough to neutralise a ghost on the street (T3). */
export function areEnough(rules: Rules, white: number, black: number): boolean {
  if (rules.isCountShared) return white + black >= rules.needed
  return white >= rules.needed || black >= rules.needed
}

/** The outcome for a ghost on a cell with these numbers of hunters of each team around it (T3, G4). */
export function outcomeAt(
  rules: Rules,
  map: TownMap,
  cell: number,
  white: number,
  black: number,
): OutcomeCode {
  if (rules.doHousesShelter && map.houseAt[cell]! >= 0) return NONE
  if (!areEnough(rules, white, black)) return NONE
  if (white === black) return TIE
  return white > black ? WHITE : BLACK
}

/** Points that an outcome gives to a player. */
export function pointsOf(rules: Rules, outcome: OutcomeCode, player: number): number {
  if (outcome === TIE)
    return rules.tie === 'both' || (rules.tie === 'first' && player === 0) ? 1 : 0
  return outcome === player + 1 ? 1 : 0
}

/** The outcomes in a set stored as bits. */
export function outcomesIn(bits: number): OutcomeCode[] {
  return ([NONE, WHITE, BLACK, TIE] as const).filter((code) => ((bits >> code) & 1) === 1)
}
