import {
  CAVE,
  ESTUARY,
  indexOf,
  kindOf,
  neighbour,
  numberOf,
  NUMBERS,
  RIVER,
  wayOf,
} from '../cells'
import type { Level } from '../model'
import type { Rules } from './readings'

/** Upper limit for the number of cells of a map. */
const CELLS = 2 ** 20

/** Constants of a run: the cells, and where caves and currents lead under the rules in force. */
export interface Ground {
  readonly rows: number
  readonly cols: number
  readonly cells: Uint32Array
  readonly rules: Rules
  /** For each cave the cave where the player climbs out; -1 for other cells. Empty if there are no caves. */
  readonly caveEnd: Int32Array
}

export function groundOf(level: Level, rules: Rules): Ground {
  const { rows, cols, cells } = level
  return { rows, cols, cells, rules, caveEnd: caveEnds(level, rules) }
}

/** Caves of each chain in the order of their numbers; equal numbers, which are an error, in reading order. */
export function chainsOf(level: Level): readonly (readonly number[])[] {
  const chains: number[][] = Array.from({ length: NUMBERS }, () => [])
  const { cells } = level
  // Number and cell in one key: numbers are sorted much faster than pairs, and large maps have many caves.
  for (let cell = 0; cell < cells.length; cell++) {
    const value = cells[cell]!
    if (kindOf(value) === CAVE) chains[numberOf(value)]!.push(indexOf(value) * CELLS + cell)
  }
  return chains.map(cellsInOrder)
}

function cellsInOrder(keys: readonly number[]): number[] {
  const sorted = new Float64Array(keys).sort()
  const cells: number[] = []
  for (let i = 0; i < sorted.length; i++) cells.push(sorted[i]! % CELLS)
  return cells
}

/** Cell to which the current takes a player who is drawn along in a river cell. */
export function currentEnd(ground: Ground, cell: number): number {
  let end = downstream(ground, cell)
  if (ground.rules.drift === 'one-cell') return end
  // A cycle is an error, but the board shows such levels, too.
  for (let left = ground.cells.length; left > 0 && kindOf(ground.cells[end]!) === RIVER; left--) {
    end = downstream(ground, end)
  }
  return end
}

/** The cell that a river cell flows into; the cell itself if a wrong arrow leads nowhere. */
function downstream({ rows, cols, cells }: Ground, cell: number): number {
  const next = neighbour(rows, cols, cell, wayOf(cells[cell]!))
  const kind = next < 0 ? -1 : kindOf(cells[next]!)
  return kind === RIVER || kind === ESTUARY ? next : cell
}

function caveEnds(level: Level, rules: Rules): Int32Array {
  const chains = chainsOf(level)
  if (chains.every((chain) => chain.length === 0)) return new Int32Array(0)
  const ends = new Int32Array(level.cells.length).fill(-1)
  for (const chain of chains) {
    const order = rules.caves === 'reading-order' ? [...chain].sort((a, b) => a - b) : chain
    order.forEach((cell, index) => {
      const next = order[index + 1]
      const ring = next ?? (rules.caves === 'last-stays' ? cell : order[0]!)
      ends[cell] = rules.caves === 'all-stay' ? cell : ring
    })
  }
  return ends
}
