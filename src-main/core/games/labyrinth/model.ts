import type { ListEdit, Replace } from '../../game/list-edits'
import { spotOf, type BoardSize } from '../../kernel/grid'

/** One walk: its start, which may be off the map, and its moves as letters N, E, S, W. */
export interface Walk {
  readonly row: number
  readonly col: number
  readonly moves: string
}

/**
 * A level as in its text, even if it breaks rules. Cells are row by row, each packed as in `cells.ts`; the array is
 * never changed once the level is made.
 */
export interface Level {
  readonly rows: number
  readonly cols: number
  readonly cells: Uint32Array
  readonly walks: readonly Walk[]
}

/** The possible changes of the list of walks, with the codes of their undo labels. */
export const listLabels = {
  walks: { insert: 'add-walk', remove: 'delete-walk', set: 'move-start', move: 'reorder-walks' },
} as const

/** The edits of a level; `index` counts walks from 0. */
export type Edit =
  | ListEdit<Level, typeof listLabels>
  | Replace<Level>
  /** Sets `cells[i]` to the packed value `values[i]`, in order. `label` is the code of the undo label. */
  | {
      readonly kind: 'paint'
      readonly cells: readonly number[]
      readonly values: readonly number[]
      readonly label: string
    }
  /** Replaces `removed` moves from move `at` on with `moves`. */
  | {
      readonly kind: 'splice-moves'
      readonly index: number
      readonly at: number
      readonly removed: number
      readonly moves: string
    }

/** Official side length of the map (L9). */
export const OFFICIAL_SIDE = 7
/** Longest side that can be run (L9). */
export const MOST_SIDE = 500

export function sizeOf(level: Level): BoardSize {
  return { rows: level.rows, cols: level.cols }
}

/** Cell of a start; -1 if it is off the map. */
export function startCell(level: Level, walk: Walk): number {
  const { row, col } = walk
  if (row < 0 || col < 0 || row >= level.rows || col >= level.cols) return -1
  return row * level.cols + col
}

/** Row and column of a cell, from 0. */
export function positionOf(level: Pick<Level, 'cols'>, cell: number): [row: number, col: number] {
  const { row, col } = spotOf(level, cell)
  return [row, col]
}

/** A cell in words: (row,col). */
export function at(level: Level, cell: number): string {
  return `(${positionOf(level, cell).join()})`
}

/** A map of islands with one walk without moves, as made by "New". */
export function blankLevel(rows: number, cols: number): Level {
  const walks = [{ row: rows >> 1, col: cols >> 1, moves: '' }]
  return { rows, cols, cells: new Uint32Array(rows * cols), walks }
}
