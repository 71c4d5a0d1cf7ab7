import { messageIn, type Problem } from '@core/games/labyrinth/text/diagnostics'
import type { Level } from '@core/games/labyrinth/model'
import type { BoardPoint } from '../../tools/tool'
import { words } from '../../ui/words'

/** The sentence of a problem. */
export const messageOf = messageIn(words)

/** A problem in one sentence with its rule. */
export function explain(found: Problem): string {
  return `${messageOf(found)} (${found.rule}).`
}

/** Number of the cell under a point; -1 off the map. */
export function cellUnder(level: Level, { row, col }: Pick<BoardPoint, 'row' | 'col'>): number {
  if (row < 0 || col < 0 || row >= level.rows || col >= level.cols) return -1
  return row * level.cols + col
}

/** The nearest cell of the map, for drags that leave it. */
export function nearestCell(level: Level, { row, col }: Pick<BoardPoint, 'row' | 'col'>): number {
  const nearRow = Math.max(0, Math.min(level.rows - 1, row))
  return nearRow * level.cols + Math.max(0, Math.min(level.cols - 1, col))
}
