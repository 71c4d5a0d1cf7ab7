import type { BoardSize, CellRect } from '@core/kernel/grid'

/** A point on the board in cells: (0,0) is the outer corner of the first cell, y grows downwards. */
export interface BoardXY {
  readonly x: number
  readonly y: number
}

export interface BoardRect extends BoardXY {
  readonly width: number
  readonly height: number
}

/** How the cells of a board lie in the plane; one per board type. */
export interface BoardGeometry {
  /** The board with the margin that its walls and coordinates need. */
  bounds(size: BoardSize): BoardRect
  /** The cell under a point; row or column may lie outside the board. */
  cellAt(at: BoardXY): { readonly row: number; readonly col: number }
  centreOf(row: number, col: number): BoardXY
  /** Cells that a stretch of the plane may touch, cut to the board. */
  cellsIn(size: BoardSize, rect: BoardRect): CellRect
}

const MARGIN = 1.25

/** Squares of side 1. */
export const squareGeometry: BoardGeometry = {
  bounds: (size) => ({
    x: -MARGIN,
    y: -MARGIN,
    width: size.cols + 2 * MARGIN,
    height: size.rows + 2 * MARGIN,
  }),
  cellAt: ({ x, y }) => ({ row: Math.floor(y), col: Math.floor(x) }),
  centreOf: (row, col) => ({ x: col + 0.5, y: row + 0.5 }),
  cellsIn: (size, rect) => {
    const row = Math.max(0, Math.floor(rect.y))
    const col = Math.max(0, Math.floor(rect.x))
    const bottom = Math.min(size.rows, Math.ceil(rect.y + rect.height))
    const right = Math.min(size.cols, Math.ceil(rect.x + rect.width))
    return { row, col, rows: Math.max(0, bottom - row), cols: Math.max(0, right - col) }
  },
}
