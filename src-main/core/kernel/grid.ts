/** A rectangle of cells, right and bottom exclusive. */
export interface CellRect {
  readonly row: number
  readonly col: number
  readonly rows: number
  readonly cols: number
}

export interface BoardSize {
  readonly rows: number
  readonly cols: number
}

/** The four directions in clockwise order; a direction is numbered by its index here. */
export const ways = ['N', 'E', 'S', 'W'] as const
export type Way = (typeof ways)[number]

/** Row and column steps of the directions N, E, S, W. */
export const wayRow: readonly number[] = [-1, 0, 1, 0]
export const wayCol: readonly number[] = [0, 1, 0, -1]

export function cellOf(size: BoardSize, row: number, col: number): number {
  return row * size.cols + col
}

/** Row and column of a cell, from 0. */
export function spotOf(
  { cols }: Pick<BoardSize, 'cols'>,
  cell: number,
): { row: number; col: number } {
  return { row: Math.trunc(cell / cols), col: cell % cols }
}

export function isInside(size: BoardSize, row: number, col: number): boolean {
  return row >= 0 && col >= 0 && row < size.rows && col < size.cols
}

/** The rectangle spanned by two corner cells, in either order. */
export function rectBetween(rowA: number, colA: number, rowB: number, colB: number): CellRect {
  const row = Math.min(rowA, rowB)
  const col = Math.min(colA, colB)
  return { row, col, rows: Math.abs(rowA - rowB) + 1, cols: Math.abs(colA - colB) + 1 }
}

export function rectHas(rect: CellRect, row: number, col: number): boolean {
  return (
    row >= rect.row && col >= rect.col && row < rect.row + rect.rows && col < rect.col + rect.cols
  )
}

/** Cells of a straight line of squares between two squares (Bresenham), ends included. */
export function cellsBetween(
  rowA: number,
  colA: number,
  rowB: number,
  colB: number,
): { row: number; col: number }[] {
  const cells = [{ row: rowA, col: colA }]
  const steps = Math.max(Math.abs(rowB - rowA), Math.abs(colB - colA))
  for (let step = 1; step <= steps; step++) {
    cells.push({
      row: Math.round(rowA + ((rowB - rowA) * step) / steps),
      col: Math.round(colA + ((colB - colA) * step) / steps),
    })
  }
  return cells
}

/** Mirrored left to right, mirrored top to bottom, a quarter turn clockwise, half a turn. */
export type Turning = 'horizontal' | 'vertical' | 'quarter' | 'half'

/** The cell to which a turning of a square board, `side` cells wide, takes a cell. */
export function turnedCell(side: number, cell: number, turning: Turning): number {
  const row = Math.trunc(cell / side)
  const col = cell % side
  switch (turning) {
    case 'horizontal':
      return row * side + side - 1 - col
    case 'vertical':
      return (side - 1 - row) * side + col
    case 'quarter':
      return col * side + side - 1 - row
    case 'half':
      return side * side - 1 - cell
  }
}
