import type { BoardSize } from '@core/kernel/grid'
import type { Paint } from './board-view'

/** Thickness of the two bands in pixels. */
const BAND = 15
/** Minimum distance of two numbers in pixels. */
const GAP = 26
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/**
 * Column numbers above and row numbers at the left of a board of squares. If the board extends beyond the window they
 * stay at the window's edge, on a translucent band.
 */
export function paintSquareCoordinates(paint: Paint, size: BoardSize): void {
  const { ctx, cell, seen, theme, visible } = paint
  if (visible.rows <= 0 || visible.cols <= 0) return
  const step = stepFor(cell)
  const top = Math.max(seen.y * cell, -BAND - Math.max(2, cell * 0.1))
  const left = Math.max(seen.x * cell, -BAND - Math.max(2, cell * 0.1) - 4)
  const isTopOver = top > -BAND
  const isLeftOver = left > -BAND - 4
  ctx.globalAlpha = 0.85
  ctx.fillStyle = theme.ground
  if (isTopOver) ctx.fillRect(visible.col * cell, top, visible.cols * cell, BAND)
  if (isLeftOver) ctx.fillRect(left, visible.row * cell, BAND + 4, visible.rows * cell)
  ctx.globalAlpha = 1
  ctx.fillStyle = isTopOver || isLeftOver ? theme.text : theme.textMuted
  ctx.font = `11px ${theme.font}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const lastCol = visible.col + visible.cols
  for (let col = nextOf(visible.col, step); col < Math.min(size.cols, lastCol); col += step) {
    const x = (col + 0.5) * cell
    // The corner belongs to both bands, so it stays empty.
    if (isLeftOver && x < left + BAND + 12) continue
    ctx.fillText(String(col), x, top + BAND / 2)
  }
  const lastRow = visible.row + visible.rows
  for (let row = nextOf(visible.row, step); row < Math.min(size.rows, lastRow); row += step) {
    const y = (row + 0.5) * cell
    if (isTopOver && y < top + BAND + 6) continue
    ctx.fillText(String(row), left + (BAND + 4) / 2, y)
  }
}

/** The interval of numbered cells. */
export function stepFor(cell: number): number {
  if (cell >= 15) return 1
  return steps.find((step) => step * cell >= GAP) ?? 500
}

function nextOf(first: number, step: number): number {
  return Math.ceil(first / step) * step
}
