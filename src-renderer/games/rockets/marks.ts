import { wayCol, wayRow } from '@core/kernel/grid'
import type { Paint } from '../../editor/game-view'
import { fillWithRim } from '../../canvas/pen'
import { inkOf, inks } from './palette'
import { arrowNames, rocketNames } from './sprites'

/** Below this many pixels a cell, pieces are plain shapes in their colour. */
export const SPRITE_CELL = 9
/** From this many pixels a cell on, players' numbers can be read. */
export const NUMBER_CELL = 15
/** The same of the small flags of arrows that an animal stands on. */
const SIGN_NUMBER_CELL = 24

/** Player numbers as texts, so that painters need not make them. */
export const numerals: readonly string[] = Array.from({ length: 100 }, (_, n) => String(n))

let fontSize = 0
let fontFamily = ''
let font = ''

/** A bold centred font; the text is made only when the size has changed. */
export function setNumberFont({ ctx, theme }: Paint, size: number): void {
  const whole = Math.round(size)
  if (whole !== fontSize || theme.font !== fontFamily) {
    fontSize = whole
    fontFamily = theme.font
    font = `700 ${whole}px ${theme.font}`
  }
  ctx.font = font
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
}

/** A rocket in its player's colour with the player's number. */
export function paintRocket(paint: Paint, x: number, y: number, player: number): void {
  const { ctx, cell, sprites } = paint
  const colour = player % inks.length
  if (cell < SPRITE_CELL) {
    ctx.fillStyle = inkOf(player)
    ctx.beginPath()
    ctx.moveTo((x + 0.5) * cell, y * cell)
    ctx.lineTo((x + 1) * cell, (y + 1) * cell)
    ctx.lineTo(x * cell, (y + 1) * cell)
    ctx.fill()
    return
  }
  const size = cell * 0.94
  sprites.draw(rocketNames[colour]!, x * cell + cell * 0.03, y * cell + cell * 0.03, size)
  if (cell < NUMBER_CELL) return
  setNumberFont(paint, cell * 0.42)
  ctx.fillStyle = '#fff'
  ctx.fillText(numerals[player + 1]!, (x + 0.5) * cell, (y + 0.52) * cell)
}

/** An arrow in its player's colour with the player's number at its tail. */
export function paintArrow(paint: Paint, x: number, y: number, way: number, player: number): void {
  const { ctx, cell, sprites } = paint
  if (cell < SPRITE_CELL) {
    paintSmallArrow(paint, x, y, way, player)
    return
  }
  const name = arrowNames[(player % inks.length) * 4 + way]!
  sprites.draw(name, x * cell + cell * 0.03, y * cell + cell * 0.03, cell * 0.94)
  if (cell < NUMBER_CELL) return
  setNumberFont(paint, cell * 0.36)
  ctx.fillStyle = '#fff'
  const back = 0.06
  const textX = (x + 0.5 - back * wayCol[way]!) * cell
  const textY = (y + 0.52 - back * wayRow[way]!) * cell
  ctx.fillText(numerals[player + 1]!, textX, textY)
}

/** Way and owner of an arrow that an animal stands on: a flag at the edge of the square that it leads out by. */
export function paintArrowSign(
  paint: Paint,
  x: number,
  y: number,
  way: number,
  player: number,
): void {
  const { ctx, cell, theme } = paint
  const [dx, dy] = [wayCol[way]!, wayRow[way]!]
  // Along the way and to its right, in cells from the middle of the square.
  const point = (ahead: number, aside: number): [number, number] => [
    (x + 0.5 + dx * ahead - dy * aside) * cell,
    (y + 0.5 + dy * ahead + dx * aside) * cell,
  ]
  ctx.beginPath()
  ctx.moveTo(...point(0.5, 0))
  ctx.lineTo(...point(0.32, 0.24))
  ctx.lineTo(...point(0.12, 0.24))
  ctx.lineTo(...point(0.12, -0.24))
  ctx.lineTo(...point(0.32, -0.24))
  ctx.closePath()
  fillWithRim(ctx, inkOf(player), theme.cell, Math.max(1, cell * 0.03))
  if (cell < SIGN_NUMBER_CELL) return
  setNumberFont(paint, cell * 0.28)
  ctx.fillStyle = '#fff'
  const [textX, textY] = point(0.26, 0)
  ctx.fillText(numerals[player + 1]!, textX, textY + cell * 0.015)
}

function paintSmallArrow(
  { ctx, cell }: Paint,
  x: number,
  y: number,
  way: number,
  player: number,
): void {
  const middleX = (x + 0.5) * cell
  const middleY = (y + 0.5) * cell
  const reach = cell * 0.5
  const dx = wayCol[way]! * reach
  const dy = wayRow[way]! * reach
  ctx.fillStyle = inkOf(player)
  ctx.beginPath()
  ctx.moveTo(middleX + dx, middleY + dy)
  ctx.lineTo(middleX - dx - dy, middleY - dy + dx)
  ctx.lineTo(middleX - dx + dy, middleY - dy - dx)
  ctx.fill()
}
