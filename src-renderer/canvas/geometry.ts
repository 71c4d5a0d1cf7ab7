import { cellsBetween, type BoardSize, type CellRect } from '@core/kernel/grid'
import type { BoardPlace } from '../tools/tool'
import { hexSymmetries, squareSymmetries, type Symmetry } from './symmetries'

/** A point on the board in cells: (0,0) is the outer corner of the first cell, y grows downwards. */
export interface BoardXY {
  readonly x: number
  readonly y: number
}

export interface BoardRect extends BoardXY {
  readonly width: number
  readonly height: number
}

/** The arrangement of a board's cells in the plane; one per board type. */
export interface BoardGeometry {
  /** The board with the margin that its walls and coordinates need. */
  bounds(size: BoardSize): BoardRect
  /** The cell under a point; row or column may lie outside the board. */
  cellAt(size: BoardSize, at: BoardXY): { readonly row: number; readonly col: number }
  centreOf(size: BoardSize, row: number, col: number): BoardXY
  /** Corners of a cell in clockwise order, relative to its centre. */
  readonly corners: readonly BoardXY[]
  /** The cell on the other side of the edge from corner i to corner i + 1, as steps of row and column. */
  readonly edgeSteps: readonly { readonly rows: number; readonly cols: number }[]
  /** Steps of row and column along which a straight line runs from middle to middle. */
  readonly lineSteps: readonly { readonly rows: number; readonly cols: number }[]
  /** Cells of a straight line from one cell to another, ends included; consecutive cells touch. */
  line(size: BoardSize, from: BoardPlace, to: BoardPlace): readonly BoardPlace[]
  /** The centre of the board's symmetries. */
  middle(size: BoardSize): BoardXY
  readonly symmetries: readonly Symmetry[]
  /** Cells that a part of the plane may touch, limited to the board. */
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
  cellAt: (_size, { x, y }) => ({ row: Math.floor(y), col: Math.floor(x) }),
  centreOf: (_size, row, col) => ({ x: col + 0.5, y: row + 0.5 }),
  corners: [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ],
  edgeSteps: [
    { rows: -1, cols: 0 },
    { rows: 0, cols: 1 },
    { rows: 1, cols: 0 },
    { rows: 0, cols: -1 },
  ],
  lineSteps: [-1, 0, 1].flatMap((rows) =>
    [-1, 0, 1].flatMap((cols) => (rows === 0 && cols === 0 ? [] : { rows, cols })),
  ),
  line: (_size, from, to) => cellsBetween(from.row, from.col, to.row, to.col),
  middle: ({ rows, cols }) => ({ x: cols / 2, y: rows / 2 }),
  symmetries: squareSymmetries,
  cellsIn: (size, rect) => clip(size, rect.y, rect.x, rect.y + rect.height, rect.x + rect.width),
}

/** Side of a hexagon whose flat sides are 1 apart; rows lie one and a half sides apart. */
const SIDE = 1 / Math.sqrt(3)
const ROW_STEP = 1.5 * SIDE

const hexSteps = [
  { rows: -1, cols: 1 },
  { rows: 0, cols: 1 },
  { rows: 1, cols: 0 },
  { rows: 1, cols: -1 },
  { rows: 0, cols: -1 },
  { rows: -1, cols: 0 },
]

/**
 * Hexagons with a corner on top, 1 wide. Columns run along the diagonal: the cell below and to the right of (r, c) is
 * (r + 1, c), below and to the left (r + 1, c - 1). A board of 2n - 1 rows is shifted so that its hexagon of side n
 * starts at x = 0 in its middle row.
 */
export const hexGeometry: BoardGeometry = {
  bounds: (size) => ({
    x: -0.75,
    y: -0.75,
    width: size.cols + 1.5,
    height: (size.rows - 1) * ROW_STEP + 2 * SIDE + 1.5,
  }),
  cellAt: (size, { x, y }) => {
    const row = (y - SIDE) / ROW_STEP
    const col = x - 0.5 - row / 2 + shift(size)
    return roundHex(row, col)
  },
  centreOf: (size, row, col) => ({
    x: col + row / 2 - shift(size) + 0.5,
    y: row * ROW_STEP + SIDE,
  }),
  corners: [
    { x: 0, y: -SIDE },
    { x: 0.5, y: -SIDE / 2 },
    { x: 0.5, y: SIDE / 2 },
    { x: 0, y: SIDE },
    { x: -0.5, y: SIDE / 2 },
    { x: -0.5, y: -SIDE / 2 },
  ],
  edgeSteps: hexSteps,
  lineSteps: hexSteps,
  line: (_size, from, to) => {
    const [rows, cols] = [to.row - from.row, to.col - from.col]
    const steps = Math.max(Math.abs(rows), Math.abs(cols), Math.abs(rows + cols))
    // Slightly off the middle, so that a line along the edge between two cells stays on one side.
    return Array.from({ length: steps + 1 }, (_, step) => {
      const part = steps === 0 ? 0 : step / steps
      return roundHex(from.row + rows * part + 1e-6, from.col + cols * part + 1e-6)
    })
  },
  middle: (size) => ({ x: size.cols / 2, y: ((size.rows - 1) / 2) * ROW_STEP + SIDE }),
  symmetries: hexSymmetries,
  cellsIn: (size, rect) => {
    const top = (rect.y - 2 * SIDE) / ROW_STEP
    const bottom = (rect.y + rect.height) / ROW_STEP + 1
    return clip(size, top, 0, bottom, size.cols)
  },
}

function shift(size: BoardSize): number {
  return (size.rows - 1) / 4
}

/** The hexagon whose centre is nearest: rounds all three axes and fixes the one that was rounded most. */
function roundHex(row: number, col: number): { row: number; col: number } {
  const third = -row - col
  // Adding 0 turns -0 into 0.
  const [r, c, t] = [Math.round(row) + 0, Math.round(col) + 0, Math.round(third) + 0]
  const [dr, dc, dt] = [Math.abs(r - row), Math.abs(c - col), Math.abs(t - third)]
  if (dr > dc && dr > dt) return { row: 0 - c - t, col: c }
  return dc > dt ? { row: r, col: 0 - r - t } : { row: r, col: c }
}

function clip(size: BoardSize, top: number, left: number, bottom: number, right: number): CellRect {
  const row = Math.max(0, Math.floor(top))
  const col = Math.max(0, Math.floor(left))
  const rows = Math.min(size.rows, Math.ceil(bottom)) - row
  const cols = Math.min(size.cols, Math.ceil(right)) - col
  return { row, col, rows: Math.max(0, rows), cols: Math.max(0, cols) }
}
