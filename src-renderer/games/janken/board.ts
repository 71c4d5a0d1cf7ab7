import {
  boardCells,
  boardSize,
  firstCols,
  rowLengths,
  rowName,
  SIDE,
} from '@core/games/janken/board'
import { terrainAt, terrains, type DataSet, type Level } from '@core/games/janken/model'
import { hexGeometry } from '../../canvas/geometry'
import type { Paint } from '../../editor/game-view'
import { setFont } from '../../canvas/pen'
import { areLooksPlain } from '../../canvas/shown-looks'
import { centres, traceCell } from './places'
import { terrainInk } from './palette'
import { tracePattern } from './terrain-patterns'

/** Patterns and letters can be read from this many pixels per cell on. */
const DETAIL_CELL = 14
const LETTER_CELL = 26

/** Terrain by colour, pattern and letter; coordinates. */
export function paintBoard(paint: Paint, level: Level): void {
  const set = level.sets[paint.page] ?? level.sets[0]!
  paintTerrain(paint, set)
  paintGrid(paint)
  if (paint.cell >= LETTER_CELL && !paint.isNameless) paintLetters(paint, set)
  if (paint.hasCoordinates && paint.cell >= DETAIL_CELL) paintCoordinates(paint)
}

function paintTerrain({ ctx, cell, theme }: Paint, set: DataSet): void {
  for (const terrain of terrains) {
    const { ground, pattern } = terrainInk(theme, terrain)
    ctx.beginPath()
    for (const at of boardCells) if (terrainAt(set, at) === terrain) traceCell(ctx, at, cell)
    ctx.fillStyle = ground
    ctx.fill()
    if (cell < DETAIL_CELL || areLooksPlain()) continue
    ctx.beginPath()
    for (const at of boardCells) {
      if (terrainAt(set, at) !== terrain) continue
      tracePattern(ctx, terrain, centres[at]!.x * cell, centres[at]!.y * cell, cell)
    }
    ctx.strokeStyle = pattern
    ctx.lineWidth = Math.max(0.75, cell / 48)
    ctx.stroke()
  }
}

function paintGrid({ ctx, cell, theme }: Paint): void {
  ctx.beginPath()
  for (const at of boardCells) traceCell(ctx, at, cell)
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = cell < DETAIL_CELL ? 0.5 : 1
  ctx.stroke()
}

function paintLetters({ ctx, cell, theme }: Paint, set: DataSet): void {
  // In place of the pattern, or beside it.
  const isPlain = areLooksPlain()
  const size = isPlain ? cell * 0.22 : Math.max(8, Math.min(13, cell * 0.17))
  setFont({ ctx, theme }, Math.round(size), isPlain ? 700 : 600)
  for (const at of boardCells) {
    const terrain = terrainAt(set, at)
    const { x, y } = centres[at]!
    ctx.fillStyle = terrainInk(theme, terrain).pattern
    ctx.fillText(terrain, x * cell, (y + (isPlain ? 0.42 : 0.43)) * cell)
  }
}

/** Letters at the right end of the rows, numbers at the upper left end of the diagonals, as the statement draws them. */
function paintCoordinates({ ctx, cell, theme }: Paint): void {
  setFont({ ctx, theme }, Math.round(Math.max(9, Math.min(14, cell * 0.26))), 600)
  ctx.fillStyle = theme.textMuted
  for (let row = 0; row < SIDE; row++) {
    const end = firstCols[row]! + rowLengths[row]! - 1
    const { x, y } = hexGeometry.centreOf(boardSize, row, end)
    ctx.fillText(rowName(row), (x + 0.75) * cell, y * cell)
  }
  for (let col = 0; col < SIDE; col++) {
    const row = firstCols.findIndex((first) => first <= col)
    const { x, y } = hexGeometry.centreOf(boardSize, row, col)
    ctx.fillText(String(col + 1), (x - 0.38) * cell, (y - 0.66) * cell)
  }
}
