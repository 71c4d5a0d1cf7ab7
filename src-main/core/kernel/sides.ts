import type { BoardSize } from './grid'

/** Lines of cells that a board gets at each of its sides; what is cut off counts below zero. */
export interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The size of a board that has got so many lines. */
export function sizeWith(
  { rows, cols }: BoardSize,
  { top, right, bottom, left }: Sides,
): BoardSize {
  return { rows: rows + top + bottom, cols: cols + left + right }
}

/** What leads from one size to another while the north-west corner stays. */
export function sidesTo(from: BoardSize, rows: number, cols: number): Sides {
  return { top: 0, right: cols - from.cols, bottom: rows - from.rows, left: 0 }
}
