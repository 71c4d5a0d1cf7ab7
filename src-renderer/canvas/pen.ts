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

/** A stretch that an eraser would leave empty: the ground over what is there, with a dashed rim. In cells. */
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
