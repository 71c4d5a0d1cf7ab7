import type { BoardSize } from './grid'

/** Numbers of lines of cells that a board gains at each of its sides; negative numbers cut lines off. */
export interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The size of a board after these changes. */
export function sizeWith(
  { rows, cols }: BoardSize,
  { top, right, bottom, left }: Sides,
): BoardSize {
  return { rows: rows + top + bottom, cols: cols + left + right }
}

/** The changes from one size to another that keep the north-west corner. */
export function sidesTo(from: BoardSize, rows: number, cols: number): Sides {
  return { top: 0, right: cols - from.cols, bottom: rows - from.rows, left: 0 }
}
