import type { Selection } from '../tools/selection'
import type { ShownBoard } from './shown-board'
import { cellMarks, type CellMarks } from './cell-marks'
import type { BoardMoment, Paint } from './board-view'
import type { BoardTheme } from './theme'

/** The first hundred marks tell the story; ten thousand would only slow the pointer down. */
const MOST_MARKS = 100
/** From this many pixels a cell on, cells that differ are framed one by one. */
const FRAMED_CELL = 24

/** What follows the pointer: problems, selection, board cursor, hovered cell, and what a click would do. */
export function paintPointer(paint: Paint, shown: ShownBoard, moment: BoardMoment): void {
  const { theme } = paint
  const { size, hover, preview, cursorAt, selection, diagnostics } = shown
  const marks = cellMarks(paint, shown.view.geometry, size)
  const here = diagnostics.filter(({ cells: [cell] }) => shown.placeOf(cell) !== null)
  for (const { cells, severity } of here.slice(0, MOST_MARKS)) {
    const { row, col } = shown.placeOf(cells[0])!
    const colour = severity === 'error' ? theme.error : theme.warning
    marks.flag(row, col, colour)
  }
  paintBreakpoints(shown, marks, theme)
  paintAtCursor(paint, shown, moment)
  // Other tools work on what lies below: its border is enough then.
  const isFilled = moment.toolId === 'select'
  if (selection) paintSelection(paint, selection, marks, isFilled)
  const hovered = hover && shown.cellAt(hover.row, hover.col)
  if (hover && hovered !== null) {
    shown.view.paintHover?.(paint, shown.level, hovered)
    marks.outline(hover.row, hover.col, theme.textMuted, 1)
  }
  if (preview?.ghost != null) paintGhost(paint, shown)
  if (preview?.refusal && hover) marks.strike(hover.row, hover.col, theme.error)
  paintExplained(shown, marks, theme)
  if (cursorAt) marks.outline(cursorAt.row, cursorAt.col, theme.accent, 2)
}

/** Cells with a breakpoint; those of disabled ones are hollow. */
function paintBreakpoints(shown: ShownBoard, marks: CellMarks, theme: BoardTheme): void {
  for (const { watch, isEnabled } of shown.marks.debug?.breakpoints.list ?? []) {
    if (watch.kind !== 'cell' || watch.page !== shown.page) continue
    if (shown.cellAt(watch.row, watch.col) === null) continue
    marks.dot(watch.row, watch.col, theme.accent, isEnabled ? theme.accent : theme.cell)
  }
}

/** Cells that an answer speaks of, the main one in whole lines. */
function paintExplained(shown: ShownBoard, marks: CellMarks, theme: BoardTheme): void {
  shown.marks.explained?.slice(0, MOST_MARKS).forEach((cell, index) => {
    const at = shown.placeOf(cell)
    if (at) marks.ring(at.row, at.col, theme.text, theme.cell, index === 0)
  })
}

function paintAtCursor(paint: Paint, shown: ShownBoard, moment: BoardMoment): void {
  const { hover, cursorAt, view, level } = shown
  const at = hover && shown.cellAt(hover.row, hover.col) !== null ? hover : cursorAt
  if (!at || !view.paintCursor) return
  paint.ctx.save()
  view.paintCursor(paint, level, shown.frame(), moment, at)
  paint.ctx.restore()
}

function paintGhost(paint: Paint, { preview, view, level }: ShownBoard): void {
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
  marks: CellMarks,
  isFilled: boolean,
): void {
  ctx.save()
  ctx.fillStyle = theme.accent
  ctx.globalAlpha = 0.12
  if (isFilled) for (const { row, col } of selection.list()) marks.fill(row, col)
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

/** Cells that are different on the board beside this one. */
export function paintDiffering(paint: Paint, shown: ShownBoard): void {
  if (shown.marks.differing.length === 0) return
  const { ctx, theme, cell } = paint
  const marks = cellMarks(paint, shown.view.geometry, shown.size)
  const places = shown.marks.differing.flatMap((one) => shown.placeOf(one) ?? [])
  ctx.fillStyle = theme.difference
  ctx.globalAlpha = 0.16
  for (const { row, col } of places) marks.fill(row, col)
  ctx.globalAlpha = 1
  if (cell >= FRAMED_CELL) {
    for (const { row, col } of places) marks.outline(row, col, theme.difference, 2)
    return
  }
  // Frames of their own would cover small pieces: only the edge of what differs is drawn.
  const key = (row: number, col: number): string => `${row} ${col}`
  const held = new Set(places.map(({ row, col }) => key(row, col)))
  ctx.beginPath()
  for (const { row, col } of places) marks.edges(row, col, (r, c) => !held.has(key(r, c)))
  ctx.strokeStyle = theme.difference
  ctx.lineWidth = 1
  ctx.stroke()
}
