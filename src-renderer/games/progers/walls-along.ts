import { wallOnSide } from '@core/games/progers/edit/placing'
import { SIDE, type Wall } from '@core/games/progers/model'
import type { BoardPoint } from '../../tools/tool'
import type { CellSide } from './edges'

/** Cells that a drag may be away from the grid line that it follows; further on it turns into the line across. */
const TURN = 0.7

/**
 * The walls on the grid line that a drag follows, from the side that was pressed on: all that it has come along since it was
 * last asked. A drag through the middles of a row gives one straight wall, and a turn a corner.
 */
export function wallsAlong(from: BoardPoint, first: CellSide): (at: BoardPoint) => readonly Wall[] {
  const { cell, way } = first
  // North and south of cells lie on lines from west to east.
  let isLevel = way % 2 === 0
  let line = isLevel
    ? Math.trunc(cell / SIDE) + (way === 2 ? 1 : 0)
    : (cell % SIDE) + (way === 1 ? 1 : 0)
  let along = isLevel ? from.x : from.y
  return ({ x, y }) => {
    const across = isLevel ? y : x
    if (Math.abs(across - line) > TURN) {
      along = line + Math.sign(across - line) * 0.01
      line = Math.round(isLevel ? x : y)
      isLevel = !isLevel
    }
    const now = isLevel ? x : y
    const walls: Wall[] = []
    const last = Math.floor(Math.max(along, now))
    for (let at = Math.floor(Math.min(along, now)); at <= last; at++) {
      const wall = wallOnLine(isLevel, line, at)
      if (wall) walls.push(wall)
    }
    along = now
    return walls
  }
}

/** The wall at a place of a grid line; null on the border and off the board. */
function wallOnLine(isLevel: boolean, line: number, at: number): Wall | null {
  if (line < 1 || line >= SIDE || at < 0 || at >= SIDE) return null
  return isLevel ? wallOnSide((line - 1) * SIDE + at, 2) : wallOnSide(at * SIDE + line - 1, 1)
}
