import { rectHas, type BoardSize, type CellRect } from '../kernel/grid'

/** A rectangle of cells, or only some of its cells. */
export interface Area extends CellRect {
  /** Which cells belong to it; absent: all of the rectangle. */
  readonly has?: ((row: number, col: number) => boolean) | undefined
}

/** Whether a cell is in an area. */
export function areaHas(area: Area, row: number, col: number): boolean {
  return rectHas(area, row, col) && (area.has?.(row, col) ?? true)
}

/** A whole board as a rectangle. */
export function wholeBoard({ rows, cols }: BoardSize): CellRect {
  return { row: 0, col: 0, rows, cols }
}

/** How a change of the board moves cells and directions (0 to 3 for N, E, S, W) of an area. */
export interface Motion {
  /** The rectangle where the area lies after it. */
  readonly into: CellRect
  readonly cell: (row: number, col: number) => { readonly row: number; readonly col: number }
  readonly way: (way: number) => number
}

/** Mirrors within the area: `horizontal` swaps east and west, `vertical` north and south. */
export function mirrorOf(area: CellRect, axis: 'horizontal' | 'vertical'): Motion {
  const isHorizontal = axis === 'horizontal'
  return {
    into: area,
    cell: (row, col) =>
      isHorizontal
        ? { row, col: 2 * area.col + area.cols - 1 - col }
        : { row: 2 * area.row + area.rows - 1 - row, col },
    way: (way) => ((way & 1) === (isHorizontal ? 1 : 0) ? way ^ 2 : way),
  }
}

/**
 * A quarter turn clockwise. The turned area keeps its north-west corner, moved as far as needed to stay on `board`. Null
 * if it is too long for that.
 */
export function quarterTurnOf(area: CellRect, board: BoardSize): Motion | null {
  if (area.cols > board.rows || area.rows > board.cols) return null
  const row = Math.min(area.row, board.rows - area.cols)
  const col = Math.min(area.col, board.cols - area.rows)
  return {
    into: { row, col, rows: area.cols, cols: area.rows },
    cell: (before, beside) => ({
      row: row + beside - area.col,
      col: col + area.rows - 1 - (before - area.row),
    }),
    way: (way) => (way + 1) & 3,
  }
}

/** A shift by rows and columns, limited by the edge of the board. */
export function shiftOf(area: CellRect, board: BoardSize, rows: number, cols: number): Motion {
  const row = clamp(area.row + rows, 0, board.rows - area.rows)
  const col = clamp(area.col + cols, 0, board.cols - area.cols)
  return {
    into: { row, col, rows: area.rows, cols: area.cols },
    cell: (before, beside) => ({ row: before + row - area.row, col: beside + col - area.col }),
    way: (way) => way,
  }
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest))
}
