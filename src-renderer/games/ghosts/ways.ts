import { waysOf, type Ghost } from '@core/games/ghosts/play/layout'
import type { Level } from '@core/games/ghosts/model'
import { exitsOf, linesOf, mapOf } from '@core/games/ghosts/play/town'
import type { Paint } from '../../editor/game-view'
import { addLine, centreX, centreY, paintHead } from './marks'
import { wayInk } from './palette'

/** Every way that a ghost may still be on, to the house where it would arrive. */
export function paintWays(paint: Paint, level: Level, ghost: Ghost, isStrong: boolean): void {
  const { ctx, cell, theme } = paint
  ctx.strokeStyle = wayInk(theme.isDark)
  ctx.fillStyle = wayInk(theme.isDark)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.lineWidth = Math.max(1, cell * (isStrong ? 0.1 : 0.05))
  ctx.globalAlpha = isStrong ? 0.9 : 0.4
  const ways = waysOf(level, ghost)
  ctx.beginPath()
  for (const way of ways) addLine(paint, ghost.cell, way)
  ctx.stroke()
  if (isStrong) for (const way of ways) paintEnd(paint, ghost.cell, way)
  ctx.globalAlpha = 1
}

/** All exits of a house and all lines out of them, as the statement's figure shows them for MG. */
export function paintExits(paint: Paint, level: Level, house: number): void {
  const { ctx, cell, theme } = paint
  const map = mapOf(level.town)
  ctx.strokeStyle = wayInk(theme.isDark)
  ctx.fillStyle = wayInk(theme.isDark)
  ctx.lineCap = 'round'
  ctx.lineWidth = Math.max(1.5, cell * 0.1)
  ctx.globalAlpha = 0.9
  for (const exit of exitsOf(map, house)) {
    ctx.beginPath()
    for (const { cells } of linesOf(map, exit)) addLine(paint, exit, cells)
    ctx.stroke()
    for (const { cells } of linesOf(map, exit)) paintEnd(paint, exit, cells)
    ctx.beginPath()
    ctx.arc(centreX(exit) * cell, centreY(exit) * cell, cell * 0.22, 0, 2 * Math.PI)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

function paintEnd(paint: Paint, from: number, path: readonly number[]): void {
  const end = path.at(-1)
  if (end !== undefined) paintHead(paint, path.at(-2) ?? from, end, paint.cell * 0.22)
}
