import type { BoardSize } from '../../kernel/grid'

/** Cells per side; the board of this game is always square (20 by 20). */
export const SIDE = 20
export const CELL_COUNT = SIDE * SIDE
export const boardSize: BoardSize = { rows: SIDE, cols: SIDE }

const LETTERS = 'ABCDEFGHIJKLMNOPQRST'

/** A cell's name in the official texts, row first: "HC". */
export function cellName(cell: number): string {
  return LETTERS[rowOf(cell)]! + LETTERS[colOf(cell)]!
}

/** The cell with a name; -1 if there is none. */
export function cellNamed(name: string): number {
  if (name.length !== 2) return -1
  const row = LETTERS.indexOf(name[0]!)
  const col = LETTERS.indexOf(name[1]!)
  return row < 0 || col < 0 ? -1 : row * SIDE + col
}

export function rowOf(cell: number): number {
  // Integers alone: searches ask for it all the time.
  return (cell / SIDE) | 0
}

export function colOf(cell: number): number {
  return cell % SIDE
}

/** The cell in a row and column; -1 off the map. */
export function cellIn(row: number, col: number): number {
  return row < 0 || col < 0 || row >= SIDE || col >= SIDE ? -1 : row * SIDE + col
}

/** By cell: looked up rather than computed, because searches ask for distances all the time. */
const rowsOf = Int8Array.from({ length: CELL_COUNT }, (_, cell) => rowOf(cell))
const colsOf = Int8Array.from({ length: CELL_COUNT }, (_, cell) => colOf(cell))

/** Number of king's moves between two cells of the map. */
export function kingDistance(a: number, b: number): number {
  return Math.max(Math.abs(rowsOf[a]! - rowsOf[b]!), Math.abs(colsOf[a]! - colsOf[b]!))
}

/** Names separated by spaces. */
export function cellNames(cells: readonly number[]): string {
  return cells.map(cellName).join(' ')
}

/** Cells with names known to be valid, for constants. */
export function cellsNamed(names: string): number[] {
  return names.split(' ').map(cellNamed)
}
