import { CAVE, isWater, kindOf, numberOf, NUMBERS, withNumber } from './cells'
import type { Level } from './model'
import { areaHas, type Area } from './transforms'

/** A piece of a map. */
export interface Clip {
  readonly rows: number
  readonly cols: number
  /** Packed cells row by row; -1 where a cell does not belong to the piece. */
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
 * Puts a clip on the map with its corner at a row and column; what would lie off the map is left out. Its rivers and
 * chains get free numbers where theirs are taken elsewhere on the map, as long as there are free ones.
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

/** New numbers by old number: the old one where the rest of the map does not have it. */
function freshNumbers(
  rest: Uint32Array,
  pasted: readonly number[],
  isOfSort: (value: number) => boolean,
): number[] {
  const taken = new Set<number>()
  for (const value of rest) if (isOfSort(value)) taken.add(numberOf(value))
  const brought = new Set(pasted.filter(isOfSort).map(numberOf))
  const used = new Set([...taken, ...[...brought].filter((number) => !taken.has(number))])
  return Array.from({ length: NUMBERS }, (_, number) => {
    if (!brought.has(number) || !taken.has(number)) return number
    const fresh = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].find((free) => !used.has(free)) ?? number
    used.add(fresh)
    return fresh
  })
}

function isCave(value: number): boolean {
  return kindOf(value) === CAVE
}
