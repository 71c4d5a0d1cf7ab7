import { wayCol, wayRow } from '@core/kernel/grid'
import {
  ESTUARY,
  isWater,
  kindOf,
  neighbour,
  numberOf,
  NUMBERS,
  RIVER,
  wayOf,
} from '@core/games/labyrinth/cells'
import type { Level } from '@core/games/labyrinth/model'
import type { BoardContext, GroundPaint } from '../../editor/game-view'
import type { Cells } from '../../canvas/terrain'
import { setFont } from '../../canvas/pen'
import { NUMBER_CELL } from './cell-marks'
import { groundColours, waterOf } from './palette'

/** Width of a bed, and what its banks add on each side, in cells. */
const BED = 0.54
const BANK = 0.035
/** Radius of an estuary. */
const BASIN = 0.42

/**
 * Rivers as beds with banks from cell to cell, an arrow in each; the number stands where the river springs and in its
 * estuary, which is a basin with ripples.
 */
export function paintRivers(paint: GroundPaint, level: Level, cells: Cells): void {
  const numbers = numbersIn(level, cells)
  if (numbers === 0) return
  const { bank } = groundColours(paint.theme.isDark)
  const rim = Math.max(1, paint.cell * BANK)
  for (let number = 0; number < NUMBERS; number++) {
    if (((numbers >> number) & 1) === 0) continue
    paintBeds(paint, level, cells, number, bank, rim)
    paintBeds(paint, level, cells, number, waterOf(number), 0)
  }
  paintMarks(paint, level, cells)
}

/** A bit for each river that has a cell among these. */
function numbersIn({ cells }: Level, { list, count }: Cells): number {
  let numbers = 0
  for (let i = 0; i < count; i++) {
    const value = cells[list[i]!]!
    if (isWater(value)) numbers |= 1 << numberOf(value)
  }
  return numbers
}

function paintBeds(
  paint: GroundPaint,
  level: Level,
  { list, count }: Cells,
  number: number,
  ink: string,
  rim: number,
): void {
  const { ctx, cell } = paint
  const { rows, cols, cells } = level
  ctx.fillStyle = ctx.strokeStyle = ink
  ctx.lineWidth = cell * BED + 2 * rim
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = cells[at]!
    if (!isWater(value) || numberOf(value) !== number) continue
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.5) * cell
    for (let way = 0; way < 4; way++) {
      const from = neighbour(rows, cols, at, way)
      if (from < 0 || !flowsInto(cells[from]!, number, way)) continue
      ctx.moveTo(x + (wayCol[way]! * cell) / 2, y + (wayRow[way]! * cell) / 2)
      ctx.lineTo(x, y)
      addOutlet(ctx, x, y, cell, value)
    }
    ctx.moveTo(x, y)
    addOutlet(ctx, x, y, cell, value)
  }
  ctx.stroke()
  ctx.beginPath()
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = cells[at]!
    if (!isWater(value) || numberOf(value) !== number) continue
    const radius = (kindOf(value) === ESTUARY ? BASIN : BED / 2) * cell + rim
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.5) * cell
    ctx.moveTo(x + radius, y)
    ctx.arc(x, y, radius, 0, 2 * Math.PI)
  }
  ctx.fill()
}

/** Whether the cell in a way flows back into this one as the same river. */
function flowsInto(value: number, number: number, way: number): boolean {
  return kindOf(value) === RIVER && numberOf(value) === number && wayOf(value) === (way ^ 2)
}

function addOutlet(ctx: BoardContext, x: number, y: number, cell: number, value: number): void {
  if (kindOf(value) !== RIVER) return
  const way = wayOf(value)
  ctx.lineTo(x + (wayCol[way]! * cell) / 2, y + (wayRow[way]! * cell) / 2)
}

/** Whether no cell flows into this one as the same river. */
function isSpring({ rows, cols, cells }: Level, at: number, number: number): boolean {
  for (let way = 0; way < 4; way++) {
    const from = neighbour(rows, cols, at, way)
    if (from >= 0 && flowsInto(cells[from]!, number, way)) return false
  }
  return true
}

/** Arrows of the current, ripples of estuaries, numbers of springs and estuaries. */
function paintMarks(paint: GroundPaint, level: Level, { list, count }: Cells): void {
  const { ctx, cell } = paint
  const { cols, cells } = level
  const hasNumbers = cell >= NUMBER_CELL && !paint.isNameless
  const numbered: number[] = []
  ctx.beginPath()
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = cells[at]!
    if (!isWater(value)) continue
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.5) * cell
    if (kindOf(value) === ESTUARY) {
      const radius = cell * 0.33
      ctx.moveTo(x + radius, y)
      ctx.arc(x, y, radius, 0, 2 * Math.PI)
      numbered.push(at)
      continue
    }
    const hasNumber = hasNumbers && isSpring(level, at, numberOf(value))
    if (hasNumber) numbered.push(at)
    // Beside a number there is room for an arrow only at the edge.
    addArrow(ctx, x, y, cell, wayOf(value), hasNumber ? 0.44 : 0.11)
  }
  ctx.strokeStyle = '#fff'
  ctx.lineWidth = Math.max(1, cell * 0.055)
  ctx.lineCap = ctx.lineJoin = 'round'
  ctx.stroke()
  ctx.lineCap = 'butt'
  if (!hasNumbers) return
  setFont(paint, Math.round(Math.max(9, cell * 0.38)), 700)
  ctx.fillStyle = '#fff'
  for (const at of numbered) {
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.52) * cell
    ctx.fillText(String(numberOf(cells[at]!)), x, y)
  }
}

/** Adds an arrow of the current whose tip is so many cells from the middle. */
function addArrow(
  ctx: BoardContext,
  x: number,
  y: number,
  cell: number,
  way: number,
  tip: number,
): void {
  const [dx, dy] = [wayCol[way]!, wayRow[way]!]
  const [tipX, tipY] = [x + dx * tip * cell, y + dy * tip * cell]
  const back = 0.11 * cell
  const side = 0.12 * cell
  ctx.moveTo(tipX - dx * back - dy * side, tipY - dy * back + dx * side)
  ctx.lineTo(tipX, tipY)
  ctx.lineTo(tipX - dx * back + dy * side, tipY - dy * back - dx * side)
}
