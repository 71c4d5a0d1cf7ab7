import type { Way } from '@core/kernel/grid'
import type { Door, Level } from '@core/games/rockets/model'

/** How far outside the board a press still means the wall, and how far inside, in cells. */
const REACH_OUT = 1.25
const REACH_IN = 1

type Board = Pick<Level, 'width' | 'height'>

/** Middle of a door in cells; it lies just outside the board, where its animals appear. */
export function doorCentreX({ width }: Board, { at, wall }: Door): number {
  return wall === 'W' ? -0.5 : wall === 'E' ? width + 0.5 : at + 0.5
}

/** See `doorCentreX`. */
export function doorCentreY({ height }: Board, { at, wall }: Door): number {
  return wall === 'N' ? -0.5 : wall === 'S' ? height + 0.5 : at + 0.5
}

/** The place for a door that a point in the plane is nearest to, in cells; never a corner. */
export function nearestDoorPlace(board: Board, x: number, y: number): Door {
  const { width, height } = board
  const alongX = clamp(x, 1, width - 1)
  const alongY = clamp(y, 1, height - 1)
  const distances: readonly (readonly [Way, number])[] = [
    ['N', Math.hypot(x - alongX, y)],
    ['E', Math.hypot(x - width, y - alongY)],
    ['S', Math.hypot(x - alongX, y - height)],
    ['W', Math.hypot(x, y - alongY)],
  ]
  let [wall, least] = distances[0]!
  for (const [way, distance] of distances) {
    if (distance < least) [wall, least] = [way, distance]
  }
  const along = wall === 'E' || wall === 'W' ? y : x
  return { at: clamp(Math.floor(along), 1, lastPlace(board, wall)), wall }
}

/** The place for a door that a press means; null when it is too far from any wall. */
export function doorPlaceAt(board: Board, x: number, y: number): Door | null {
  const { width, height } = board
  const isNear =
    x >= -REACH_OUT && y >= -REACH_OUT && x <= width + REACH_OUT && y <= height + REACH_OUT
  const isDeep = x > REACH_IN && y > REACH_IN && x < width - REACH_IN && y < height - REACH_IN
  return isNear && !isDeep ? nearestDoorPlace(board, x, y) : null
}

/** Position in the list of the topmost door at a place, -1 when none stands there. */
export function doorIndexAt(level: Level, { at, wall }: Door): number {
  return level.doors.findLastIndex((door) => door.at === at && door.wall === wall)
}

/** The last place along a wall that is no corner; the first is 1. */
export function lastPlace({ width, height }: Board, wall: Way): number {
  return (wall === 'N' || wall === 'S' ? width : height) - 2
}

function clamp(value: number, lo: number, hi: number): number {
  return Math.max(lo, Math.min(value, hi))
}
