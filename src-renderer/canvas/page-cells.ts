import { isInside, type BoardSize } from '@core/kernel/grid'
import type { BoardCell } from './board-view'

/** Number of a cell within a document of pages; null outside the rectangle of a page. */
export function pageCell(size: BoardSize, page: number, row: number, col: number): number | null {
  return isInside(size, row, col) ? (page * size.rows + row) * size.cols + col : null
}

/** Row and column of a cell by its number; null when it is on a different page. */
export function placeOnPage(size: BoardSize, page: number, cell: number): BoardCell | null {
  const row = Math.floor(cell / size.cols) - page * size.rows
  return row >= 0 && row < size.rows ? { row, col: cell % size.cols } : null
}

/** The page that a cell is on. */
export function pageOfCell({ rows, cols }: BoardSize, cell: number): number {
  return Math.floor(cell / (rows * cols))
}
