import type { BoardSize } from '@core/kernel/grid'

interface Cell {
  readonly row: number
  readonly col: number
}

/**
 * The cell to which an arrow key moves the board cursor; null if there is none. Without a cursor it appears on the
 * first cell. If the target cell does not exist, a neighbour in its row is used.
 */
export function cursorAfter(
  size: BoardSize,
  isCell: (row: number, col: number) => boolean,
  from: Cell | null,
  rows: number,
  cols: number,
): Cell | null {
  if (!from) return firstCell(size, isCell)
  const row = from.row + rows
  const col = from.col + cols
  if (isCell(row, col)) return { row, col }
  if (rows === 0) return null
  if (isCell(row, col + 1)) return { row, col: col + 1 }
  return isCell(row, col - 1) ? { row, col: col - 1 } : null
}

function firstCell(size: BoardSize, isCell: (row: number, col: number) => boolean): Cell | null {
  for (let row = 0; row < size.rows; row++) {
    for (let col = 0; col < size.cols; col++) if (isCell(row, col)) return { row, col }
  }
  return null
}
