import { SIDE } from '../cells'
import type { House } from '../model'

/** A straight line out of a house (W4). */
export interface Line {
  /** Corner of the house it leaves. */
  readonly from: number
  /** Cells after that corner; the last one is a corner of another house. */
  readonly cells: readonly number[]
  readonly end: number
}

/** One way that a ghost may draw on a corner: along the perimeter to an exit, then along a line (W2 to W4). */
export interface Plan {
  /** Corner by which it leaves. */
  readonly exit: number
  /** All cells that it enters, without the corner it starts on; the other house's corner comes last. */
  readonly path: readonly number[]
  /** Number of steps within the house. */
  readonly inside: number
  /**
   * Its probability relative to the other plans of its corner, a whole number: exit, line and way are drawn uniformly
   * (G1).
   */
  readonly weight: number
}

/** Divisible by any number of lines (1 to 4) times ways (1 or 2). */
const WHOLE = 24

/** All plans of a ghost on a corner of a house. */
export function plansOf(
  house: House,
  corner: number,
  corners: readonly number[],
  linesOf: (corner: number) => readonly Line[],
): Plan[] {
  const plans: Plan[] = []
  for (const exit of corners) {
    const lines = linesOf(exit)
    if (lines.length === 0) continue
    const ways = perimeterWays(house, corner, exit)
    for (const way of ways) {
      for (const line of lines) {
        const path = [...way, ...line.cells]
        const weight = WHOLE / (lines.length * ways.length)
        plans.push({ exit, path, inside: way.length, weight })
      }
    }
  }
  return plans
}

/**
 * The shortest ways along the perimeter from one corner to another, without the first cell: one, or two of equal length
 * (W3).
 */
export function perimeterWays(house: House, from: number, to: number): number[][] {
  if (from === to) return [[]]
  const ring = perimeter(house)
  // A house one cell wide cannot be walked around, only from end to end.
  if (house.rows === 1 || house.cols === 1) {
    return [(ring[0] === from ? ring : ring.toReversed()).slice(1)]
  }
  const forth = walk(ring, from, to)
  const back = walk(ring.toReversed(), from, to)
  if (forth.length === back.length) return [forth, back]
  return [forth.length < back.length ? forth : back]
}

/** Cells of the perimeter, clockwise from the north-west corner; of a narrow house, from end to end. */
function perimeter({ row, col, rows, cols }: House): number[] {
  const ring: number[] = []
  const south = row + rows - 1
  const east = col + cols - 1
  for (let c = col; c <= east; c++) ring.push(row * SIDE + c)
  for (let r = row + 1; r <= south; r++) ring.push(r * SIDE + east)
  if (rows === 1 || cols === 1) return ring
  for (let c = east - 1; c >= col; c--) ring.push(south * SIDE + c)
  for (let r = south - 1; r > row; r--) ring.push(r * SIDE + col)
  return ring
}

/** Cells after `from` up to `to`, around the perimeter. */
function walk(ring: readonly number[], from: number, to: number): number[] {
  const cells: number[] = []
  for (let at = ring.indexOf(from); ring[at % ring.length] !== to;) {
    at++
    cells.push(ring[at % ring.length]!)
  }
  return cells
}
