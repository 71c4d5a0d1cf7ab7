import type { Preview } from '@core/games/progers/players/preview'
import { SIDE } from '@core/games/progers/model'
import type { Paint } from '../../editor/game-view'
import { paintBlocked, paintDisc } from './marks'
import { inkOf } from './palette'
import { paintRobot } from './pieces'

/** Where a program would lead: a dashed way with the number of each instruction, crosses where one is skipped. */
export function paintDraft(paint: Paint, { player, cell: start, steps }: Preview): void {
  const { ctx, cell } = paint
  const ink = inkOf(player)
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(2, cell * 0.07)
  ctx.setLineDash([cell * 0.14, cell * 0.1])
  ctx.beginPath()
  moveTo(paint, start)
  for (const step of steps) for (const at of step.cells) lineTo(paint, at)
  ctx.stroke()
  ctx.setLineDash([])
  const last = steps.at(-1)
  if (!last) return
  ctx.globalAlpha = 0.6
  paintRobot(paint, last.cell % SIDE, Math.trunc(last.cell / SIDE), player, last.way)
  ctx.globalAlpha = 1
  // Instructions that end in one cell stand beside each other.
  const inCell = new Map<number, number>()
  steps.forEach((step, index) => {
    if (step.skipped) paintBlocked(paint, step.cell, step.way)
    const place = inCell.get(step.cell) ?? 0
    inCell.set(step.cell, place + 1)
    const x = ((step.cell % SIDE) + 0.17 + place * 0.2) * cell
    const y = (Math.trunc(step.cell / SIDE) + 0.16) * cell
    paintDisc(paint, x, y, String(index + 1), step.skipped ? paint.theme.error : ink)
  })
}

function moveTo({ ctx, cell }: Paint, at: number): void {
  ctx.moveTo(((at % SIDE) + 0.5) * cell, (Math.trunc(at / SIDE) + 0.5) * cell)
}

function lineTo({ ctx, cell }: Paint, at: number): void {
  ctx.lineTo(((at % SIDE) + 0.5) * cell, (Math.trunc(at / SIDE) + 0.5) * cell)
}
