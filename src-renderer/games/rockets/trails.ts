import { ANIMAL_CELL, ANIMAL_STRIDE, slotsOf } from '@core/games/rockets/layout'
import type { Level } from '@core/games/rockets/model'
import type { Paint, RunFrame } from '../../canvas/game-view'

/** Moves that a trail shows, and how many steps back they are looked for: a turn has seven. */
const MOVES = 4
const STEPS = MOVES * 7
/** Above this many animals trails would hide the board and cost too much. */
const MOST_ANIMALS = 1500

/** Where the animals came from: their last moves, fading. */
export function paintTrails(paint: Paint, frame: RunFrame<Level>): void {
  const { ctx, cell, theme } = paint
  const { level } = frame
  const slots = slotsOf(level)
  if (frame.state[slots.mice]! + frame.state[slots.cats]! > MOST_ANIMALS) return
  ctx.strokeStyle = theme.textMuted
  ctx.lineWidth = Math.max(1, cell * 0.07)
  ctx.lineCap = 'round'
  let moves = 0
  for (let back = 0; back < STEPS && moves < MOVES; back++) {
    const changes = frame.changesBack(back)
    if (!changes) break
    const part = back === 0 ? frame.progress : 1
    const { slot, before, after, from, to } = changes
    let isMove = false
    ctx.beginPath()
    for (let i = from; i < to; i++) {
      const at = slot[i]! - slots.animals
      if (at < 0 || at % ANIMAL_STRIDE !== ANIMAL_CELL) continue
      if (before[i] === 0 || after[i] === 0) continue
      isMove = true
      addStep(paint, level.width + 2, before[i]!, after[i]!, part)
    }
    if (!isMove) continue
    ctx.globalAlpha = 0.4 * (1 - moves / MOVES)
    ctx.stroke()
    moves++
  }
  ctx.globalAlpha = 1
}

function addStep(
  { ctx, cell }: Paint,
  stride: number,
  from: number,
  to: number,
  part: number,
): void {
  const x = (from % stride) - 0.5
  const y = ((from / stride) | 0) - 0.5
  ctx.moveTo(x * cell, y * cell)
  const toX = (to % stride) - 0.5
  const toY = ((to / stride) | 0) - 0.5
  ctx.lineTo((x + (toX - x) * part) * cell, (y + (toY - y) * part) * cell)
}
