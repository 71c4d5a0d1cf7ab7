import { ROBOT, robotSpot, slots } from '@core/games/progers/play/layout'
import { cellOfSpot, SIDE, type Level } from '@core/games/progers/model'
import type { Paint, RunFrame } from '../../editor/game-view'
import { paintDisc } from './marks'
import { inkOf } from './palette'

/** Turns whose routes are shown, the one under way among them, and steps looked back for them at most. */
const TURNS = 7
const STEPS = TURNS * 6
/** The players' lines run side by side, that far from the middle of a cell. */
const OFFSET = 0.06

/** The lines along which the robots went in the last turns, with the number of each move where it ended. */
export function paintRoutes(paint: Paint, frame: RunFrame<Level>): void {
  const { ctx, cell } = paint
  const made = frame.state[slots.turn]!
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  let turn = made
  for (let back = 0; back < STEPS; back++) {
    const changes = frame.changesBack(back)
    if (!changes) break
    const { slot, before, after, from, to } = changes
    // The end of a turn is its last step, so its number counts down before its route is drawn.
    for (let i = from; i < to; i++) if (slot[i] === slots.turn) turn = before[i]!
    const age = made - turn
    if (age >= TURNS) break
    // In full the moves of the turn under way and of the one before.
    ctx.globalAlpha = Math.max(0.3, 1 - age * 0.13)
    ctx.lineWidth = age < 2 ? Math.max(1.5, cell * 0.055) : Math.max(1, cell * 0.03)
    for (let i = to - 1; i >= from; i--) {
      const player = slot[i] === slots.robots ? 0 : slot[i] === slots.robots + ROBOT.stride ? 1 : -1
      if (player < 0) continue
      const isLast = back === 0 && i === to - 1
      const part = isLast && to - from === 1 ? frame.progress : 1
      addLine(paint, player, before[i]!, after[i]!, part)
    }
  }
  ctx.lineCap = 'butt'
  paintStops(paint, frame, made)
  ctx.globalAlpha = 1
}

function shiftOf(player: number): number {
  return player === 0 ? -OFFSET : OFFSET
}

function addLine(
  { ctx, cell }: Paint,
  player: number,
  from: number,
  to: number,
  part: number,
): void {
  const a = cellOfSpot(from)
  const b = cellOfSpot(to)
  const shift = shiftOf(player)
  const x = (a % SIDE) + 0.5 + shift
  const y = Math.trunc(a / SIDE) + 0.5 + shift
  const toX = (b % SIDE) + 0.5 + shift
  const toY = Math.trunc(b / SIDE) + 0.5 + shift
  ctx.strokeStyle = inkOf(player)
  ctx.beginPath()
  ctx.moveTo(x * cell, y * cell)
  ctx.lineTo((x + (toX - x) * part) * cell, (y + (toY - y) * part) * cell)
  ctx.stroke()
}

/** Where each of the last moves ended, but for where the robots stand now. */
function paintStops(paint: Paint, frame: RunFrame<Level>, made: number): void {
  const { ctx, cell } = paint
  const spots = [robotSpot(frame.state, 0), robotSpot(frame.state, 1)]
  const now = [...spots]
  for (let back = 0; back < STEPS; back++) {
    const changes = frame.changesBack(back)
    if (!changes) break
    const { slot, before, from, to } = changes
    for (let i = to - 1; i >= from; i--) {
      if (slot[i] === slots.turn) {
        const turn = before[i]!
        const player = turn & 1
        const spot = spots[player]!
        if (made - turn >= TURNS) return
        if (spot === now[player]) continue
        const at = cellOfSpot(spot)
        ctx.globalAlpha = Math.max(0.35, 1 - (made - turn) * 0.12)
        const shift = shiftOf(player)
        const x = ((at % SIDE) + 0.5 + shift) * cell
        const y = (Math.trunc(at / SIDE) + 0.5 + shift) * cell
        paintDisc(paint, x, y, String(turn + 1), inkOf(player))
      } else if (slot[i] === slots.robots) spots[0] = before[i]!
      else if (slot[i] === slots.robots + ROBOT.stride) spots[1] = before[i]!
    }
  }
}
