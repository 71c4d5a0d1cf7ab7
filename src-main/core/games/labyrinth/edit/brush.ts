import { withChainsClosed } from './caves'
import { BOG, bog, hasWay, kindOf, kindLetters, wayOf, withWay } from '../cells'
import type { Edit, Level } from '../model'

type PaintEdit = Extract<Edit, { readonly kind: 'paint' }>

/** Paints cells with one value, and renumbers the caves of chains that lose some. Null if nothing would change. */
export function paintCells(
  level: Level,
  cells: readonly number[],
  value: number,
): PaintEdit | null {
  const changed = [...new Set(cells)].filter((cell) => level.cells[cell] !== value)
  if (changed.length === 0) return null
  const values = changed.map(() => value)
  const label = `paint-${kindLetters[kindOf(value)]!}`
  return withChainsClosed(level, { kind: 'paint', cells: changed, values, label })
}

/**
 * Turns a bog's impassable side to `way` (0 to 3 for N, E, S, W; absent: a quarter turn clockwise); null for other
 * cells.
 */
export function turnBog(level: Level, cell: number, way?: number): Edit | null {
  const value = level.cells[cell]!
  if (kindOf(value) !== BOG) return null
  const side = way ?? (wayOf(value) + 1) & 3
  if (side === wayOf(value)) return null
  return { kind: 'paint', cells: [cell], values: [bog(side)], label: 'turn-bog' }
}

/** Turns a bog or a river cell; null for other cells. */
export function turnCell(level: Level, cell: number, way: number): Edit | null {
  const value = level.cells[cell]!
  if (!hasWay(value) || wayOf(value) === way) return null
  const label = kindOf(value) === BOG ? 'turn-bog' : 'turn-river'
  return { kind: 'paint', cells: [cell], values: [withWay(value, way)], label }
}
