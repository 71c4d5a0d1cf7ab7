import { rectBetween } from '@core/kernel/grid'
import { cursorAfter } from './cursor-steps'
import type { LevelEditor } from '../editor/index'
import { Selection } from '../tools/selection'

/** Moves the board cursor by rows and columns; with `isExtending` the selection extends to its new cell. */
export function moveCursor(
  editor: LevelEditor,
  down: number,
  right: number,
  isExtending: boolean,
): void {
  const { cursorAt, size, selection } = editor.board
  const isCell = (row: number, col: number): boolean => editor.board.cellAt(row, col) !== null
  const to = cursorAfter(size, isCell, cursorAt, down, right)
  if (!to) return
  const from = cursorAt ?? to
  editor.goToCell(editor.board.cellAt(to.row, to.col))
  if (!isExtending) return
  // The corner opposite the cursor stays in place.
  const rect = selection?.rect ?? { ...from, rows: 1, cols: 1 }
  const row = from.row === rect.row ? rect.row + rect.rows - 1 : rect.row
  const col = from.col === rect.col ? rect.col + rect.cols - 1 : rect.col
  editor.board.selection = Selection.rectangle(rectBetween(row, col, to.row, to.col))
}
