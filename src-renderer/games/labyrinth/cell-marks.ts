import { wayCol, wayRow } from '@core/kernel/grid'
import { BOG, CAVE, indexOf, kindOf, numberOf, WALL, wayOf } from '@core/games/labyrinth/cells'
import type { Level } from '@core/games/labyrinth/model'
import type { BoardContext, GroundPaint } from '../../editor/game-view'
import type { Cells } from '../../canvas/terrain'
import { fillWithRim, setFont } from '../../canvas/pen'
import { chainOf, groundColours } from './palette'

/** From this many pixels per cell on, bricks and tufts can be told apart. */
const DETAIL_CELL = 12
/** From this many pixels a cell on, numbers can be read. */
export const NUMBER_CELL = 15

/** The joints between the bricks of walls. */
export function paintWalls(paint: GroundPaint, level: Level, { list, count }: Cells): void {
  const { ctx, cell, theme } = paint
  if (cell < DETAIL_CELL) return
  ctx.beginPath()
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    if (kindOf(level.cells[at]!) !== WALL) continue
    const x = (at % level.cols) * cell
    const y = Math.trunc(at / level.cols) * cell
    ctx.moveTo(x, y + cell * 0.5)
    ctx.lineTo(x + cell, y + cell * 0.5)
    ctx.moveTo(x + cell * 0.5, y)
    ctx.lineTo(x + cell * 0.5, y + cell * 0.5)
    ctx.moveTo(x + cell * 0.25, y + cell * 0.5)
    ctx.lineTo(x + cell * 0.25, y + cell)
    ctx.moveTo(x + cell * 0.75, y + cell * 0.5)
    ctx.lineTo(x + cell * 0.75, y + cell)
  }
  ctx.strokeStyle = theme.cell
  ctx.globalAlpha = 0.28
  ctx.lineWidth = Math.max(1, cell * 0.05)
  ctx.stroke()
  ctx.globalAlpha = 1
}

/** Tufts, and a bar with teeth along the side that cannot be passed. */
export function paintBogs(paint: GroundPaint, level: Level, { list, count }: Cells): void {
  const { ctx, cell, theme } = paint
  const colours = groundColours(theme.isDark)
  if (cell >= DETAIL_CELL) {
    ctx.beginPath()
    for (let i = 0; i < count; i++) {
      const at = list[i]!
      if (kindOf(level.cells[at]!) !== BOG) continue
      const x = (at % level.cols) * cell
      const y = Math.trunc(at / level.cols) * cell
      addTuft(ctx, x + cell * 0.36, y + cell * 0.46, cell)
      addTuft(ctx, x + cell * 0.63, y + cell * 0.74, cell)
    }
    ctx.strokeStyle = colours.tuft
    ctx.lineWidth = Math.max(1, cell * 0.045)
    ctx.stroke()
  }
  paintBars(paint, level, { list, count })
}

/** The sides of bogs that cannot be passed. */
export function paintBars(
  { ctx, cell, theme }: GroundPaint,
  level: Level,
  { list, count }: Cells,
): void {
  ctx.beginPath()
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = level.cells[at]!
    if (kindOf(value) !== BOG) continue
    const centreX = ((at % level.cols) + 0.5) * cell
    const centreY = (Math.trunc(at / level.cols) + 0.5) * cell
    addBar(ctx, centreX, centreY, cell, wayOf(value))
  }
  ctx.fillStyle = groundColours(theme.isDark).bar
  ctx.fill()
}

function addTuft(ctx: BoardContext, x: number, y: number, cell: number): void {
  const reach = cell * 0.1
  ctx.moveTo(x - reach, y - reach * 0.8)
  ctx.lineTo(x - reach * 0.3, y + reach * 0.6)
  ctx.moveTo(x, y - reach * 1.3)
  ctx.lineTo(x, y + reach * 0.6)
  ctx.moveTo(x + reach, y - reach * 0.8)
  ctx.lineTo(x + reach * 0.3, y + reach * 0.6)
}

function addBar(ctx: BoardContext, x: number, y: number, cell: number, way: number): void {
  const outX = wayCol[way]!
  const outY = wayRow[way]!
  const half = cell / 2
  const thick = Math.max(2, cell * 0.13)
  const tooth = cell < DETAIL_CELL ? 0 : cell * 0.11
  const inner = half - thick
  // Along the edge and inwards: (along, out) in the cell's own frame.
  const put = (along: number, out: number, isFirst = false): void => {
    const px = x + outX * out - outY * along
    const py = y + outY * out + outX * along
    if (isFirst) ctx.moveTo(px, py)
    else ctx.lineTo(px, py)
  }
  put(-half, half, true)
  put(half, half)
  put(half, inner)
  for (let step = 2; step >= -2; step--) {
    const middle = step * cell * 0.2
    put(middle + cell * 0.09, inner)
    put(middle, inner - tooth)
    put(middle - cell * 0.09, inner)
  }
  put(-half, inner)
  ctx.closePath()
}

const labels: string[][] = Array.from({ length: 10 }, (_, chain) =>
  Array.from({ length: 100 }, (_unused, index) => `${chain}·${index}`),
)
/** From this many pixels a cell on, a cave's name has room in the corner beside the hole. */
const CORNER_CELL = 34

/** A dark mouth in a rim of stone in the colour of its chain, and "chain·number" in the upper left corner. */
export function paintCaves(paint: GroundPaint, level: Level, { list, count }: Cells): void {
  const { ctx, cell, theme } = paint
  const { hole } = groundColours(theme.isDark)
  const hasCorner = cell >= CORNER_CELL
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = level.cells[at]!
    if (kindOf(value) !== CAVE) continue
    const chain = numberOf(value)
    const x = (at % level.cols) * cell
    const y = Math.trunc(at / level.cols) * cell
    addMouth(ctx, x + cell / 2, y + cell * 0.52, cell * 0.35)
    fillWithRim(ctx, hole, chainOf(chain), Math.max(1.5, cell * 0.11))
    if (cell < NUMBER_CELL || paint.isNameless) continue
    const index = indexOf(value)
    const label = labels[chain]?.[index] ?? `${chain}·${index}`
    if (hasCorner) paintName(paint, label, chainOf(chain), x, y)
    else {
      setFont(
        paint,
        Math.round(cell * (label.length < 4 ? 0.38 : label.length < 5 ? 0.31 : 0.24)),
        700,
      )
      ctx.fillStyle = '#fff'
      ctx.fillText(label, x + cell / 2, y + cell * 0.54)
    }
  }
}

/** Adds the mouth of a cave: an arch upon a sill, as wide as it is high. */
function addMouth(ctx: BoardContext, x: number, y: number, half: number): void {
  ctx.beginPath()
  ctx.moveTo(x - half, y + half * 0.86)
  ctx.lineTo(x - half, y)
  ctx.arc(x, y, half, Math.PI, 0)
  ctx.lineTo(x + half, y + half * 0.86)
  ctx.closePath()
}

/** The name of a cave on a plate in the corner of its cell; (x, y) is that corner. */
function paintName(paint: GroundPaint, label: string, ink: string, x: number, y: number): void {
  const { ctx, cell } = paint
  const size = Math.max(10, Math.round(cell * 0.21))
  const width = size * 0.62 * label.length + 4
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.roundRect(x + 1, y + 1, width, size * 1.25, 3)
  ctx.fill()
  setFont(paint, size, 600)
  ctx.fillStyle = '#fff'
  ctx.fillText(label, x + 1 + width / 2, y + 1 + size * 0.66)
}
