import { rectHas, ways, type CellRect, type Way } from '../../../kernel/grid'
import { doorSquare, type Door, type Level } from '../model'

/** A square after a change of the board. */
interface Square {
  readonly x: number
  readonly y: number
}

/** A rectangle of squares, or only some of its squares. */
export interface Area extends CellRect {
  /** Which squares belong to it; absent: all of the rectangle. */
  readonly has?: ((row: number, col: number) => boolean) | undefined
}

/** Whether a square is in an area. */
export function areaHas(area: Area, row: number, col: number): boolean {
  return rectHas(area, row, col) && (area.has?.(row, col) ?? true)
}

/** How a change moves squares and directions; applied to everything inside the rectangle. */
interface Motion {
  readonly square: (x: number, y: number) => Square
  readonly way: (way: Way) => Way
}

/** The whole board as a rectangle. */
export function wholeBoard(level: Level): CellRect {
  return { row: 0, col: 0, rows: level.height, cols: level.width }
}

/**
 * Mirrors the board, or the contents of a rectangle: `horizontal` swaps east and west, `vertical` north and south. A
 * door moves along if its new wall touches the rectangle, and otherwise stays where it is.
 */
export function mirror(
  level: Level,
  axis: 'horizontal' | 'vertical',
  rect: Area = wholeBoard(level),
): Level {
  const isHorizontal = axis === 'horizontal'
  return moveContents(level, rect, rect, {
    square: (x, y) =>
      isHorizontal
        ? { x: 2 * rect.col + rect.cols - 1 - x, y }
        : { x, y: 2 * rect.row + rect.rows - 1 - y },
    way: (way) => {
      const flips = isHorizontal ? way === 'E' || way === 'W' : way === 'N' || way === 'S'
      return flips ? ways[(ways.indexOf(way) + 2) & 3]! : way
    },
  })
}

/**
 * Turns the board, or the contents of a rectangle, a quarter turn clockwise. The turned rectangle keeps its north-west
 * corner, moved as far as needed to stay on the board. Null if it is too long for the board.
 */
export function rotate(level: Level, rect: Area | null = null): Level | null {
  if (!rect) {
    const turned = { ...level, width: level.height, height: level.width }
    return moveContents(
      level,
      wholeBoard(level),
      wholeBoard(turned),
      quarterTurn(level.height),
      turned,
    )
  }
  if (rect.cols > level.height || rect.rows > level.width) return null
  const into: CellRect = {
    row: Math.min(rect.row, level.height - rect.cols),
    col: Math.min(rect.col, level.width - rect.rows),
    rows: rect.cols,
    cols: rect.rows,
  }
  const turn = quarterTurn(rect.rows)
  return moveContents(level, rect, into, {
    way: turn.way,
    square: (x, y) => {
      const turned = turn.square(x - rect.col, y - rect.row)
      return { x: into.col + turned.x, y: into.row + turned.y }
    },
  })
}

/**
 * Moves the contents of a rectangle; the shift is limited by the edge of the board. Turns keep their numbers. Doors in
 * a wall that the rectangle touches slide along it, and stay if the rectangle leaves the wall.
 */
export function moveRegion(level: Level, rect: Area, rows: number, cols: number): Level {
  const row = clamp(rect.row + rows, 0, level.height - rect.rows)
  const col = clamp(rect.col + cols, 0, level.width - rect.cols)
  return moveContents(
    level,
    rect,
    { ...rect, row, col },
    {
      square: (x, y) => ({ x: x + col - rect.col, y: y + row - rect.row }),
      way: (way) => way,
    },
  )
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

function moveContents(
  level: Level,
  rect: Area,
  into: CellRect,
  motion: Motion,
  board: Level = level,
): Level {
  return {
    ...board,
    rockets: level.rockets.map((rocket) =>
      areaHas(rect, rocket.y, rocket.x) ? motion.square(rocket.x, rocket.y) : rocket,
    ),
    doors: level.doors.map((door) => {
      if (!leadsInto(level, door, rect)) return door
      const wall = motion.way(door.wall)
      if (!touchesWall(board, into, wall)) return door
      const { x, y } = doorSquare(level, door)
      const at = placeInWall(wall, motion.square(x, y))
      const length = wall === 'N' || wall === 'S' ? board.width : board.height
      return at > 0 && at < length - 1 ? { at, wall } : door
    }),
    turns: level.turns.map((turn) =>
      areaHas(rect, turn.y, turn.x)
        ? { ...motion.square(turn.x, turn.y), way: motion.way(turn.way) }
        : turn,
    ),
  }
}

/** A quarter turn clockwise of an area of `rows` rows with its corner at (0,0). */
function quarterTurn(rows: number): Motion {
  return {
    square: (x, y) => ({ x: rows - 1 - y, y: x }),
    way: (way) => ways[(ways.indexOf(way) + 1) & 3]!,
  }
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest))
}
