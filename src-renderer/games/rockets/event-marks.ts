import { ways } from '@core/kernel/grid'
import { events } from '@core/games/rockets/play/events'
import { limits } from '@core/games/rockets/text/limits'
import { playerOfTurn, type Level } from '@core/games/rockets/model'
import type { Paint, RunFrame } from '../../editor/game-view'
import { paintArrow, setNumberFont, SPRITE_CELL } from './marks'
import { inkOf } from './palette'

/** Above this many events in a step, marks for turns are left out: they would cover the animals. */
const MOST_TURNED = 400

// Scratch memory: gains of the step by player.
const gains = new Int32Array(limits.players.highest)

/** What happened in the step just made, in place. */
export function paintEvents(paint: Paint, frame: RunFrame<Level>): void {
  const { level } = frame
  const hasSprites = paint.cell >= SPRITE_CELL
  if (hasSprites) paintSprites(paint, frame)
  else paintSmallMarks(paint, frame)
  for (const event of events.all(frame.events, 'arrow-placed', 'arrow-expired')) {
    const { turn, cell } = event
    if (event.name === 'arrow-expired') paintExpired(paint, level, turn, cell, event.way)
    else outline(paint, level, cell, inkOf(playerOfTurn(level, turn)))
  }
  paintGains(paint, frame)
}

/** Who was eaten, died, fell or turned. Births and floors show themselves: in the animal at the door, in the score. */
function paintSprites(paint: Paint, { events: all, level }: RunFrame<Level>): void {
  for (const { cell } of events.all(all, 'mouse-eaten', 'mouse-eaten-passing')) {
    // Small and aside: a cross over the cat would say that it died.
    stamp(paint, level, cell, 'eaten', 0.46, 0.27, 0.27)
  }
  for (const { cell } of events.all(all, 'cat-died')) stamp(paint, level, cell, 'died', 0.7)
  for (const { cell } of events.all(all, 'fell', 'walked-off')) {
    stamp(paint, level, cell, 'fell', 0.8)
  }
  if (all.length > MOST_TURNED) return
  for (const { cell } of events.all(all, 'arrow-turned', 'wall-turned')) {
    stamp(paint, level, cell, 'turned', 0.36, 0.3, -0.3)
  }
}

/** Who was eaten and who fell on a board too small for sprites: crosses, all in one path. */
function paintSmallMarks({ ctx, cell, theme }: Paint, frame: RunFrame<Level>): void {
  const { width } = frame.level
  const reach = Math.max(2, cell * 0.5)
  ctx.beginPath()
  const ends = events.all(
    frame.events,
    'fell',
    'mouse-eaten',
    'mouse-eaten-passing',
    'cat-died',
    'walked-off',
  )
  for (const end of ends) {
    const x = ((end.cell % width) + 0.5) * cell
    const y = (((end.cell / width) | 0) + 0.5) * cell
    ctx.moveTo(x - reach, y - reach)
    ctx.lineTo(x + reach, y + reach)
    ctx.moveTo(x - reach, y + reach)
    ctx.lineTo(x + reach, y - reach)
  }
  ctx.strokeStyle = theme.text
  ctx.lineWidth = 1.5
  ctx.stroke()
}

/** A sprite on a square, shifted to the right and down by so many cells. */
function stamp(
  { cell, sprites }: Paint,
  level: Level,
  at: number,
  name: string,
  scale: number,
  right = 0,
  down = 0,
): void {
  const size = Math.max(cell * scale, scale > 0.5 ? 9 : 5)
  const x = ((at % level.width) + 0.5 + right) * cell - size / 2
  const y = (((at / level.width) | 0) + 0.5 + down) * cell - size / 2
  sprites.draw(name, x, y, size)
}

function outline({ ctx, cell }: Paint, level: Level, at: number, ink: string): void {
  const x = (at % level.width) * cell
  const y = ((at / level.width) | 0) * cell
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(1.5, cell * 0.08)
  ctx.strokeRect(x - 1, y - 1, cell + 2, cell + 2)
}

function paintExpired(paint: Paint, level: Level, turn: number, at: number, way: number): void {
  const { ctx, cell, theme } = paint
  const x = at % level.width
  const y = (at / level.width) | 0
  ctx.globalAlpha = 0.3
  paintArrow(paint, x, y, way % ways.length, playerOfTurn(level, turn))
  ctx.globalAlpha = 1
  ctx.strokeStyle = theme.textMuted
  ctx.lineWidth = 1.5
  ctx.setLineDash([3, 3])
  ctx.strokeRect(x * cell + 1.5, y * cell + 1.5, cell - 3, cell - 3)
  ctx.setLineDash([])
}

/** "+3" or "−10" above each rocket that was entered. */
function paintGains(paint: Paint, { events: all, level }: RunFrame<Level>): void {
  gains.fill(0)
  for (const { name, player } of events.all(all, 'mouse-scored', 'cat-scored')) {
    gains[player]! += name === 'mouse-scored' ? 1 : -10
  }
  const { ctx, cell, theme } = paint
  const size = Math.max(10, Math.min(18, cell * 0.5))
  setNumberFont(paint, size)
  for (let player = 0; player < level.rockets.length; player++) {
    const gain = gains[player]!
    if (gain === 0) continue
    const { x, y } = level.rockets[player]!
    const text = gain > 0 ? `+${gain}` : `−${-gain}`
    const width = ctx.measureText(text).width + size * 0.6
    const middleX = (x + 0.5) * cell
    const middleY = y * cell - size * 0.2
    ctx.fillStyle = theme.cell
    ctx.strokeStyle = inkOf(player)
    ctx.lineWidth = 2
    ctx.beginPath()
    ctx.roundRect(middleX - width / 2, middleY - size * 0.65, width, size * 1.3, size * 0.4)
    ctx.fill()
    ctx.stroke()
    ctx.fillStyle = gain > 0 ? theme.good : theme.text
    ctx.fillText(text, middleX, middleY + 1)
  }
}
