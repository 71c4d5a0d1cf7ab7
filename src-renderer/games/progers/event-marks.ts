import * as events from '@core/games/progers/play/events'
import { robotWay } from '@core/games/progers/play/layout'
import { bases, cellOfSpot, SIDE, type Level } from '@core/games/progers/model'
import { LETTERS } from '@core/games/progers/official'
import type { Paint, RunFrame } from '../../editor/game-view'
import { paintBlocked, paintWords } from './marks'
import { inkOf } from './palette'

/** What happened in the step just made, in place: skipped with its reason, cells of an M, samples, points. */
export function paintEvents(paint: Paint, frame: RunFrame<Level>): void {
  let points = 0
  let base = -1
  let owner = 0
  for (const { code, a, b, c } of frame.events) {
    switch (code) {
      case events.SKIPPED: {
        const at = cellOfSpot(c)
        paintBlocked(paint, at, robotWay(frame.state, a))
        paintWords(paint, at, skipText(b & 7, b >> 3), paint.theme.error)
        break
      }
      case events.MOVED:
        dot(paint, cellOfSpot(b), inkOf(a))
        break
      case events.TOOK:
        ring(paint, cellOfSpot(frame.level.samples[b]!.spot), inkOf(a))
        break
      case events.LEFT_LYING: {
        const at = cellOfSpot(frame.level.samples[b]!.spot)
        paintWords(paint, at, `no room (${c === 5 ? 'P6' : 'T6'})`, paint.theme.warning)
        break
      }
      case events.UNLOADED:
        owner = a & 1
        base = (a >> 1) & 3
        points += a >> 3 === events.BONUS ? 2 : 1
        break
      default:
        // Steps, jumps and turns show themselves in the robot and its route.
        break
    }
  }
  if (base >= 0) paintWords(paint, cellOfSpot(bases[base]!), `+${points}`, inkOf(owner))
}

/** "S skipped: a wall is ahead (T2)". */
export function skipText(letter: number, reason: number): string {
  const words = events.skipWords[reason as events.Obstacle]
  return `${LETTERS[letter]!} skipped: ${words} (${events.skipRule(letter, reason)})`
}

function dot({ ctx, cell }: Paint, at: number, ink: string): void {
  ctx.beginPath()
  const x = ((at % SIDE) + 0.5) * cell
  const y = (Math.trunc(at / SIDE) + 0.5) * cell
  ctx.arc(x, y, cell * 0.07, 0, 2 * Math.PI)
  ctx.fillStyle = ink
  ctx.fill()
}

function ring({ ctx, cell }: Paint, at: number, ink: string): void {
  ctx.beginPath()
  const x = ((at % SIDE) + 0.5) * cell
  const y = (Math.trunc(at / SIDE) + 0.5) * cell
  ctx.arc(x, y, cell * 0.45, 0, 2 * Math.PI)
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(1.5, cell * 0.06)
  ctx.stroke()
}
