import { boardCells, CELLS, neighbourTable, offsetNeighbourSteps } from '../board'
import type { Field } from './field'
import { terrainAt } from '../model'
import { bars, costOf, type Rules } from './readings'

/** Properties of the cells for one unit that is about to move. Unit indices are -1 for none. */
export interface Ground {
  readonly rules: Rules
  readonly neighbours: readonly (readonly number[])[]
  /** Side of the moving unit. */
  readonly unit: number
  readonly start: number
  /** Points for each cell; 0 if its terrain cannot be entered. */
  readonly cost: Uint8Array
  /** The unit on each cell, without the moving one. */
  readonly holder: Int16Array
  /** The first enemy that keeps the unit from passing each cell (M5). */
  readonly bar: Int16Array
}

const neighbours = neighbourTable()
const offsetNeighbours = neighbourTable(offsetNeighbourSteps)

/** The ground for the unit with an index, which must be on the board. */
export function groundFor(field: Field, unit: number, rules: Rules): Ground {
  const { set, at } = field
  const own = set.units[unit]!
  const table = rules.isOffset ? offsetNeighbours : neighbours
  const cost = new Uint8Array(CELLS)
  for (const cell of boardCells) cost[cell] = costOf(rules, terrainAt(set, cell))
  const holder = new Int16Array(CELLS).fill(-1)
  for (let other = at.length - 1; other >= 0; other--) {
    if (other !== unit && at[other]! >= 0) holder[at[other]!] = other
  }
  const bar = new Int16Array(CELLS).fill(-1)
  for (const cell of boardCells) {
    for (const beside of table[cell]!) {
      const other = holder[beside]!
      if (other < 0 || set.units[other]!.side === own.side) continue
      if (!bars(rules, set.units[other]!.type, own.type)) continue
      if (bar[cell]! < 0 || other < bar[cell]!) bar[cell] = other
    }
  }
  return { rules, neighbours: table, unit, start: at[unit]!, cost, holder, bar }
}
