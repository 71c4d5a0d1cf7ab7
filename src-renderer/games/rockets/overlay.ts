import { isPit, type Level } from '@core/games/rockets/model'
import { standingArrows } from '@core/games/rockets/play/placement'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import { arrowTool } from './arrow-tool'
import { paintEvents } from './event-marks'

/** While stepping, what happened; while arrows are being laid, where they may not be. */
export function paintOverlay(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  if (!moment.isStepping) {
    if (moment.toolId === arrowTool.id) paintForbidden(paint, level, moment.turn)
    return
  }
  if (!frame || frame.level.width !== level.width) return
  paintEvents(paint, frame)
}

/** Hatches the squares where the chosen turn may not put its arrow (R5, R6). */
function paintForbidden(paint: Paint, level: Level, chosen: number): void {
  const { ctx, cell, theme } = paint
  const turn = Math.min(chosen, level.turns.length)
  ctx.beginPath()
  for (const { x, y } of level.rockets) addHatch(paint, x, y)
  for (const { x, y } of standingArrows(level, turn)) addHatch(paint, x, y)
  for (const y of [0, level.height - 1]) {
    for (const x of [0, level.width - 1]) if (isPit(level, x, y)) addHatch(paint, x, y)
  }
  ctx.strokeStyle = theme.text
  ctx.globalAlpha = 0.28
  ctx.lineWidth = Math.max(0.5, Math.min(1.25, cell / 20))
  ctx.stroke()
  ctx.globalAlpha = 1
}

function addHatch({ ctx, cell }: Paint, x: number, y: number): void {
  const left = x * cell
  const top = y * cell
  const step = Math.max(3, cell / 5)
  for (let along = step; along < 2 * cell; along += step) {
    const start = Math.min(along, cell)
    const end = Math.max(0, along - cell)
    ctx.moveTo(left + start, top + end)
    ctx.lineTo(left + end, top + start)
  }
}
