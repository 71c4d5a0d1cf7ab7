import type { Field } from '@core/games/janken/play/field'
import type { Move } from '@core/games/janken/model'
import type { Refusal } from '@core/games/janken/play/outcome'
import type { Paint } from '../../canvas/board-view'
import { centres, traceCell } from './places'
import { UNIT_REACH } from './units'

/** A refused move: the cell that the reason is about, and the unit that holds or bars it. */
export function paintRefusal(paint: Paint, field: Field, refusal: Refusal): void {
  const { ctx, cell, theme } = paint
  ctx.save()
  ctx.beginPath()
  traceCell(ctx, refusal.cell, cell, 0.92)
  ctx.strokeStyle = theme.error
  ctx.lineWidth = Math.max(2, cell * 0.05)
  ctx.stroke()
  const by = refusal.by < 0 ? -1 : field.at[refusal.by]!
  if (by >= 0 && by !== refusal.cell) {
    const { x, y } = centres[by]!
    ctx.beginPath()
    ctx.arc(x * cell, y * cell, 0.4 * cell, 0, 2 * Math.PI)
    const from = centres[refusal.cell]!
    ctx.moveTo(from.x * cell, from.y * cell)
    ctx.lineTo((from.x + (x - from.x) * 0.6) * cell, (from.y + (y - from.y) * 0.6) * cell)
    ctx.setLineDash([cell * 0.1, cell * 0.07])
    ctx.stroke()
  }
  ctx.restore()
  paintCross(paint, refusal.cell)
}

/** A straight line from start to end, since there is no way; drawn below the units. */
export function paintAsked({ ctx, cell, theme }: Paint, { from, to }: Move): void {
  if (from === to) return
  const a = centres[from]!
  const b = centres[to]!
  ctx.save()
  ctx.beginPath()
  // The units at its ends stay readable.
  const part = (UNIT_REACH * 1.2) / Math.hypot(b.x - a.x, b.y - a.y)
  const [dx, dy] = [(b.x - a.x) * part, (b.y - a.y) * part]
  ctx.moveTo((a.x + dx) * cell, (a.y + dy) * cell)
  ctx.lineTo((b.x - dx) * cell, (b.y - dy) * cell)
  ctx.strokeStyle = theme.error
  ctx.lineWidth = Math.max(1.5, cell * 0.04)
  ctx.setLineDash([cell * 0.14, cell * 0.1])
  ctx.stroke()
  ctx.restore()
}

/** Drawn in a corner of the cell: a unit there must stay readable. */
function paintCross({ ctx, cell, theme }: Paint, at: number): void {
  const x = (centres[at]!.x + 0.26) * cell
  const y = (centres[at]!.y - 0.26) * cell
  const reach = 0.1 * cell
  ctx.beginPath()
  ctx.arc(x, y, reach * 1.5, 0, 2 * Math.PI)
  ctx.fillStyle = theme.cell
  ctx.fill()
  ctx.beginPath()
  ctx.moveTo(x - reach, y - reach)
  ctx.lineTo(x + reach, y + reach)
  ctx.moveTo(x - reach, y + reach)
  ctx.lineTo(x + reach, y - reach)
  ctx.strokeStyle = theme.error
  ctx.lineWidth = Math.max(2, cell * 0.05)
  ctx.stroke()
}
