import { isWater, kindOf, neighbour, numberOf, RIVER, wayOf } from '../cells'
import type { Level } from '../model'

/**
 * Where each river cell leads: the next cell of its river or its estuary; -1 if its arrow leads elsewhere, -2 for other
 * cells.
 */
export function flowsOf({ rows, cols, cells }: Level): Int32Array {
  const flows = new Int32Array(cells.length).fill(-2)
  for (let cell = 0; cell < cells.length; cell++) {
    const value = cells[cell]!
    if (kindOf(value) !== RIVER) continue
    const next = neighbour(rows, cols, cell, wayOf(value))
    const isOwn = next >= 0 && isWater(cells[next]!) && numberOf(cells[next]!) === numberOf(value)
    flows[cell] = isOwn ? next : -1
  }
  return flows
}
