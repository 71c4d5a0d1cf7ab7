import type { Region } from '../tools/region'
import type { Selection } from '../tools/selection'
import type { Preview } from '../tools/tool'
import type { ShownBoard } from './shown-board'
import { cellMarks, type CellMarks } from './cell-marks'
import type { BoardCell, BoardMoment, Paint } from './board-view'
import type { SymmetryId } from './symmetry'
import type { BoardTheme } from './theme'

/** Maximum number of marks: ten thousand would slow the pointer down, and a hundred are enough. */
const MOST_MARKS = 100
/** From this many pixels per cell on, differing cells are framed one by one. */
const FRAMED_CELL = 24

/** Paints what follows the pointer: problems, selection, board cursor, hovered cell, and the preview of a click. */
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
  // Other tools edit the cells below a selection, so only its border is drawn then.
  const isFilled = moment.toolId === 'select'
  if (selection) paintSelection(paint, selection, marks, isFilled)
  if (shown.symmetryId) paintSymmetry(paint, shown, shown.symmetryId)
  const hovered = hover && shown.cellAt(hover.row, hover.col)
  if (hover && hovered !== null) {
    shown.view.paintHover?.(paint, shown.level, hovered)
    marks.outline(hover.row, hover.col, theme.textMuted, 1)
  }
  if (preview?.region) paintRegion(paint, preview.region, marks)
  if (preview) for (const one of [preview, ...(preview.also ?? [])]) paintGhost(paint, shown, one)
  if (preview?.refusal && hover) marks.strike(hover.row, hover.col, theme.error)
  paintExplained(shown, marks, theme)
  if (cursorAt) marks.outline(cursorAt.row, cursorAt.col, theme.accent, 2)
}

/** Paints breakpoints on their cells; disabled ones are hollow. */
function paintBreakpoints(shown: ShownBoard, marks: CellMarks, theme: BoardTheme): void {
  for (const { watch, isEnabled } of shown.marks.debug?.breakpoints.list ?? []) {
    if (watch.kind !== 'cell' || watch.page !== shown.page) continue
    if (shown.cellAt(watch.row, watch.col) === null) continue
    marks.dot(watch.row, watch.col, theme.accent, isEnabled ? theme.accent : theme.cell)
  }
}

/** Paints outlines around the cells that an answer names; that of the main one is not dashed. */
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

function paintGhost(
  paint: Paint,
  { view, level }: ShownBoard,
  { ghost, refusal }: Preview<unknown, unknown>,
): void {
  if (ghost === null || ghost === undefined) return
  const { ctx } = paint
  const isAllowed = refusal === null
  ctx.save()
  ctx.globalAlpha = isAllowed ? 0.55 : 0.35
  view.paintGhost(paint, level, ghost, isAllowed)
  ctx.restore()
}

/** The axes of a symmetry, or its middle. */
function paintSymmetry(paint: Paint, { view, size }: ShownBoard, id: SymmetryId): void {
  const { ctx, cell, theme } = paint
  const middle = view.geometry.middle(size)
  const [x, y] = [middle.x * cell, middle.y * cell]
  const bounds = view.geometry.bounds(size)
  ctx.save()
  ctx.strokeStyle = theme.accent
  ctx.lineWidth = 1.5
  ctx.setLineDash([8, 4])
  ctx.beginPath()
  if (id === 'left-right' || id === 'both') {
    ctx.moveTo(x, bounds.y * cell)
    ctx.lineTo(x, (bounds.y + bounds.height) * cell)
  }
  if (id === 'top-bottom' || id === 'both') {
    ctx.moveTo(bounds.x * cell, y)
    ctx.lineTo((bounds.x + bounds.width) * cell, y)
  }
  ctx.stroke()
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.arc(x, y, 5, 0, 2 * Math.PI)
  ctx.fillStyle = theme.accent
  ctx.fill()
  ctx.restore()
}

function paintSelection(
  paint: Paint,
  selection: Selection,
  marks: CellMarks,
  isFilled: boolean,
): void {
  const { ctx, theme } = paint
  ctx.save()
  ctx.fillStyle = theme.accent
  ctx.globalAlpha = 0.12
  if (isFilled) fillCells(paint, selection, marks)
  ctx.restore()
  ctx.save()
  ctx.strokeStyle = theme.accent
  ctx.lineWidth = 1.5
  ctx.setLineDash([4, 3])
  ctx.beginPath()
  traceBorder(paint, selection, marks)
  ctx.stroke()
  ctx.restore()
}

/** Paints the cells that a stroke would change. */
function paintRegion(paint: Paint, region: Region, marks: CellMarks): void {
  const { ctx, theme } = paint
  ctx.save()
  ctx.fillStyle = theme.accent
  ctx.globalAlpha = 0.25
  fillCells(paint, region, marks)
  ctx.globalAlpha = 1
  ctx.strokeStyle = theme.accent
  ctx.lineWidth = 1.5
  ctx.beginPath()
  traceBorder(paint, region, marks)
  ctx.stroke()
  ctx.restore()
}

/** Fills the visible part of some cells. */
function fillCells(paint: Paint, region: Region, marks: CellMarks): void {
  const { cell, ctx } = paint
  if (cell >= SMALL_CELL) {
    for (const { row, col } of seenCells(paint, region)) marks.fill(row, col)
    return
  }
  for (const { row, col, length } of seenRuns(paint, region)) {
    ctx.fillRect(col * cell, row * cell, length * cell, cell)
  }
}

/** Adds to the path the border of the visible part of some cells; if cells are too small for that, their frame. */
function traceBorder(paint: Paint, region: Region, marks: CellMarks): void {
  const { cell, ctx } = paint
  const { rect } = region
  if (cell < SMALL_CELL) {
    ctx.rect(rect.col * cell, rect.row * cell, rect.cols * cell, rect.rows * cell)
    return
  }
  for (const { row, col } of seenCells(paint, region)) {
    marks.edges(row, col, (r, c) => !region.has(r, c))
  }
}

/** Below this size in pixels, cells are filled row by row; hexagons are never that small. */
const SMALL_CELL = 4

function* seenCells({ visible }: Paint, region: Region): Generator<BoardCell> {
  // One more cell on each side, because shapes may end beside the board.
  const top = Math.max(visible.row - 1, region.rect.row)
  const left = Math.max(visible.col - 1, region.rect.col)
  const bottom = Math.min(visible.row + visible.rows + 1, region.rect.row + region.rect.rows)
  const right = Math.min(visible.col + visible.cols + 1, region.rect.col + region.rect.cols)
  for (let row = top; row < bottom; row++) {
    for (let col = left; col < right; col++) if (region.has(row, col)) yield { row, col }
  }
}

interface Run extends BoardCell {
  length: number
}

/** The visible part of some cells as runs within rows. */
function seenRuns(paint: Paint, region: Region): readonly Run[] {
  const runs: Run[] = []
  for (const { row, col } of seenCells(paint, region)) {
    const last = runs.at(-1)
    if (last?.row === row && last.col + last.length === col) last.length++
    else runs.push({ row, col, length: 1 })
  }
  return runs
}

/** Paints the cells that differ from the board beside this one. */
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
  // A frame for each cell would cover small pieces, so only the edge of the differing area is drawn.
  const key = (row: number, col: number): string => `${row} ${col}`
  const held = new Set(places.map(({ row, col }) => key(row, col)))
  ctx.beginPath()
  for (const { row, col } of places) marks.edges(row, col, (r, c) => !held.has(key(r, c)))
  ctx.strokeStyle = theme.difference
  ctx.lineWidth = 1
  ctx.stroke()
}
