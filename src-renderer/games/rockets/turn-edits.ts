import type { Edit, Level, Turn } from '@core/games/rockets/model'
import { ARROWS_EACH, placementProblem } from '@core/games/rockets/play/placement'

/**
 * The square nearest to (x,y), by the larger of the two distances, where turn `turn` may put an arrow and which is not
 * among the taken cells; null when the board is full.
 */
export function freeSquareNear(
  level: Level,
  turn: number,
  x: number,
  y: number,
  taken: ReadonlySet<number> = new Set(),
): { readonly x: number; readonly y: number } | null {
  const farthest = Math.max(level.width, level.height)
  for (let ring = 0; ring <= farthest; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      // Inside the ring only its two ends are new.
      const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring)
      for (let dx = -ring; dx <= ring; dx += step) {
        const at = { x: x + dx, y: y + dy }
        const isFree = !placementProblem(level, turn, at.x, at.y)
        if (isFree && !taken.has(at.y * level.width + at.x)) return at
      }
    }
  }
  return null
}

/** The edit that puts a further turn before turn `index` (or behind the last), near the arrow that stands there; null when there is no room. */
export function insertTurn(level: Level, index: number): Edit | null {
  const model: Turn = level.turns[index] ??
    level.turns.at(-1) ?? { x: level.width >> 1, y: level.height >> 1, way: 'E' }
  // The turns that come while the new arrow stands must find their squares free.
  const next = level.turns.slice(index, index + ARROWS_EACH * level.rockets.length)
  const taken = new Set(next.map(({ x, y }) => y * level.width + x))
  const square = freeSquareNear(level, index, model.x, model.y, taken)
  return square && { kind: 'insert', list: 'turns', index, item: { ...square, way: model.way } }
}
