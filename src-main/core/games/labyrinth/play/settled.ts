import { CAVE, ESTUARY, isWater, kindOf, neighbour, numberOf, WALL } from '../cells'
import type { Level } from '../model'

/** The rules that decide a bump, the most relevant one first: the bog before the wall (L8), no second fall (L5). */
export function bumpRules(
  level: Level,
  cell: number,
  way: number,
  by: 'bog' | 'wall',
): string | readonly [string, string] {
  if (by === 'wall') return kindOf(level.cells[cell] ?? 0) === CAVE ? ['L5', 'M2'] : 'M2'
  const next = neighbour(level.rows, level.cols, cell, way)
  return next < 0 || kindOf(level.cells[next]!) === WALL ? ['L8', 'M1'] : 'M1'
}

/**
 * The rule that decides whether the current acts on a move from a cell into a river cell, neither down- nor upstream.
 */
export function currentRule(level: Level, from: number, to: number): string {
  const here = level.cells[from] ?? 0
  if (!isWater(here)) return 'M5'
  const isOwn = numberOf(here) === numberOf(level.cells[to] ?? 0)
  return isOwn && kindOf(here) === ESTUARY ? 'L4' : 'L3'
}
