import { colOf, rowOf } from '@core/games/ghosts/cells'
import { HUNTERS } from '@core/games/ghosts/model'
import type { Paint } from '../../editor/game-view'
import { setFont } from '../../canvas/pen'
import { ghostInk, teamInks } from './palette'
import { hunterNames } from './sprites'

/** Below this many pixels a cell, pieces are plain shapes in their colour. */
const SPRITE_CELL = 9
/** Numbers and letters can be read from this many pixels per cell on. */
const NUMBER_CELL = 15

/** What a hunter is called on the board: White's have numbers, Black's letters. */
export const hunterLabels: readonly (readonly string[])[] = [
  Array.from({ length: HUNTERS }, (_, index) => String(index + 1)),
  [...'abcdefgh'],
]

/** Ghosts' numbers as texts, so that painters need not make them. */
const numerals: readonly string[] = Array.from({ length: 500 }, (_, n) => String(n))

/** Middle of a cell in cells from the board's corner. */
export function centreX(cell: number): number {
  return colOf(cell) + 0.5
}

export function centreY(cell: number): number {
  return rowOf(cell) + 0.5
}

/** A bold centred font of a size in pixels. */
export function setNumberFont(paint: Paint, size: number): void {
  setFont(paint, Math.round(size), 700)
}

/** A hunter around a point in cells; `scale` is its size in cells. */
export function paintHunter(
  paint: Paint,
  x: number,
  y: number,
  player: number,
  hunter: number,
  scale: number,
): void {
  const { ctx, cell, sprites } = paint
  const size = cell * scale
  if (cell < SPRITE_CELL) {
    ctx.fillStyle = teamInks[player]!.body
    ctx.strokeStyle = teamInks[player]!.line
    ctx.lineWidth = 1
    ctx.beginPath()
    if (player === 0) ctx.arc(x * cell, y * cell, size / 2, 0, 2 * Math.PI)
    else ctx.rect(x * cell - size / 2, y * cell - size / 2, size, size)
    ctx.fill()
    ctx.stroke()
    return
  }
  sprites.draw(hunterNames[player]!, x * cell - size / 2, y * cell - size / 2, size)
  if (size < NUMBER_CELL * 0.6) return
  setNumberFont(paint, size * 0.58)
  ctx.fillStyle = teamInks[player]!.text
  ctx.fillText(hunterLabels[player]![hunter]!, x * cell, (y + 0.03) * cell)
}

/** A ghost with its number over its whole life, from 0. */
export function paintGhostPiece(
  paint: Paint,
  x: number,
  y: number,
  birth: number,
  scale: number,
): void {
  const { ctx, cell, sprites } = paint
  const size = cell * scale
  if (cell < SPRITE_CELL) {
    ctx.fillStyle = ghostInk.body
    ctx.fillRect(x * cell - size / 2, y * cell - size / 2, size, size)
    return
  }
  sprites.draw('ghost', x * cell - size / 2, y * cell - size / 2, size)
  if (size < NUMBER_CELL * 0.6) return
  setNumberFont(paint, size * (birth < 9 ? 0.5 : birth < 99 ? 0.4 : 0.3))
  ctx.fillStyle = ghostInk.text
  ctx.fillText(numerals[birth + 1] ?? '', x * cell, (y + 0.02) * cell)
}

/** Adds a line through the middles of cells to the context's path. */
export function addLine({ ctx, cell }: Paint, from: number, path: readonly number[]): void {
  ctx.moveTo(centreX(from) * cell, centreY(from) * cell)
  for (const at of path) ctx.lineTo(centreX(at) * cell, centreY(at) * cell)
}

/** A filled arrow head on a cell, coming from its neighbour. */
export function paintHead({ ctx, cell }: Paint, from: number, to: number, size: number): void {
  const dx = colOf(to) - colOf(from)
  const dy = rowOf(to) - rowOf(from)
  const length = Math.hypot(dx, dy)
  if (length === 0) return
  const [ux, uy] = [(dx / length) * size, (dy / length) * size]
  const x = centreX(to) * cell
  const y = centreY(to) * cell
  ctx.beginPath()
  ctx.moveTo(x + ux, y + uy)
  ctx.lineTo(x - ux - uy, y - uy + ux)
  ctx.lineTo(x - ux + uy, y - uy - ux)
  ctx.fill()
}
