import { slots } from '@core/games/ghosts/play/layout'
import { HUNTERS, type Level } from '@core/games/ghosts/model'
import type { Paint, RunFrame } from '../../editor/game-view'
import { centreX, centreY } from './marks'

/** Turns that a trail shows, and how many steps back they are looked for: a turn has three. */
const MOVES = 6
const STEPS = 3 * MOVES

/** Where the hunters came from, fading; Black's trails are dashed. */
export function paintTrails(paint: Paint, frame: RunFrame<Level>): void {
  const { ctx, cell, theme } = paint
  ctx.strokeStyle = theme.text
  ctx.lineWidth = Math.max(1, cell * 0.06)
  ctx.lineCap = 'round'
  let moves = 0
  for (let back = 0; back < STEPS && moves < MOVES; back++) {
    const changes = frame.changesBack(back)
    if (!changes) break
    const part = back === 0 ? frame.progress : 1
    let isMove = false
    for (let player = 0; player < 2; player++) {
      const first = slots.hunters + player * HUNTERS
      ctx.globalAlpha = 0.55 * (1 - moves / MOVES)
      ctx.setLineDash(player === 0 ? [] : [cell * 0.1, cell * 0.14])
      ctx.beginPath()
      for (let i = changes.from; i < changes.to; i++) {
        const hunter = changes.slot[i]! - first
        if (hunter < 0 || hunter >= HUNTERS) continue
        isMove = true
        const to = changes.after[i]!
        const from = changes.before[i]!
        const [x, y] = [centreX(from), centreY(from)]
        ctx.moveTo(x * cell, y * cell)
        ctx.lineTo((x + (centreX(to) - x) * part) * cell, (y + (centreY(to) - y) * part) * cell)
      }
      ctx.stroke()
    }
    if (isMove) moves++
  }
  ctx.setLineDash([])
  ctx.globalAlpha = 1
}
