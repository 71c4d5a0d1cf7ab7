import type { CellRect } from '@core/kernel/grid'
import type { BoardContext } from './board-context'
import type { GroundPaint } from './board-view'

/** Sets a centred font of a size in pixels. */
export function setFont(
  { ctx, theme }: Pick<GroundPaint, 'ctx' | 'theme'>,
  size: number,
  weight: number,
): void {
  ctx.font = `${weight} ${size}px ${theme.font}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
}

/** Fills the context's path and draws a rim on its edge. */
export function fillWithRim(ctx: BoardContext, fill: string, rim: string, width: number): void {
  ctx.fillStyle = fill
  ctx.fill()
  ctx.strokeStyle = rim
  ctx.lineWidth = width
  ctx.stroke()
}

/** Paints the preview of an eraser on an area: the ground over its content, with a dashed rim. In cells. */
export function paintErased(
  { ctx, cell, theme }: GroundPaint,
  { row, col, rows, cols }: CellRect,
  ground = theme.ground,
): void {
  ctx.fillStyle = ground
  ctx.fillRect(col * cell, row * cell, cols * cell, rows * cell)
  ctx.strokeStyle = theme.text
  ctx.lineWidth = 1.5
  ctx.setLineDash([3, 2])
  ctx.strokeRect(col * cell + 1, row * cell + 1, cols * cell - 2, rows * cell - 2)
  ctx.setLineDash([])
}

/**
 * Paints a few words on a plate above a cell, or below one of the first row, kept within the given number of columns.
 */
export function paintPlate(
  { ctx, cell, theme }: Pick<GroundPaint, 'ctx' | 'cell' | 'theme'>,
  { row, col }: { readonly row: number; readonly col: number },
  cols: number,
  text: string,
  ink: string,
): void {
  const size = Math.max(10, Math.min(14, cell * 0.26))
  setFont({ ctx, theme }, size, 600)
  const width = ctx.measureText(text).width + size
  const height = size * 1.7
  const middle = (col + 0.5) * cell
  const left = Math.max(0, Math.min(cols * cell - width, middle - width / 2))
  const top = row === 0 ? (row + 1.06) * cell : row * cell - height - cell * 0.06
  ctx.fillStyle = theme.cell
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.roundRect(left, top, width, height, 4)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = theme.text
  ctx.fillText(text, left + width / 2, top + height / 2 + 0.5)
}

/** Paints with a fresh pen, as each painter has on the screen, where it has a separate canvas. */
export function apart(ctx: BoardContext, paint: () => void): void {
  ctx.save()
  ctx.lineWidth = 1
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'miter'
  ctx.setLineDash([])
  ctx.globalAlpha = 1
  paint()
  ctx.restore()
}
