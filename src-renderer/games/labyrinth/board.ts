import {
  BOG,
  CAVE,
  ESTUARY,
  ISLAND,
  kindOf,
  numberOf,
  NUMBERS,
  RIVER,
  WALL,
} from '@core/games/labyrinth/cells'
import { sizeOf, type Level } from '@core/games/labyrinth/model'
import type { GroundPaint, Paint, Terrain } from '../../editor/game-view'
import { paintSquareCoordinates } from '../../canvas/square-coordinates'
import { cellsOfRect, type Cells } from '../../canvas/terrain'
import { PLAIN_CELL } from '../../canvas/terrain-cache'
import { areLooksPlain } from '../../canvas/shown-looks'
import type { BoardTheme } from '../../canvas/theme'
import { paintBogs, paintCaves, paintWalls } from './cell-marks'
import { groundColours, pixelOf, waterOf } from './palette'
import { paintCodes } from './cell-codes'
import { paintRivers } from './river-beds'

/** Everything that stands still. */
export function paintBoard(paint: Paint, level: Level): void {
  paintCells(paint, level, cellsOfRect(paint.visible, level.cols))
  paintRest(paint, level)
}

export const terrain: Terrain<Level> = { paintCells, paintRest, fillColours, changedCells }

function paintCells(paint: GroundPaint, level: Level, cells: Cells): void {
  if (paint.cell < PLAIN_CELL) {
    paintPlain(paint, level, cells)
    return
  }
  paintGround(paint, level, cells)
  paintGrid(paint, level, cells)
  if (areLooksPlain()) {
    paintCodes(paint, level, cells)
    return
  }
  paintWalls(paint, level, cells)
  paintBogs(paint, level, cells)
  paintRivers(paint, level, cells)
  paintCaves(paint, level, cells)
}

function paintPlain({ ctx, cell, theme }: GroundPaint, level: Level, { list, count }: Cells): void {
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    ctx.fillStyle = plainColour(level.cells[at]!, theme)
    ctx.fillRect((at % level.cols) * cell, Math.trunc(at / level.cols) * cell, cell, cell)
  }
}

function paintGround(paint: GroundPaint, level: Level, { list, count }: Cells): void {
  const { ctx, cell, theme } = paint
  const colours = groundColours(theme.isDark)
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = level.cells[at]!
    const kind = kindOf(value)
    const x = (at % level.cols) * cell
    const y = Math.trunc(at / level.cols) * cell
    ctx.fillStyle = kind === WALL ? theme.wall : kind === BOG ? colours.bog : colours.island
    ctx.fillRect(x, y, cell, cell)
    if (kind !== RIVER && kind !== ESTUARY) continue
    ctx.globalAlpha = colours.shallow
    ctx.fillStyle = waterOf(numberOf(value))
    ctx.fillRect(x, y, cell, cell)
    ctx.globalAlpha = 1
  }
}

/** Upper and left edge of each cell. */
function paintGrid({ ctx, cell, theme }: GroundPaint, level: Level, { list, count }: Cells): void {
  ctx.fillStyle = theme.grid
  ctx.globalAlpha = cell < 14 ? 0.6 : 1
  for (let i = 0; i < count; i++) {
    const x = (list[i]! % level.cols) * cell
    const y = Math.trunc(list[i]! / level.cols) * cell
    ctx.fillRect(x, y, cell, 1)
    ctx.fillRect(x, y, 1, cell)
  }
  ctx.globalAlpha = 1
}

function paintRest(paint: Paint, level: Level): void {
  const { ctx, cell, theme } = paint
  const thick = Math.max(1, Math.min(5, cell * 0.1))
  // Like inner walls: the border stops the player in the same way.
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = thick
  ctx.lineJoin = 'round'
  ctx.strokeRect(-thick / 2, -thick / 2, level.cols * cell + thick, level.rows * cell + thick)
  if (paint.hasCoordinates) paintSquareCoordinates(paint, sizeOf(level))
}

function plainColour(value: number, theme: BoardTheme): string {
  const colours = groundColours(theme.isDark)
  switch (kindOf(value)) {
    case ISLAND:
      return colours.island
    case WALL:
      return theme.wall
    case RIVER:
      return waterOf(numberOf(value))
    case ESTUARY:
      return theme.text
    case CAVE:
      return colours.hole
    default:
      return colours.plainBog
  }
}

function fillColours(level: Level, theme: BoardTheme, pixels: Uint32Array, cells?: Cells): void {
  // One colour for each kind and number; the way and the cave's number do not matter.
  const table = new Uint32Array(16 * NUMBERS)
  for (let number = 0; number < NUMBERS; number++) {
    for (let kind = 0; kind <= CAVE; kind++) {
      table[number * 16 + kind] = pixelOf(plainColour(kind | (number << 5), theme))
    }
  }
  const count = cells?.count ?? level.cells.length
  for (let i = 0; i < count; i++) {
    const at = cells ? cells.list[i]! : i
    const value = level.cells[at]!
    pixels[at] = table[numberOf(value) * 16 + kindOf(value)]!
  }
}

function changedCells(before: Level, after: Level): Cells {
  const list: number[] = []
  if (before.cells !== after.cells) {
    for (let cell = 0; cell < after.cells.length; cell++) {
      if (before.cells[cell] !== after.cells[cell]) list.push(cell)
    }
  }
  return { list, count: list.length }
}
