import { ways } from '@core/kernel/grid'
import type { Level } from '@core/games/rockets/model'
import type { Paint } from '../../editor/game-view'
import { setFont } from '../../canvas/pen'
import { doorCentreX, doorCentreY } from './doors'
import { doorDot, pitDot } from './palette'
import { doorNames } from './sprites'

/** Below this many pixels a cell, ten cells share one square of the checkering and the grid is left out. */
const SMALL_CELL = 7
/** Below this doors and pits are plain fills, and there are no coordinates. */
const SPRITE_CELL = 11

/** Ground, grid, pits, walls with their doors, coordinates. */
export function paintBoard(paint: Paint, level: Level): void {
  paintGround(paint, level)
  paintPits(paint, level)
  paintWalls(paint, level)
  paintDoors(paint, level)
  if (paint.hasCoordinates && paint.cell >= SPRITE_CELL) paintCoordinates(paint, level)
}

function paintGround(paint: Paint, { width, height }: Level): void {
  const { ctx, cell, visible, theme } = paint
  const block = cell < SMALL_CELL ? 10 : 1
  const bottom = Math.min(height, visible.row + visible.rows)
  const right = Math.min(width, visible.col + visible.cols)
  const left = visible.col * cell
  const top = visible.row * cell
  ctx.fillStyle = theme.cell
  ctx.fillRect(left, top, right * cell - left, bottom * cell - top)
  ctx.fillStyle = theme.cellAlternate
  const firstRow = visible.row - (visible.row % block)
  const firstCol = visible.col - (visible.col % block)
  for (let row = firstRow; row < bottom; row += block) {
    const skip = (row / block + firstCol / block) & 1 ? 0 : block
    for (let col = firstCol + skip; col < right; col += 2 * block) {
      const cols = Math.min(block, right - col)
      const rows = Math.min(block, bottom - row)
      ctx.fillRect(col * cell, row * cell, cols * cell, rows * cell)
    }
  }
  if (cell < SMALL_CELL) return
  ctx.beginPath()
  for (let row = visible.row; row <= bottom; row++) {
    ctx.moveTo(left, row * cell)
    ctx.lineTo(right * cell, row * cell)
  }
  for (let col = visible.col; col <= right; col++) {
    ctx.moveTo(col * cell, top)
    ctx.lineTo(col * cell, bottom * cell)
  }
  ctx.strokeStyle = theme.grid
  ctx.lineWidth = cell < 14 ? 0.5 : 1
  ctx.stroke()
}

function paintPits({ ctx, cell, sprites }: Paint, { width, height }: Level): void {
  ctx.fillStyle = pitDot
  for (let corner = 0; corner < 4; corner++) {
    const x = corner & 1 ? (width - 1) * cell : 0
    const y = corner & 2 ? (height - 1) * cell : 0
    if (cell < SPRITE_CELL) ctx.fillRect(x, y, cell, cell)
    else sprites.draw('pit', x + cell * 0.04, y + cell * 0.04, cell * 0.92)
  }
}

function paintWalls({ ctx, cell, theme }: Paint, { width, height }: Level): void {
  const thick = wallWidth(cell)
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = thick
  ctx.lineJoin = 'round'
  ctx.strokeRect(-thick / 2, -thick / 2, width * cell + thick, height * cell + thick)
}

function paintDoors({ ctx, cell, sprites, theme, isNameless }: Paint, level: Level): void {
  const isSmall = cell < SPRITE_CELL
  const size = cell * 0.7
  const numbers = new Map<string, string>()
  ctx.fillStyle = doorDot
  level.doors.forEach((door, index) => {
    const x = doorCentreX(level, door) * cell
    const y = doorCentreY(level, door) * cell
    if (isSmall) {
      ctx.fillRect(x - cell / 2, y - cell / 2, cell, cell)
      return
    }
    // The wall opens inwards, so the threshold is moved to the wall.
    const way = ways.indexOf(door.wall)
    const shift = 0.5 * cell - size / 2 - wallWidth(cell) / 2
    const dx = way === 1 ? -shift : way === 3 ? shift : 0
    const dy = way === 2 ? -shift : way === 0 ? shift : 0
    sprites.draw(doorNames[way]!, x + dx - size / 2, y + dy - size / 2, size)
    const key = `${x + dx} ${y + dy}`
    // Several doors may share a place: the first one's number and a plus.
    numbers.set(key, numbers.has(key) ? `${parseInt(numbers.get(key)!, 10)}+` : `${index + 1}`)
  })
  if (cell < 18 || isNameless) return
  ctx.fillStyle = '#fff'
  setFont({ ctx, theme }, Math.min(13, cell * 0.34), 600)
  for (const [key, number] of numbers) {
    const [x, y] = key.split(' ').map(Number) as [number, number]
    ctx.fillText(number, x, y + cell * 0.03)
  }
}

function paintCoordinates({ ctx, cell, visible, theme }: Paint, { width, height }: Level): void {
  const step = cell >= 19 ? 1 : 5
  setFont({ ctx, theme }, Math.max(8, Math.min(11, cell * 0.4)), 400)
  ctx.fillStyle = theme.textMuted
  const off = Math.max(-1.06 * cell, -1.25 * cell + 6.5)
  for (let col = visible.col; col < Math.min(width, visible.col + visible.cols); col++) {
    if (col % step === 0) ctx.fillText(String(col), (col + 0.5) * cell, off)
  }
  for (let row = visible.row; row < Math.min(height, visible.row + visible.rows); row++) {
    if (row % step === 0) ctx.fillText(String(row), off, (row + 0.5) * cell)
  }
}

/** Thickness of the walls in pixels; they lie outside the cells. */
export function wallWidth(cell: number): number {
  return Math.max(1, Math.min(6, cell * 0.12))
}
