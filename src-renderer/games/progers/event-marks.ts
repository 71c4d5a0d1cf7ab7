import { BONUS, events, type Obstacle } from '@core/games/progers/play/events'
import { skipRule, skipWords } from '@core/games/progers/why/skipped'
import { robotWay } from '@core/games/progers/play/layout'
import { bases, cellOfSpot, SIDE, type Level } from '@core/games/progers/model'
import { LETTERS, MOVE } from '@core/games/progers/official'
import type { Paint, RunFrame } from '../../editor/game-view'
import { words } from '../../ui/words'
import { paintBlocked, paintWords } from './marks'
import { inkOf } from './palette'

/** What happened in the step just made, in place: skipped with its reason, cells of an M, samples, points. */
export function paintEvents(paint: Paint, frame: RunFrame<Level>): void {
  let points = 0
  let base = -1
  let owner = 0
  for (const raw of frame.events) {
    const event = events.read(raw)
    switch (event.name) {
      case 'skipped': {
        const at = cellOfSpot(event.spot)
        paintBlocked(paint, at, robotWay(frame.state, event.player))
        paintWords(paint, at, skipText(event.letter, event.obstacle), paint.theme.error)
        break
      }
      case 'moved':
        dot(paint, cellOfSpot(event.spot), inkOf(event.player))
        break
      case 'took':
        ring(paint, cellOfSpot(frame.level.samples[event.sample]!.spot), inkOf(event.player))
        break
      case 'left-lying': {
        const at = cellOfSpot(frame.level.samples[event.sample]!.spot)
        const rule = event.letter === MOVE ? 'P6' : 'T6'
        paintWords(paint, at, words.progers.own.marks.noRoom({ rule }), paint.theme.warning)
        break
      }
      case 'unloaded':
        owner = event.player
        base = event.base
        points += event.bonus === BONUS ? 2 : 1
        break
      default:
        // Steps, jumps and turns show themselves in the robot and its route.
        break
    }
  }
  if (base >= 0) paintWords(paint, cellOfSpot(bases[base]!), `+${points}`, inkOf(owner))
}

/** "S skipped: a wall is ahead (T2)". */
function skipText(letter: number, obstacle: Obstacle): string {
  return words.progers.own.marks.skipped({
    letter: LETTERS[letter]!,
    why: skipWords(words, obstacle),
    rule: skipRule(letter, obstacle),
  })
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
