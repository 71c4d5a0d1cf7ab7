import { isInside } from '@core/kernel/grid'
import type { LevelEditor } from '../state/level-editor.svelte'
import type { Selection } from '../state/selection'
import { cellMarks } from './cell-marks'
import type { BoardMoment, Paint } from './board-view'

/** What follows the pointer: problems, selection, board cursor, hovered cell, and what a click would do. */
export function paintPointer(paint: Paint, editor: LevelEditor, moment: BoardMoment): void {
  const { theme } = paint
  const { size, hover, preview, cursorCell, selection, diagnostics } = editor
  const marks = cellMarks(paint, editor.view.geometry, size)
  // The first hundred marks tell the story; ten thousand would only slow the pointer down.
  for (const { cells, severity } of diagnostics.slice(0, 100)) {
    const [cell] = cells
    if (cell === undefined) continue
    const colour = severity === 'error' ? theme.error : theme.warning
    marks.flag(Math.floor(cell / size.cols), cell % size.cols, colour)
  }
  paintAtCursor(paint, editor, moment)
  if (selection) paintSelection(paint, selection, marks)
  if (hover && isInside(size, hover.row, hover.col)) {
    marks.outline(hover.row, hover.col, theme.textMuted, 1)
  }
  if (preview?.ghost != null) paintGhost(paint, editor)
  if (preview?.refusal && hover) marks.strike(hover.row, hover.col, theme.error)
  if (cursorCell !== null) {
    marks.outline(Math.floor(cursorCell / size.cols), cursorCell % size.cols, theme.accent, 2)
  }
}

function paintAtCursor(paint: Paint, editor: LevelEditor, moment: BoardMoment): void {
  const { hover, cursorCell, size, view, level } = editor
  const isOn = hover !== null && isInside(size, hover.row, hover.col)
  const held =
    cursorCell === null
      ? null
      : { row: Math.floor(cursorCell / size.cols), col: cursorCell % size.cols }
  const at = isOn ? hover : held
  if (!at || !view.paintCursor) return
  paint.ctx.save()
  view.paintCursor(paint, level, editor.frame(), moment, at)
  paint.ctx.restore()
}

function paintGhost(paint: Paint, { preview, view, level }: LevelEditor): void {
  const { ctx } = paint
  const isAllowed = preview?.refusal === null
  ctx.save()
  ctx.globalAlpha = isAllowed ? 0.55 : 0.35
  view.paintGhost(paint, level, preview?.ghost, isAllowed)
  ctx.restore()
}

function paintSelection(
  { ctx, theme }: Paint,
  selection: Selection,
  marks: ReturnType<typeof cellMarks>,
): void {
  ctx.save()
  ctx.fillStyle = theme.accent
  ctx.globalAlpha = 0.12
  for (const { row, col } of selection.list()) marks.fill(row, col)
  ctx.restore()
  ctx.save()
  ctx.strokeStyle = theme.accent
  ctx.lineWidth = 1.5
  ctx.setLineDash([4, 3])
  ctx.beginPath()
  for (const { row, col } of selection.list()) {
    marks.edges(row, col, (r, c) => !selection.has(r, c))
  }
  ctx.stroke()
  ctx.restore()
}
