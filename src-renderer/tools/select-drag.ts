import { cellsBetween, rectBetween, type BoardSize } from '@core/kernel/grid'
import { Selection } from './selection'

interface Cell {
  readonly row: number
  readonly col: number
}

/** How a drag selects: a rectangle, or the cells it brushes over. */
export type SelectMode = 'rectangle' | 'brush'

/** A drag of the selection tool. Pure: it only returns the selection, or the distance by which the selection moves. */
export interface SelectDrag {
  readonly kind: 'select' | 'move'
  /** The selection when the pointer is at a cell; for a move the selection at its new place. */
  to(cell: Cell): Selection | null
}

/**
 * Begins a drag at a cell: inside the selection it moves that, elsewhere it starts a new selection, or adds with
 * `isAdding`.
 */
export function beginSelectDrag(
  size: BoardSize,
  held: Selection | null,
  start: Cell,
  mode: SelectMode,
  isAdding: boolean,
): SelectDrag {
  if (held && !isAdding && held.has(start.row, start.col)) {
    return {
      kind: 'move',
      to: (cell) =>
        held.movedBy(...stepInside(size, held, cell.row - start.row, cell.col - start.col)),
    }
  }
  const from = clampCell(size, start)
  const kept = isAdding && held ? [...held.list()] : []
  if (mode === 'rectangle') {
    return {
      kind: 'select',
      to: (cell) => {
        const at = clampCell(size, cell)
        const rectangle = Selection.rectangle(rectBetween(from.row, from.col, at.row, at.col))
        return kept.length === 0 ? rectangle : Selection.brushed([...kept, ...rectangle.list()])
      },
    }
  }
  const brushed: Cell[] = [...kept, from]
  let last = from
  return {
    kind: 'select',
    to: (cell) => {
      const at = clampCell(size, cell)
      brushed.push(...cellsBetween(last.row, last.col, at.row, at.col))
      last = at
      return Selection.brushed(brushed)
    },
  }
}

/** Limits a move so that the selection stays on the board. */
export function stepInside(
  size: BoardSize,
  { rect }: Selection,
  rows: number,
  cols: number,
): [rows: number, cols: number] {
  return [
    Math.max(-rect.row, Math.min(size.rows - rect.row - rect.rows, rows)),
    Math.max(-rect.col, Math.min(size.cols - rect.col - rect.cols, cols)),
  ]
}

function clampCell(size: BoardSize, { row, col }: Cell): Cell {
  return {
    row: Math.max(0, Math.min(size.rows - 1, row)),
    col: Math.max(0, Math.min(size.cols - 1, col)),
  }
}
