import type { BoardSize } from '../../kernel/grid'

/** Rows A to I and numbers 1 to 9; 61 of the 81 cells exist. */
export const SIDE = 9
export const CELLS = SIDE * SIDE
export const boardSize: BoardSize = { rows: SIDE, cols: SIDE }

const ROW_NAMES = 'ABCDEFGHI'

/** First column of each row; row A begins with A5. */
export const firstCols: readonly number[] = [4, 3, 2, 1, 0, 0, 0, 0, 0]
/** Number of cells in each row. */
export const rowLengths: readonly number[] = [5, 6, 7, 8, 9, 8, 7, 6, 5]
/** Spaces before each row in the canonical text. */
export const indents: readonly number[] = [4, 3, 2, 1, 0, 1, 2, 3, 4]

/** Whether the hexagon has a cell there. */
export function hasCell(row: number, col: number): boolean {
  const first = firstCols[row]
  return first !== undefined && col >= first && col < first + rowLengths[row]!
}

/** The 61 cells in the order of the text: A5 to A9, B4 to B9, and so on. */
export const boardCells: readonly number[] = Array.from(
  { length: CELLS },
  (_, cell) => cell,
).filter((cell) => hasCell(rowOf(cell), colOf(cell)))

export function rowOf(cell: number): number {
  return Math.trunc(cell / SIDE)
}

export function colOf(cell: number): number {
  return cell % SIDE
}

/** E5 for 40. */
export function cellName(cell: number): string {
  return `${ROW_NAMES[rowOf(cell)]}${colOf(cell) + 1}`
}

/** The letter of a row: A for 0. */
export function rowName(row: number): string {
  return ROW_NAMES[row]!
}

const cellsByName = new Map(boardCells.map((cell) => [cellName(cell), cell]))

/** The cell with a name such as E5; -1 if the board has none. */
export function cellNamed(name: string): number {
  return cellsByName.get(name) ?? -1
}

/** Row and column steps to the six neighbours, for E5: E4, E6, D5, D6, F4, F5. */
export const neighbourSteps: readonly (readonly [number, number])[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [-1, 1],
  [1, -1],
  [1, 0],
]

/** The same steps with the two downward ones taken like the upward ones, as in a misreading of the board. */
export const offsetNeighbourSteps: readonly (readonly [number, number])[] = [
  ...neighbourSteps.slice(0, 4),
  [1, 0],
  [1, 1],
]

/** Existing neighbours of each cell by number, in the order of the steps. */
export function neighbourTable(
  steps: readonly (readonly [number, number])[] = neighbourSteps,
): readonly (readonly number[])[] {
  return Array.from({ length: CELLS }, (_, cell) => {
    const row = rowOf(cell)
    const col = colOf(cell)
    if (!hasCell(row, col)) return []
    return steps
      .filter(([down, right]) => hasCell(row + down, col + right))
      .map(([down, right]) => (row + down) * SIDE + col + right)
  })
}

/** Number of steps between two cells as the crow flies. */
export function distance(from: number, to: number): number {
  const down = rowOf(to) - rowOf(from)
  const right = colOf(to) - colOf(from)
  return (Math.abs(down) + Math.abs(right) + Math.abs(down + right)) / 2
}
