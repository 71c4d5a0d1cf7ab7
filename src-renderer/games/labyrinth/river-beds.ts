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
import { inkOf } from './palette'

const BED = 0.5

/** Rivers as beds from cell to cell, with an arrow in each and the river's number; estuaries as basins. */
export function paintRivers(paint: GroundPaint, level: Level, cells: Cells): void {
  const numbers = numbersIn(level, cells)
  if (numbers === 0) return
  for (let number = 0; number < NUMBERS; number++) {
    if ((numbers >> number) & 1) paintBeds(paint, level, cells, number)
  }
  paintArrows(paint, level, cells)
  if (paint.cell >= NUMBER_CELL) paintNumbers(paint, level, cells)
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

function paintBeds(paint: GroundPaint, level: Level, { list, count }: Cells, number: number): void {
  const { ctx, cell } = paint
  const { rows, cols, cells } = level
  ctx.fillStyle = ctx.strokeStyle = inkOf(number)
  ctx.lineWidth = cell * BED
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
    const radius = kindOf(value) === ESTUARY ? 0.4 : BED / 2
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.5) * cell
    ctx.moveTo(x + radius * cell, y)
    ctx.arc(x, y, radius * cell, 0, 2 * Math.PI)
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

/** Arrows of the current, and the rim that tells an estuary from a spring. */
function paintArrows({ ctx, cell }: GroundPaint, level: Level, { list, count }: Cells): void {
  const { cols, cells } = level
  const isSmall = cell < NUMBER_CELL
  const tip = isSmall ? 0.3 : 0.46
  const arm = isSmall ? 0.16 : 0.13
  ctx.beginPath()
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = cells[at]!
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.5) * cell
    if (kindOf(value) === ESTUARY) {
      const radius = cell * 0.32
      ctx.moveTo(x + radius, y)
      ctx.arc(x, y, radius, 0, 2 * Math.PI)
    }
    if (kindOf(value) !== RIVER) continue
    const dx = wayCol[wayOf(value)]!
    const dy = wayRow[wayOf(value)]!
    const tipX = x + dx * tip * cell
    const tipY = y + dy * tip * cell
    const back = arm * 0.9 * cell
    const side = arm * cell
    ctx.moveTo(tipX - dx * back - dy * side, tipY - dy * back + dx * side)
    ctx.lineTo(tipX, tipY)
    ctx.lineTo(tipX - dx * back + dy * side, tipY - dy * back - dx * side)
  }
  ctx.strokeStyle = '#fff'
  ctx.lineWidth = Math.max(1, cell * 0.06)
  ctx.lineJoin = 'miter'
  ctx.stroke()
}

const digits = '0123456789'

function paintNumbers(
  { ctx, cell, theme }: GroundPaint,
  level: Level,
  { list, count }: Cells,
): void {
  const { cols, cells } = level
  setFont({ ctx, theme }, Math.round(Math.max(9, cell * 0.4)), 700)
  ctx.fillStyle = '#fff'
  for (let i = 0; i < count; i++) {
    const at = list[i]!
    const value = cells[at]!
    if (!isWater(value)) continue
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.52) * cell
    ctx.fillText(digits[numberOf(value)]!, x, y)
  }
}
