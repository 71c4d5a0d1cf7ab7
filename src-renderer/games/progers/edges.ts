import { SIDE, type Level, type Wall } from '@core/games/progers/model'
import { wallIndex, wallOnSide } from '@core/games/progers/edit/placing'
import type { BoardPlace, BoardPoint } from '../../tools/tool'

/** A side of a cell: the cell, and its way 0 to 3 for N, E, S, W. */
export interface CellSide {
  readonly cell: number
  readonly way: number
}

/** The cell under a point, null off the board. */
export function cellUnder({ row, col }: BoardPlace): number | null {
  return row >= 0 && col >= 0 && row < SIDE && col < SIDE ? row * SIDE + col : null
}

/** The side of the cell under a point that is nearest to it, null off the board. */
export function sideNear(at: BoardPoint): CellSide | null {
  const cell = cellUnder(at)
  if (cell === null) return null
  const x = at.x - at.col
  const y = at.y - at.row
  const distances = [y, 1 - x, 1 - y, x]
  return { cell, way: distances.indexOf(Math.min(...distances)) }
}

/** How near to a side a point must be for what stands on the side to be meant and not the cell. */
const REACH = 0.2

/** The wall under a point that is near to it, null when none stands there. */
export function wallUnder(level: Level, at: BoardPoint): Wall | null {
  const side = sideNear(at)
  if (!side) return null
  const x = at.x - at.col
  const y = at.y - at.row
  if (Math.min(x, y, 1 - x, 1 - y) > REACH) return null
  const wall = wallOnSide(side.cell, side.way)
  return wall && wallIndex(level, wall) >= 0 ? wall : null
}
