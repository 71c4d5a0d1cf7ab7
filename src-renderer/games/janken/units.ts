import type { Side, UnitType } from '@core/games/janken/model'
import type { BoardContext, Paint } from '../../editor/game-view'
import type { BoardXY } from '../../canvas/geometry'
import { fillWithRim, setFont } from '../../canvas/pen'
import { sideInk } from './palette'

/** Half the width of a unit, in cells. */
export const UNIT_REACH = 0.29
const LETTER_CELL = 12

/** A unit round a point in cells: side 1 is round, side 2 square on its corner; its type is its letter. */
export function paintUnit(paint: Paint, side: Side, type: UnitType, { x, y }: BoardXY): void {
  const { ctx, cell, theme } = paint
  ctx.beginPath()
  traceShape(ctx, side, x * cell, y * cell, UNIT_REACH * cell)
  fillWithRim(ctx, sideInk(side), theme.isDark ? '#ffffff' : '#10141a', Math.max(1, cell * 0.03))
  if (cell < LETTER_CELL) return
  setFont(paint, Math.round(cell * 0.32), 700)
  ctx.fillStyle = '#ffffff'
  ctx.fillText(type, x * cell, (y + 0.015) * cell)
}

/** Adds the outline of a side's units to the path, round a point in pixels. */
export function traceShape(
  ctx: BoardContext,
  side: Side,
  x: number,
  y: number,
  reach: number,
): void {
  if (side === 1) {
    ctx.moveTo(x + reach, y)
    ctx.arc(x, y, reach, 0, 2 * Math.PI)
    return
  }
  const corner = reach * 1.18
  ctx.moveTo(x, y - corner)
  ctx.lineTo(x + corner, y)
  ctx.lineTo(x, y + corner)
  ctx.lineTo(x - corner, y)
  ctx.closePath()
}
