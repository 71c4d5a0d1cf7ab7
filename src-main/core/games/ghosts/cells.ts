import type { BoardSize } from '../../kernel/grid'

/** Cells a side; the board of this game is always square (20 by 20). */
export const SIDE = 20
export const CELL_COUNT = SIDE * SIDE
export const boardSize: BoardSize = { rows: SIDE, cols: SIDE }

const LETTERS = 'ABCDEFGHIJKLMNOPQRST'

/** A cell as the official texts name it, row first: "HC". */
export function cellName(cell: number): string {
  return LETTERS[rowOf(cell)]! + LETTERS[colOf(cell)]!
}

/** The cell of a name; -1 when it is none. */
export function cellNamed(name: string): number {
  if (name.length !== 2) return -1
  const row = LETTERS.indexOf(name[0]!)
  const col = LETTERS.indexOf(name[1]!)
  return row < 0 || col < 0 ? -1 : row * SIDE + col
}

export function rowOf(cell: number): number {
  return Math.trunc(cell / SIDE)
}

export function colOf(cell: number): number {
  return cell % SIDE
}

/** The cell of a row and column; -1 off the map. */
export function cellIn(row: number, col: number): number {
  return row < 0 || col < 0 || row >= SIDE || col >= SIDE ? -1 : row * SIDE + col
}

/** Steps of a king between two cells. */
export function kingDistance(a: number, b: number): number {
  return Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(colOf(a) - colOf(b)))
}

/** Names parted by blanks. */
export function cellNames(cells: readonly number[]): string {
  return cells.map(cellName).join(' ')
}

/** Cells of names known to be right, for constants. */
export function cellsNamed(names: string): number[] {
  return names.split(' ').map(cellNamed)
}
