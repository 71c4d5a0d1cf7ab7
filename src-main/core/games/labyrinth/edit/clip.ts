import { areaHas, type Area } from '../../../game/area-motions'
import { CAVE, isWater, kindOf, numberOf, NUMBERS, RIVER, withNumber } from '../cells'
import type { Level } from '../model'

/** A part of a map. */
export interface Clip {
  readonly rows: number
  readonly cols: number
  /** Packed cells row by row; -1 if a cell does not belong to the part. */
  readonly values: readonly number[]
}

/** Copies the cells of an area. */
export function copyRegion(level: Level, area: Area): Clip {
  const values: number[] = []
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let col = area.col; col < area.col + area.cols; col++) {
      values.push(areaHas(area, row, col) ? (level.cells[row * level.cols + col] ?? -1) : -1)
    }
  }
  return { rows: area.rows, cols: area.cols, values }
}

/**
 * Pastes a clip with its corner at a row and column; cells off the map are left out. Its rivers and chains get free
 * numbers, if there are any, where their estuary or one of their caves is elsewhere on the map.
 */
export function pasteClip(level: Level, clip: Clip, row: number, col: number): Level {
  const pasted: { readonly cell: number; readonly value: number }[] = []
  clip.values.forEach((value, i) => {
    const r = row + Math.trunc(i / clip.cols)
    const c = col + (i % clip.cols)
    const isOn = r >= 0 && c >= 0 && r < level.rows && c < level.cols
    if (isOn && value >= 0) pasted.push({ cell: r * level.cols + c, value })
  })
  const covered = new Set(pasted.map(({ cell }) => cell))
  const rest = level.cells.filter((_, cell) => !covered.has(cell))
  const values = pasted.map(({ value }) => value)
  const rivers = freshNumbers(rest, values, isWater)
  const chains = freshNumbers(rest, values, isCave)
  const cells = level.cells.slice()
  for (const { cell, value } of pasted) {
    const fresh = isWater(value) ? rivers : isCave(value) ? chains : null
    cells[cell] = fresh ? withNumber(value, fresh[numberOf(value)]!) : value
  }
  return { ...level, cells }
}

/** New numbers by old number: a different one if an estuary or a cave would otherwise be on the map twice. */
function freshNumbers(
  rest: Uint32Array,
  pasted: readonly number[],
  isOfSort: (value: number) => boolean,
): number[] {
  const held = new Set([...rest].filter(isOfSort))
  const brought = pasted.filter(isOfSort)
  const isOnce = (value: number) => kindOf(value) !== RIVER
  const clashing = new Set(
    brought.filter((value) => isOnce(value) && held.has(value)).map(numberOf),
  )
  const used = new Set([...held, ...brought].map(numberOf))
  return Array.from({ length: NUMBERS }, (_, number) => {
    if (!clashing.has(number)) return number
    const fresh = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].find((free) => !used.has(free)) ?? number
    used.add(fresh)
    return fresh
  })
}

function isCave(value: number): boolean {
  return kindOf(value) === CAVE
}
