import { wayCol, wayRow } from '@core/kernel/grid'
import { SIDE } from '@core/games/progers/model'
import type { Paint } from '../../editor/game-view'
import { fillWithRim, paintPlate, setFont } from '../../canvas/pen'

/** A cross on the side of a cell where a robot could not go on; `way` is 0 to 3 for N, E, S, W. */
export function paintBlocked({ ctx, cell, theme }: Paint, at: number, way: number): void {
  const x = ((at % SIDE) + 0.5 + wayCol[way]! * 0.44) * cell
  const y = (Math.trunc(at / SIDE) + 0.5 + wayRow[way]! * 0.44) * cell
  const reach = cell * 0.11
  ctx.beginPath()
  ctx.moveTo(x - reach, y - reach)
  ctx.lineTo(x + reach, y + reach)
  ctx.moveTo(x - reach, y + reach)
  ctx.lineTo(x + reach, y - reach)
  ctx.lineCap = 'round'
  ctx.strokeStyle = theme.cell
  ctx.lineWidth = Math.max(4, cell * 0.13)
  ctx.stroke()
  ctx.strokeStyle = theme.error
  ctx.lineWidth = Math.max(2, cell * 0.06)
  ctx.stroke()
  ctx.lineCap = 'butt'
}

/** A few words above a cell, kept on the board. */
export function paintWords(paint: Paint, at: number, text: string, ink: string): void {
  paintPlate(paint, { row: Math.trunc(at / SIDE), col: at % SIDE }, SIDE, text, ink)
}

/** A number in a small disc. */
export function paintDisc(
  { ctx, cell, theme }: Paint,
  x: number,
  y: number,
  text: string,
  ink: string,
): void {
  const radius = Math.max(6, cell * 0.14)
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
  fillWithRim(ctx, ink, theme.cell, 1)
  setFont({ ctx, theme }, radius * (text.length > 2 ? 0.95 : 1.25), 700)
  ctx.fillStyle = '#fff'
  ctx.fillText(text, x, y + 0.5)
}
