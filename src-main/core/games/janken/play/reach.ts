import { boardCells, CELLS } from '../board'
import type { Field } from './field'
import { groundFor } from './ground'
import { terrainAt } from '../model'
import { rightRules, type Rules } from './readings'
import { findWays, type Ways } from './search'

/**
 * What a cell is to a unit about to move:
 * - `start`: where it stands
 * - `free`: it may end there, and go on
 * - `end-only`: it may end there but not go on, for `by` is beside it (M5)
 * - `through-only`: the friend `by` stands there
 * - `friend`, `enemy`: the unit `by` stands there, and it cannot even pass
 * - `water`: under water
 * - `too-expensive`: the cheapest way costs more than there are points
 * - `cut-off`: no way leads there at any cost
 */
export type ReachKind =
  | 'start'
  | 'free'
  | 'end-only'
  | 'through-only'
  | 'friend'
  | 'enemy'
  | 'water'
  | 'too-dear'
  | 'cut-off'

export interface ReachCell {
  readonly kind: ReachKind
  /** Points of the cheapest way there, -1 if there is none. */
  readonly cost: number
  /** Points left after it, -1 if they are not enough. */
  readonly left: number
  /** Index of the unit that occupies or bars the cell, -1 if none does. */
  readonly by: number
}

/** Where a unit can go. */
export interface Reach {
  readonly unit: number
  /** By cell number; null if the hexagon has no cell. */
  readonly cells: readonly (ReachCell | null)[]
  /** The best ways, for `wayTo`. */
  readonly ways: Ways
}

/** Where the unit with an index, which must be on the board, can go. */
export function reach(field: Field, unit: number, rules: Rules = rightRules): Reach {
  const ways = findWays(field, groundFor(field, unit, rules))
  const cells = new Array<ReachCell | null>(CELLS).fill(null)
  for (const cell of boardCells) cells[cell] = reachCell(field, ways, cell, rules)
  return { unit, cells, ways }
}

function reachCell({ set }: Field, ways: Ways, cell: number, rules: Rules): ReachCell {
  const { start, holder, bar, unit } = ways.ground
  const cost = ways.cost[cell]!
  const left = cost >= 0 && cost <= rules.points ? rules.points - cost : -1
  const as = (kind: ReachKind, by = -1): ReachCell => ({ kind, cost, left, by })
  if (cell === start) return as('start', bar[cell])
  const by = holder[cell]!
  if (by >= 0) {
    const isFriend = set.units[by]!.side === set.units[unit]!.side
    if (!isFriend) return as('enemy', by)
    return as(left >= 0 && bar[cell]! < 0 ? 'through-only' : 'friend', by)
  }
  if (terrainAt(set, cell) === 'U' && rules.waterCost === 0) return as('water')
  if (cost < 0) return as('cut-off')
  if (left < 0) return as('too-dear')
  return bar[cell]! < 0 ? as('free') : as('end-only', bar[cell])
}
