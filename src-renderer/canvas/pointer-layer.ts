import { isInside } from '@core/kernel/grid'
import type { LevelEditor } from '../state/level-editor.svelte'
import type { Selection } from '../state/selection'
import type { Paint } from './game-view'

/** What follows the pointer: selection, board cursor, hovered cell, and what a click would do. */
export function paintPointer(paint: Paint, editor: LevelEditor): void {
  const { ctx, cell, theme } = paint
  const { size, hover, preview, cursorCell, selection } = editor
  for (const diagnostic of editor.diagnostics) {
    // The first hundred marks tell the story; ten thousand would only slow the pointer down.
    if (diagnostic !== editor.diagnostics[0] && editor.diagnostics.length > 100) break
    ctx.strokeStyle = diagnostic.severity === 'error' ? theme.error : theme.warning
    ctx.lineWidth = 2
    for (const at of diagnostic.cells.slice(0, 1)) {
      markCorner(paint, Math.floor(at / size.cols), at % size.cols)
    }
  }
  if (selection) paintSelection(paint, selection)
  if (hover && isInside(size, hover.row, hover.col)) {
    ctx.strokeStyle = theme.textMuted
    ctx.lineWidth = 1
    ctx.strokeRect(hover.col * cell + 0.5, hover.row * cell + 0.5, cell - 1, cell - 1)
  }
  if (preview?.ghost !== undefined && preview.ghost !== null) {
    ctx.save()
    ctx.globalAlpha = preview.refusal === null ? 0.55 : 0.35
    editor.view.paintGhost(paint, editor.level, preview.ghost, preview.refusal === null)
    ctx.restore()
  }
  if (preview?.refusal && hover) {
    ctx.strokeStyle = theme.error
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.moveTo((hover.col + 0.15) * cell, (hover.row + 0.85) * cell)
    ctx.lineTo((hover.col + 0.85) * cell, (hover.row + 0.15) * cell)
    ctx.stroke()
  }
  if (cursorCell !== null) {
    ctx.strokeStyle = theme.accent
    ctx.lineWidth = 2
    const row = Math.floor(cursorCell / size.cols)
    const col = cursorCell % size.cols
    ctx.strokeRect(col * cell + 1, row * cell + 1, cell - 2, cell - 2)
  }
}

/** A small triangle in the cell's upper right corner. */
function markCorner({ ctx, cell }: Paint, row: number, col: number): void {
  const right = (col + 1) * cell - 1
  const top = row * cell + 1
  const length = Math.min(10, cell * 0.35)
  ctx.fillStyle = ctx.strokeStyle
  ctx.beginPath()
  ctx.moveTo(right - length, top)
  ctx.lineTo(right, top)
  ctx.lineTo(right, top + length)
  ctx.fill()
}

function paintSelection({ ctx, cell, theme }: Paint, selection: Selection): void {
  ctx.save()
  ctx.fillStyle = theme.accent
  ctx.strokeStyle = theme.accent
  ctx.lineWidth = 1.5
  ctx.setLineDash([4, 3])
  ctx.beginPath()
  if (selection.isRectangle) {
    const { row, col, rows, cols } = selection.rect
    ctx.rect(col * cell, row * cell, cols * cell, rows * cell)
  } else {
    for (const { row, col } of selection.list()) outlineCell(ctx, cell, selection, row, col)
  }
  ctx.stroke()
  ctx.globalAlpha = 0.12
  for (const { row, col } of selection.isRectangle ? [] : selection.list()) {
    ctx.fillRect(col * cell, row * cell, cell, cell)
  }
  if (selection.isRectangle) ctx.fill()
  ctx.restore()
}

/** The sides of a cell that border on cells outside the selection. */
function outlineCell(
  ctx: CanvasRenderingContext2D,
  cell: number,
  selection: Selection,
  row: number,
  col: number,
): void {
  const [left, top] = [col * cell, row * cell]
  const [right, bottom] = [left + cell, top + cell]
  const side = (isOuter: boolean, x1: number, y1: number, x2: number, y2: number): void => {
    if (!isOuter) return
    ctx.moveTo(x1, y1)
    ctx.lineTo(x2, y2)
  }
  side(!selection.has(row - 1, col), left, top, right, top)
  side(!selection.has(row + 1, col), left, bottom, right, bottom)
  side(!selection.has(row, col - 1), left, top, left, bottom)
  side(!selection.has(row, col + 1), right, top, right, bottom)
}
