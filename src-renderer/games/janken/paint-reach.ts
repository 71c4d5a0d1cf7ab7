import { boardCells } from '@core/games/janken/board'
import type { Field } from '@core/games/janken/play/field'
import type { Reach } from '@core/games/janken/play/reach'
import type { BoardContext } from '../../canvas/board-context'
import type { Paint } from '../../canvas/board-view'
import { setFont } from '../../canvas/pen'
import { centres, traceCell } from './places'
import { traceShape, UNIT_REACH } from './units'

/** Points can be read from this many pixels per cell on. */
const NUMBER_CELL = 16

/** Veils over cells out of reach, hatching on those beside an enemy that beats the unit, and who that is. */
export function paintGrounds(paint: Paint, field: Field, reach: Reach): void {
  paintVeil(paint, reach)
  paintBarred(paint, field, reach)
}

function paintVeil({ ctx, cell, theme }: Paint, { cells }: Reach): void {
  ctx.beginPath()
  for (const at of boardCells) {
    const kind = cells[at]!.kind
    if (kind === 'too-dear' || kind === 'cut-off' || kind === 'water') traceCell(ctx, at, cell)
  }
  ctx.fillStyle = theme.ground
  ctx.globalAlpha = 0.62
  ctx.fill()
  ctx.globalAlpha = 1
}

/** Cells beside an enemy that beats the unit, whether they can be reached or not, each tied to that enemy. */
function paintBarred({ ctx, cell, theme }: Paint, { at }: Field, { ways, cells }: Reach): void {
  const { bar, start } = ways.ground
  const enemies = new Set<number>()
  ctx.save()
  ctx.beginPath()
  for (const barred of boardCells) {
    if (bar[barred]! < 0 || cells[barred]!.kind === 'water' || barred === start) continue
    addHatch(ctx, centres[barred]!.x * cell, centres[barred]!.y * cell, cell)
    enemies.add(bar[barred]!)
  }
  ctx.strokeStyle = theme.text
  ctx.globalAlpha = 0.3
  ctx.lineWidth = Math.max(0.75, cell / 40)
  ctx.stroke()
  ctx.beginPath()
  for (const barred of boardCells) {
    if (cells[barred]!.kind !== 'end-only') continue
    const from = centres[barred]!
    const to = centres[at[bar[barred]!]!]!
    const part = 1 - UNIT_REACH
    ctx.moveTo((from.x + (to.x - from.x) * 0.25) * cell, (from.y + (to.y - from.y) * 0.25) * cell)
    ctx.lineTo((from.x + (to.x - from.x) * part) * cell, (from.y + (to.y - from.y) * part) * cell)
  }
  for (const enemy of enemies) {
    const { x, y } = centres[at[enemy]!]!
    ctx.moveTo((x + 0.4) * cell, y * cell)
    ctx.arc(x * cell, y * cell, 0.4 * cell, 0, 2 * Math.PI)
  }
  ctx.globalAlpha = 1
  ctx.lineWidth = Math.max(1, cell / 36)
  ctx.setLineDash([cell * 0.08, cell * 0.06])
  ctx.stroke()
  ctx.restore()
}

/** Points left, but for the cells left out. A full ring: it may go on from there; a dashed one: it may only end there; small and above: it passes a friend. */
export function paintPoints(
  { ctx, cell, theme }: Paint,
  { cells }: Reach,
  leftOut: ReadonlySet<number>,
): void {
  if (cell < NUMBER_CELL) return
  for (const at of boardCells) {
    if (leftOut.has(at)) continue
    const { kind, left } = cells[at]!
    if (kind !== 'free' && kind !== 'end-only' && kind !== 'through-only') continue
    const isFriend = kind === 'through-only'
    const x = (centres[at]!.x + (isFriend ? 0.26 : 0)) * cell
    const y = (centres[at]!.y - (isFriend ? 0.3 : 0)) * cell
    const size = cell * (isFriend ? 0.22 : 0.3)
    ctx.beginPath()
    traceShape(ctx, 1, x, y, size * 0.72)
    ctx.fillStyle = theme.cell
    ctx.fill()
    ctx.strokeStyle = kind === 'end-only' ? theme.text : theme.good
    ctx.lineWidth = Math.max(1, cell / 32)
    if (kind === 'end-only') ctx.setLineDash([cell * 0.07, cell * 0.05])
    ctx.stroke()
    ctx.setLineDash([])
    setFont({ ctx, theme }, Math.round(Math.max(9, size)), 600)
    ctx.fillStyle = theme.text
    ctx.fillText(String(left), x, y + cell * 0.01)
  }
}

/** Slanted strokes that stay within a cell round a middle in pixels. */
function addHatch(ctx: BoardContext, x: number, y: number, cell: number): void {
  for (let step = -2; step <= 2; step++) {
    const shift = step * 0.16 * cell
    const reach = (0.4 - Math.abs(step) * 0.06) * cell * 0.7
    ctx.moveTo(x + shift - reach, y + reach)
    ctx.lineTo(x + shift + reach, y - reach)
  }
}
