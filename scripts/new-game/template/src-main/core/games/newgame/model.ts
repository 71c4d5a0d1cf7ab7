import type { BoardSize, Way } from '../../kernel/grid'
import type { ListEdit, Replace } from '../../game/list-edits'

/** What a cell may be: free, or a wall. */
export const letters = ['.', '#'] as const

/** A level as its text says. Never changed in place. */
export interface Level extends BoardSize {
  /** One a cell, row by row. */
  readonly cells: readonly (typeof letters)[number][]
  /** The walker's moves, a turn each. It starts in the upper left corner. */
  readonly moves: readonly Way[]
}

/** Rows and columns of a board. */
export const SIDES = { lowest: 1, highest: 50 }
export const MOST_MOVES = 10_000

/** The lists that edits change, each change with the code of what the undo menu says of it. */
export const listLabels = {
  cells: { set: 'draw-wall' },
  moves: { insert: 'add-move', remove: 'delete-move', set: 'change-move', move: 'move-move' },
} as const

export type Edit = ListEdit<Level, typeof listLabels> | Replace<Level>

export function blankLevel(rows: number, cols: number): Level {
  return { rows, cols, cells: Array(rows * cols).fill('.'), moves: [] }
}
