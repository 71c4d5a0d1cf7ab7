import { boardSize } from '@core/games/janken/board'
import { unitOn } from '@core/games/janken/field'
import type { Level } from '@core/games/janken/model'
import type { BoardMoment, Paint, RunFrame } from '../../canvas/board-view'
import { hexGeometry } from '../../canvas/geometry'
import { atHand, wayOf, type AtHand } from './at-hand'
import { setFont } from './board'
import { linesOf } from './caption'
import { paintGrounds, paintPoints } from './paint-reach'
import { paintAsked, paintRefusal } from './paint-refusal'
import { paintCosts, paintLabel, strokeWay } from './paint-way'
import { sentenceOf } from './sentences'

/** What lies under the units: where the one at hand can go, and its way. */
export function paintUnderlay(paint: Paint, held: AtHand): void {
  const { field, reach, move, isReachShown } = held
  if (reach && isReachShown) paintGrounds(paint, field, reach)
  const way = wayOf(held)
  if (move && way.length > 0) strokeWay(paint, move.from, way, wayInk(paint, held))
  else if (move) paintAsked(paint, move)
  if (reach && isReachShown) {
    // The costs of the way stand where a friend's points would, and its end has a word of its own.
    const onWay = way.filter(({ cell }) => cell === move?.to || unitOn(field, cell) >= 0)
    paintPoints(paint, reach, new Set(onWay.map(({ cell }) => cell)))
  }
}

/** Costs and points left of the move at hand or why it is refused, and the same in words below the board. */
export function paintOverlay(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  const held = atHand(level, paint.page, frame, moment)
  if (!held) return
  const { field, move, outcome } = held
  if (move && outcome) {
    const way = wayOf(held)
    paintCosts(paint, move.from, way, wayInk(paint, held))
    if (outcome.kind === 'made') {
      paintLabel(paint, move.from, way, `${outcome.left} left`, paint.theme.accent)
    } else if (way.length > 0) {
      const cost = `${outcome.refusal.cost} > ${held.points}`
      paintLabel(paint, move.from, way, cost, paint.theme.error)
    } else paintRefusal(paint, field, outcome.refusal)
  }
  paintCaption(paint, sentenceOf(held))
}

function wayInk({ theme }: Paint, { outcome }: AtHand): string {
  return outcome?.kind === 'made' ? theme.accent : theme.textMuted
}

function paintCaption({ ctx, cell, theme }: Paint, text: string): void {
  const { x, y, width, height } = hexGeometry.bounds(boardSize)
  const size = Math.max(10, Math.min(13, cell * 0.24))
  setFont(ctx, size, theme.font, 400)
  ctx.fillStyle = theme.text
  const measure = (part: string): number => ctx.measureText(part).width
  const lines = linesOf(text, (width - 0.5) * cell, measure).slice(0, 2)
  const bottom = (y + height) * cell - size * 0.75
  lines.forEach((line, index) => {
    const up = (lines.length - 1 - index) * size * 1.3
    ctx.fillText(line, (x + width / 2) * cell, bottom - up)
  })
}
