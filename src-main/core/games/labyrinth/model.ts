import type { ListEdit, Replace } from '../../game/list-edits'
import type { BoardSize } from '../../kernel/grid'

/** One walk: its start, which may lie off the map, and its moves as letters N, E, S, W. */
export interface Walk {
  readonly row: number
  readonly col: number
  readonly moves: string
}

/**
 * A level as its text says it, also when it breaks rules. Cells are row by row, each packed as `cells.ts` says; the
 * array is never written to once the level is made.
 */
export interface Level {
  readonly rows: number
  readonly cols: number
  readonly cells: Uint32Array
  readonly walks: readonly Walk[]
}

/** What can be done to the list of walks, by the codes of what the undo menu says. */
export const listLabels = {
  walks: { insert: 'add-walk', remove: 'delete-walk', set: 'move-start', move: 'reorder-walks' },
} as const

/** What can be done to a level; `index` counts walks from 0. */
export type Edit =
  | ListEdit<Level, typeof listLabels>
  | Replace<Level>
  /** Sets `cells[i]` to the packed value `values[i]`, in order. The label is the code of what the undo menu says. */
  | {
      readonly kind: 'paint'
      readonly cells: readonly number[]
      readonly values: readonly number[]
      readonly label: string
    }
  /** Takes `removed` moves away from move `at` on and puts `moves` there. */
  | {
      readonly kind: 'splice-moves'
      readonly index: number
      readonly at: number
      readonly removed: number
      readonly moves: string
    }

/** Official side of the map (L9). */
export const OFFICIAL_SIDE = 7
/** Longest side that can be run (L9). */
export const MOST_SIDE = 500

export function sizeOf(level: Level): BoardSize {
  return { rows: level.rows, cols: level.cols }
}

/** Cell of a start; -1 when it lies off the map. */
export function startCell(level: Level, walk: Walk): number {
  const { row, col } = walk
  if (row < 0 || col < 0 || row >= level.rows || col >= level.cols) return -1
  return row * level.cols + col
}

/** A cell as words say it: (row,col). */
export function at(level: Level, cell: number): string {
  return `(${Math.trunc(cell / level.cols)},${cell % level.cols})`
}

/** A map of islands with one walk that has not moved yet, as "New" gives it. */
export function blankLevel(rows: number, cols: number): Level {
  const walks = [{ row: rows >> 1, col: cols >> 1, moves: '' }]
  return { rows, cols, cells: new Uint32Array(rows * cols), walks }
}
