import {
  areaHas,
  mirrorOf,
  quarterTurnOf,
  shiftOf,
  wholeBoard,
  type Area,
  type Motion,
} from '../../../game/area-motions'
import { ways, type CellRect, type Way } from '../../../kernel/grid'
import { doorSquare, sizeOf, type Door, type Level } from '../model'

/** A square after a change of the board. */
interface Square {
  readonly x: number
  readonly y: number
}

/**
 * Mirrors the board, or the contents of a rectangle: `horizontal` swaps east and west, `vertical` north and south. A
 * door moves along if its new wall touches the rectangle, and otherwise stays where it is.
 */
export function mirror(
  level: Level,
  axis: 'horizontal' | 'vertical',
  rect: Area = wholeBoard(sizeOf(level)),
): Level {
  return moveContents(level, rect, mirrorOf(rect, axis))
}

/**
 * Turns the board, or the contents of a rectangle, a quarter turn clockwise. Null if the turned rectangle is too long
 * for the board.
 */
export function rotate(level: Level, rect: Area | null = null): Level | null {
  const area = rect ?? wholeBoard(sizeOf(level))
  const board = rect ? level : { ...level, width: level.height, height: level.width }
  const motion = quarterTurnOf(area, sizeOf(board))
  return motion && moveContents(level, area, motion, board)
}

/**
 * Moves the contents of a rectangle; the shift is limited by the edge of the board. Turns keep their numbers. Doors in
 * a wall that the rectangle touches slide along it, and stay if the rectangle leaves the wall.
 */
export function moveRegion(level: Level, rect: Area, rows: number, cols: number): Level {
  return moveContents(level, rect, shiftOf(rect, sizeOf(level), rows, cols))
}

/**
 * Removes the contents of a rectangle: rockets with their players (except the last player's rocket), doors that lead
 * into it and turns with arrows in it.
 */
export function eraseRegion(level: Level, rect: Area): Level {
  const rockets = level.rockets.filter(({ x, y }) => !areaHas(rect, y, x))
  return {
    ...level,
    rockets: rockets.length > 0 ? rockets : level.rockets.slice(0, 1),
    doors: level.doors.filter((door) => !leadsInto(level, door, rect)),
    turns: level.turns.filter(({ x, y }) => !areaHas(rect, y, x)),
  }
}

/** Whether a door's square is in an area. */
export function leadsInto(level: Level, door: Door, rect: Area): boolean {
  const { x, y } = doorSquare(level, door)
  return areaHas(rect, y, x)
}

/** Whether a rectangle touches a wall of the board. */
export function touchesWall(level: Level, rect: CellRect, wall: Way): boolean {
  switch (wall) {
    case 'N':
      return rect.row <= 0
    case 'S':
      return rect.row + rect.rows >= level.height
    case 'W':
      return rect.col <= 0
    case 'E':
      return rect.col + rect.cols >= level.width
  }
}

/** Place along its wall of a door with a given square. */
export function placeInWall(wall: Way, square: Square): number {
  return wall === 'N' || wall === 'S' ? square.x : square.y
}

function moveContents(level: Level, rect: Area, motion: Motion, board: Level = level): Level {
  const square = ({ x, y }: Square): Square => {
    const { row, col } = motion.cell(y, x)
    return { x: col, y: row }
  }
  const turned = (way: Way): Way => ways[motion.way(ways.indexOf(way))]!
  return {
    ...board,
    rockets: level.rockets.map((rocket) =>
      areaHas(rect, rocket.y, rocket.x) ? square(rocket) : rocket,
    ),
    doors: level.doors.map((door) => {
      if (!leadsInto(level, door, rect)) return door
      const wall = turned(door.wall)
      if (!touchesWall(board, motion.into, wall)) return door
      const at = placeInWall(wall, square(doorSquare(level, door)))
      const length = wall === 'N' || wall === 'S' ? board.width : board.height
      return at > 0 && at < length - 1 ? { at, wall } : door
    }),
    turns: level.turns.map((turn) =>
      areaHas(rect, turn.y, turn.x) ? { ...square(turn), way: turned(turn.way) } : turn,
    ),
  }
}
