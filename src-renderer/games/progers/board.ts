import {
  bases,
  behindWall,
  cellOfSpot,
  SIDE,
  type Level,
  type Wall,
} from '@core/games/progers/model'
import { rectOfHill } from '@core/games/progers/edit/placing'
import type { BoardContext, Paint } from '../../editor/game-view'
import { setFont } from '../../canvas/pen'
import { hillColours } from './palette'

/** Ground, bases, hills, grid, walls and coordinates. */
export function paintBoard(paint: Paint, level: Level): void {
  paintGround(paint)
  for (const hill of level.hills) paintHillTop(paint, rectOfHill(hill))
  paintBases(paint)
  paintGrid(paint)
  for (const hill of level.hills) paintHillEdge(paint, rectOfHill(hill))
  for (const wall of level.walls) paintWall(paint, wall)
  if (paint.hasCoordinates) paintCoordinates(paint)
}

interface Rect {
  readonly row: number
  readonly col: number
  readonly rows: number
  readonly cols: number
}

function paintGround({ ctx, cell, theme }: Paint): void {
  ctx.fillStyle = theme.cell
  ctx.fillRect(0, 0, SIDE * cell, SIDE * cell)
  ctx.fillStyle = theme.cellAlternate
  for (let row = 0; row < SIDE; row++) {
    for (let col = (row + 1) % 2; col < SIDE; col += 2) {
      ctx.fillRect(col * cell, row * cell, cell, cell)
    }
  }
}

function paintGrid({ ctx, cell, theme }: Paint): void {
  ctx.beginPath()
  for (let line = 1; line < SIDE; line++) {
    ctx.moveTo(0, line * cell)
    ctx.lineTo(SIDE * cell, line * cell)
    ctx.moveTo(line * cell, 0)
    ctx.lineTo(line * cell, SIDE * cell)
  }
  ctx.strokeStyle = theme.grid
  ctx.lineWidth = cell < 14 ? 0.5 : 1
  ctx.stroke()
  const thick = wallWidth(cell)
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = thick
  ctx.lineJoin = 'round'
  ctx.strokeRect(-thick / 2, -thick / 2, SIDE * cell + thick, SIDE * cell + thick)
}

/** The level ground of a hill. */
export function paintHillTop({ ctx, cell, theme }: Paint, rect: Rect): void {
  ctx.fillStyle = hillColours(theme).top
  ctx.fillRect(rect.col * cell, rect.row * cell, rect.cols * cell, rect.rows * cell)
}

/** Its slopes: lit from the north-west, in shade to the south-east, with the foot around and a contour on the top. */
export function paintHillEdge({ ctx, cell, theme }: Paint, rect: Rect): void {
  const { lit, shade, foot, contour } = hillColours(theme)
  const slope = cell * 0.17
  const left = rect.col * cell
  const top = rect.row * cell
  const right = left + rect.cols * cell
  const bottom = top + rect.rows * cell
  paintSlope(
    ctx,
    shade,
    [
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    slope,
    1,
  )
  paintSlope(
    ctx,
    lit,
    [
      [left, bottom],
      [left, top],
      [right, top],
    ],
    slope,
    -1,
  )
  const width = Math.max(1, cell * 0.04)
  ctx.lineWidth = width
  ctx.lineJoin = 'round'
  ctx.strokeStyle = foot
  ctx.strokeRect(left + width / 2, top + width / 2, right - left - width, bottom - top - width)
  if (cell < 18 || Math.min(rect.rows, rect.cols) < 2) return
  const inset = cell * 0.62
  ctx.strokeStyle = contour
  ctx.beginPath()
  ctx.roundRect(
    left + inset,
    top + inset,
    right - left - 2 * inset,
    bottom - top - 2 * inset,
    cell * 0.3,
  )
  ctx.stroke()
}

type Corner = readonly [x: number, y: number]

/** The slope along two sides of a hill, which meet in a corner; `away` is 1 for the south-east, -1 for the north-west. */
function paintSlope(
  ctx: BoardContext,
  fill: string,
  [from, corner, to]: readonly [Corner, Corner, Corner],
  slope: number,
  away: 1 | -1,
): void {
  const inner = slope * away
  ctx.fillStyle = fill
  ctx.beginPath()
  for (const [x, y] of [from, corner, to]) ctx.lineTo(x, y)
  ctx.lineTo(to[0] + inner, to[1] - inner)
  ctx.lineTo(corner[0] - inner, corner[1] - inner)
  ctx.lineTo(from[0] - inner, from[1] + inner)
  ctx.closePath()
  ctx.fill()
}

function paintBases({ ctx, cell, theme }: Paint): void {
  const inset = cell * 0.07
  for (const spot of bases) {
    const at = cellOfSpot(spot)
    const x = (at % SIDE) * cell
    const y = Math.trunc(at / SIDE) * cell
    ctx.fillStyle = theme.good
    ctx.globalAlpha = theme.isDark ? 0.26 : 0.16
    ctx.fillRect(x, y, cell, cell)
    ctx.globalAlpha = 1
    ctx.strokeStyle = theme.good
    ctx.lineWidth = Math.max(1, cell * 0.035)
    ctx.strokeRect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset)
  }
}

/** A wall as a thick line on its side; one on the border is drawn there all the same. */
export function paintWall({ ctx, cell, theme }: Paint, wall: Wall, ink: string = theme.text): void {
  const at = cellOfSpot(wall.spot)
  const col = at % SIDE
  const row = Math.trunc(at / SIDE)
  const inset = cell * 0.03
  ctx.strokeStyle = behindWall(wall) === null ? theme.error : ink
  ctx.lineWidth = Math.max(2, cell * 0.12)
  ctx.lineCap = 'round'
  ctx.beginPath()
  if (wall.side === 'N') {
    ctx.moveTo(col * cell + inset, row * cell)
    ctx.lineTo((col + 1) * cell - inset, row * cell)
  } else {
    ctx.moveTo((col + 1) * cell, row * cell + inset)
    ctx.lineTo((col + 1) * cell, (row + 1) * cell - inset)
  }
  ctx.stroke()
  ctx.lineCap = 'butt'
}

/** Rows and columns as the text numbers them: row 0 is the south row. */
function paintCoordinates({ ctx, cell, theme }: Paint): void {
  if (cell < 11) return
  setFont({ ctx, theme }, Math.max(8, Math.min(13, cell * 0.32)), 400)
  ctx.fillStyle = theme.textMuted
  const off = wallWidth(cell) + Math.max(9, cell * 0.28)
  for (let at = 0; at < SIDE; at++) {
    ctx.fillText(String(at), (at + 0.5) * cell, SIDE * cell + off)
    ctx.fillText(String(SIDE - 1 - at), -off, (at + 0.5) * cell)
  }
}

/** Thickness of the border in pixels; it lies outside the cells. */
function wallWidth(cell: number): number {
  return Math.max(1, Math.min(6, cell * 0.12))
}
