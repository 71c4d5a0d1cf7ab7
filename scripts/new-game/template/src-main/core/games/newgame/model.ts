import { cellOf, type Way } from '../../kernel/grid'
import type { ListEdit, Replace } from '../../game/list-edits'

/** A level as its text says. Never changed in place. */
export interface Level {
  readonly rows: number
  readonly cols: number
  /** True for a wall; one a cell, row by row. */
  readonly walls: readonly boolean[]
  /** The walker's moves, a turn each. It starts in the upper left corner. */
  readonly moves: readonly Way[]
}

/** Rows and columns of a board. */
export const SIDES = { lowest: 1, highest: 50 }
export const MOST_MOVES = 10_000

/** The lists that edits change, each change with the code of what the undo menu says of it. */
export const listLabels = {
  walls: { set: 'draw-wall' },
  moves: { insert: 'add-move', remove: 'delete-move', set: 'change-move', move: 'move-move' },
} as const

export type Edit = ListEdit<Level, typeof listLabels> | Replace<Level>

export function blankLevel(rows: number, cols: number): Level {
  return { rows, cols, walls: Array<boolean>(rows * cols).fill(false), moves: [] }
}

/** The cell beside a cell; -1 off the board. */
export function cellBeside({ rows, cols }: Level, cell: number, way: Way): number {
  const row = Math.trunc(cell / cols) + (way === 'S' ? 1 : way === 'N' ? -1 : 0)
  const col = (cell % cols) + (way === 'E' ? 1 : way === 'W' ? -1 : 0)
  return row < 0 || row >= rows || col < 0 || col >= cols ? -1 : cellOf({ rows, cols }, row, col)
}

/** "(2,3)": row and column, from 0. */
export function cellName({ cols }: Level, cell: number): string {
  return `(${Math.trunc(cell / cols)},${cell % cols})`
}
