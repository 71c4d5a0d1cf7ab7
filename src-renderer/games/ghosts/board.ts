import { SIDE } from '@core/games/ghosts/cells'
import { teamStarts, type Level } from '@core/games/ghosts/model'
import { mapOf, stuckHouses } from '@core/games/ghosts/play/town'
import type { Paint } from '../../editor/game-view'
import { centreX, centreY, setNumberFont } from './marks'
import { paintRoof } from './roof'

/** Names of rows and columns. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRST'
/** Below this many pixels a cell there is no grid, no text, and roofs are flat. */
const SMALL_CELL = 9

/** Streets, where the teams start, houses with their roofs, coordinates. */
export function paintBoard(paint: Paint, level: Level): void {
  paintStreets(paint)
  if (paint.cell >= SMALL_CELL) paintTeamStarts(paint)
  level.town.forEach((house) => paintRoof(paint, house, paint.cell >= SMALL_CELL))
  paintStuck(paint, level)
  if (paint.cell < SMALL_CELL) return
  paintHouseNumbers(paint, level)
  if (paint.hasCoordinates) paintCoordinates(paint)
}

function paintStreets({ ctx, cell, theme }: Paint): void {
  ctx.fillStyle = theme.cell
  ctx.fillRect(0, 0, SIDE * cell, SIDE * cell)
  if (cell >= SMALL_CELL) {
    ctx.beginPath()
    for (let at = 0; at <= SIDE; at++) {
      ctx.moveTo(0, at * cell)
      ctx.lineTo(SIDE * cell, at * cell)
      ctx.moveTo(at * cell, 0)
      ctx.lineTo(at * cell, SIDE * cell)
    }
    ctx.strokeStyle = theme.grid
    ctx.lineWidth = cell < 14 ? 0.5 : 1
    ctx.stroke()
  }
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = 2
  ctx.strokeRect(-1, -1, SIDE * cell + 2, SIDE * cell + 2)
}

/** Rings for White's starts, squares for Black's. */
function paintTeamStarts({ ctx, cell, theme }: Paint): void {
  const reach = cell * 0.2
  ctx.strokeStyle = theme.grid
  ctx.lineWidth = Math.max(1, cell * 0.06)
  ctx.beginPath()
  for (const at of teamStarts[0]) {
    ctx.moveTo(centreX(at) * cell + reach, centreY(at) * cell)
    ctx.arc(centreX(at) * cell, centreY(at) * cell, reach, 0, 2 * Math.PI)
  }
  for (const at of teamStarts[1]) {
    ctx.rect(centreX(at) * cell - reach, centreY(at) * cell - reach, 2 * reach, 2 * reach)
  }
  ctx.stroke()
}

/** A dashed frame round houses that no ghost could leave (G2). */
function paintStuck({ ctx, cell, theme }: Paint, { town }: Level): void {
  ctx.strokeStyle = theme.error
  ctx.lineWidth = 2
  ctx.setLineDash([5, 4])
  for (const index of stuckHouses(mapOf(town))) {
    const { row, col, rows, cols } = town[index]!
    ctx.strokeRect(col * cell + 3, row * cell + 3, cols * cell - 6, rows * cell - 6)
  }
  ctx.setLineDash([])
}

function paintHouseNumbers(paint: Paint, { town }: Level): void {
  if (paint.isNameless) return
  const { ctx, cell, theme } = paint
  setNumberFont(paint, Math.max(8, Math.min(12, cell * 0.36)))
  town.forEach(({ row, col, rows, cols }, index) => {
    const x = (col + cols / 2) * cell
    const y = (row + rows / 2) * cell
    ctx.fillStyle = theme.isDark ? '#f3e3cf' : '#3d2813'
    ctx.globalAlpha = 0.75
    ctx.fillText(String(index + 1), x, y)
    ctx.globalAlpha = 1
  })
}

function paintCoordinates(paint: Paint): void {
  const { ctx, cell, theme } = paint
  setNumberFont(paint, Math.max(8, Math.min(12, cell * 0.42)))
  ctx.fillStyle = theme.textMuted
  const off = -Math.min(0.6 * cell, 14)
  for (let at = 0; at < SIDE; at++) {
    ctx.fillText(LETTERS[at]!, (at + 0.5) * cell, off)
    ctx.fillText(LETTERS[at]!, off, (at + 0.5) * cell)
  }
}
