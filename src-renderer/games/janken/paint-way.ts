import type { WayStep } from '@core/games/janken/play/search'
import type { Paint } from '../../canvas/board-view'
import type { BoardXY } from '../../canvas/geometry'
import { fillWithRim, setFont } from '../../canvas/pen'
import { centres } from './places'
import { UNIT_REACH } from './units'

/** The line of a way; the units at its ends stay readable. */
export function strokeWay(
  { ctx, cell }: Paint,
  from: number,
  way: readonly WayStep[],
  colour: string,
): void {
  if (way.length === 0) return
  const cells = [from, ...way.map((step) => step.cell)]
  const last = cells.length - 1
  const first = between(cells[0]!, cells[1]!)
  const end = between(cells[last]!, cells[last - 1]!)
  ctx.save()
  ctx.beginPath()
  ctx.moveTo(first.x * cell, first.y * cell)
  for (const at of cells.slice(1, -1)) ctx.lineTo(centres[at]!.x * cell, centres[at]!.y * cell)
  ctx.lineTo(end.x * cell, end.y * cell)
  ctx.strokeStyle = colour
  ctx.lineWidth = Math.max(2, cell * 0.07)
  ctx.lineJoin = 'round'
  ctx.stroke()
  ctx.restore()
}

/** The point beside a unit on the way to the next cell. */
function between(at: number, next: number): BoardXY {
  const from = centres[at]!
  const to = centres[next]!
  const part = UNIT_REACH * 1.1
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The cost of each step where it crosses from cell to cell. */
export function paintCosts(
  { ctx, cell, theme }: Paint,
  from: number,
  way: readonly WayStep[],
  colour: string,
): void {
  let before = centres[from]!
  setFont({ ctx, theme }, Math.round(Math.max(9, cell * 0.2)), 700)
  for (const step of way) {
    const at = centres[step.cell]!
    const x = ((before.x + at.x) / 2) * cell
    const y = ((before.y + at.y) / 2) * cell
    ctx.beginPath()
    ctx.arc(x, y, Math.max(6, cell * 0.14), 0, 2 * Math.PI)
    ctx.fillStyle = colour
    ctx.fill()
    ctx.fillStyle = theme.cell
    ctx.fillText(String(step.cost), x, y + 1)
    before = at
  }
}

/** A word at the edge of a way's last cell, above or below, where no cost stands. */
export function paintLabel(
  { ctx, cell, theme }: Paint,
  from: number,
  way: readonly WayStep[],
  text: string,
  colour: string,
): void {
  const end = centres[way.at(-1)?.cell ?? from]!
  const before = centres[way.at(-2)?.cell ?? from]!
  const { x } = end
  const y = end.y + (before.y < end.y - 0.1 ? 0.36 : -0.36)
  const size = Math.max(9, cell * 0.2)
  setFont({ ctx, theme }, Math.round(size), 700)
  const width = ctx.measureText(text).width + size * 0.8
  ctx.beginPath()
  ctx.roundRect(x * cell - width / 2, y * cell - size * 0.8, width, size * 1.6, size * 0.4)
  fillWithRim(ctx, theme.cell, colour, Math.max(1.5, cell / 30))
  ctx.fillStyle = theme.text
  ctx.fillText(text, x * cell, y * cell + 1)
}
