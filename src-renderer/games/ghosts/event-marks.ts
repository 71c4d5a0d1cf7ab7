import { APPEARED, NEUTRALISED, SHELTERED, TIED, UNDECIDED } from '@core/games/ghosts/play/events'
import { BLACK } from '@core/games/ghosts/play/outcome'
import { rulesOf } from '@core/games/ghosts/play/readings'
import { colOf, rowOf } from '@core/games/ghosts/cells'
import type { TraceEvent } from '@core/trace/trace'
import type { Level } from '@core/games/ghosts/model'
import type { Paint, RunFrame } from '../../editor/game-view'
import { centreX, centreY, setNumberFont } from './marks'
import { teamInks } from './palette'

/** What happened in the step just made, in place. */
export function paintEvents(paint: Paint, { events, reading }: RunFrame<Level>): void {
  const { reach } = rulesOf(reading)
  for (const event of events) {
    switch (event.code) {
      case NEUTRALISED:
      case TIED:
        paintCatch(paint, event, reach)
        break
      case UNDECIDED:
        paintLabel(paint, event.c, '?', paint.theme.cell, paint.theme.warning, paint.theme.warning)
        break
      case SHELTERED:
        paintLabel(paint, event.c, 'safe', paint.theme.cell, paint.theme.text, paint.theme.text)
        break
      case APPEARED:
        paintRing(paint, event.c)
        break
      default:
        // Leaving and arriving show themselves.
        break
    }
  }
}

/** The square that was counted, a cross over the ghost, and who got the point with which counts. */
function paintCatch(paint: Paint, { code, b, c }: TraceEvent, reach: number): void {
  const { ctx, cell, sprites, theme } = paint
  const side = (2 * reach + 1) * cell
  ctx.strokeStyle = theme.good
  ctx.lineWidth = 3
  ctx.strokeRect((colOf(c) - reach) * cell, (rowOf(c) - reach) * cell, side, side)
  const size = cell * 0.8
  sprites.draw('gone', centreX(c) * cell - size / 2, centreY(c) * cell - size / 2, size)
  const counts = `${b & 15} : ${(b >> 4) & 15}`
  if (code === TIED) {
    paintLabel(paint, c, `±0  ${counts}`, theme.cell, theme.text, theme.text)
    return
  }
  const { body, line, text } = teamInks[b >> 8 === BLACK ? 1 : 0]
  paintLabel(paint, c, `${b >> 8 === BLACK ? 'Black' : 'White'} +1  ${counts}`, body, line, text)
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
  ctx.fillStyle = ground
  ctx.fill()
  ctx.strokeStyle = line
  ctx.lineWidth = 2
  ctx.stroke()
  ctx.fillStyle = ink
  ctx.fillText(text, x, y + 1)
}
