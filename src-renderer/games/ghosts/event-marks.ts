import { events, type Happening } from '@core/games/ghosts/play/events'
import { BLACK } from '@core/games/ghosts/play/outcome'
import { rulesOf } from '@core/games/ghosts/play/readings'
import { colOf, rowOf } from '@core/games/ghosts/cells'
import type { Level } from '@core/games/ghosts/model'
import type { Paint, RunFrame } from '../../editor/game-view'
import { fillWithRim } from '../../canvas/pen'
import { centreX, centreY, setNumberFont } from './marks'
import { teamInks } from './palette'
import { words } from '../../ui/words'

/** What happened in the step just made, in place. */
export function paintEvents(paint: Paint, frame: RunFrame<Level>): void {
  const { reach } = rulesOf(frame.reading)
  for (const raw of frame.events) {
    const event = events.read(raw)
    switch (event.name) {
      case 'ghost-neutralised':
      case 'ghost-tied':
        paintCatch(paint, event, reach)
        break
      case 'undecided':
        paintLabel(
          paint,
          event.from,
          '?',
          paint.theme.cell,
          paint.theme.warning,
          paint.theme.warning,
        )
        break
      case 'ghost-sheltered':
        paintLabel(paint, event.cell, 'safe', paint.theme.cell, paint.theme.text, paint.theme.text)
        break
      case 'ghost-appeared':
        paintRing(paint, event.corner)
        break
      default:
        // Leaving and arriving show themselves.
        break
    }
  }
}

/** The square that was counted, a cross over the ghost, and who got the point with which counts. */
function paintCatch(
  paint: Paint,
  { name, cell: at, white, black, winner }: Happening<'ghost-neutralised' | 'ghost-tied'>,
  reach: number,
): void {
  const { ctx, cell, sprites, theme } = paint
  const side = (2 * reach + 1) * cell
  ctx.strokeStyle = theme.good
  ctx.lineWidth = 3
  ctx.strokeRect((colOf(at) - reach) * cell, (rowOf(at) - reach) * cell, side, side)
  const size = cell * 0.8
  sprites.draw('gone', centreX(at) * cell - size / 2, centreY(at) * cell - size / 2, size)
  const counts = `${white} : ${black}`
  if (name === 'ghost-tied') {
    paintLabel(paint, at, `±0  ${counts}`, theme.cell, theme.text, theme.text)
    return
  }
  const player = winner === BLACK ? 1 : 0
  const { body, line, text } = teamInks[player]
  paintLabel(paint, at, `${words.ghosts.own.team({ player })} +1  ${counts}`, body, line, text)
}

function paintRing({ ctx, cell, theme }: Paint, at: number): void {
  ctx.strokeStyle = theme.good
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(centreX(at) * cell, centreY(at) * cell, cell * 0.72, 0, 2 * Math.PI)
  ctx.stroke()
}

/** A label above a cell, kept on the board. */
function paintLabel(
  paint: Paint,
  at: number,
  text: string,
  ground: string,
  line: string,
  ink: string,
): void {
  const { ctx, cell } = paint
  const size = Math.max(10, Math.min(16, cell * 0.5))
  setNumberFont(paint, size)
  const width = ctx.measureText(text).width + size
  const x = Math.max(width / 2, Math.min(20 * cell - width / 2, centreX(at) * cell))
  const y = (centreY(at) + (rowOf(at) === 0 ? 1 : -1)) * cell
  ctx.beginPath()
  ctx.roundRect(x - width / 2, y - size * 0.8, width, size * 1.6, size * 0.4)
  fillWithRim(ctx, ground, line, 2)
  ctx.fillStyle = ink
  ctx.fillText(text, x, y + 1)
}
