import {
  areaHas,
  mirrorOf,
  quarterTurnOf,
  shiftOf,
  wholeBoard,
  type Area,
  type Motion,
} from '../../../game/area-motions'
import { ways } from '../../../kernel/grid'
import { ISLAND, withWay, wayOf } from '../cells'
import type { Level, Walk } from '../model'

/**
 * Mirrors the map, or the contents of an area: `horizontal` swaps east and west, `vertical` north and south. Arrows and
 * sides are mirrored too, and starts move along; moves are mirrored only with the whole map.
 */
export function mirror(
  level: Level,
  axis: 'horizontal' | 'vertical',
  area: Area | null = null,
): Level {
  const rect = area ?? wholeBoard(level)
  return moveContents(level, rect, mirrorOf(rect, axis), level, area === null)
}

/**
 * Turns the map, or the contents of an area, a quarter turn clockwise, with arrows, sides and starts; moves turn only
 * with the whole map. Null if the turned area is too long for the map.
 */
export function rotate(level: Level, area: Area | null = null): Level | null {
  const rect = area ?? wholeBoard(level)
  const board = area ? level : { ...level, rows: level.cols, cols: level.rows }
  const motion = quarterTurnOf(rect, board)
  return motion && moveContents(level, rect, motion, board, area === null)
}

/** Moves the contents of an area, including starts; the shift is limited by the edge of the map. */
export function moveRegion(level: Level, area: Area, rows: number, cols: number): Level {
  return moveContents(level, area, shiftOf(area, level, rows, cols), level, false)
}

/** Turns the cells of an area into islands; walks stay. */
export function eraseRegion(level: Level, area: Area): Level {
  const cells = level.cells.slice()
  for (const cell of cellsIn(level, area)) cells[cell] = ISLAND
  return { ...level, cells }
}

/** Cells of an area, in reading order. */
export function cellsIn(level: Level, area: Area): number[] {
  const cells: number[] = []
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let col = area.col; col < area.col + area.cols; col++) {
      const isOn = row >= 0 && col >= 0 && row < level.rows && col < level.cols
      if (isOn && areaHas(area, row, col)) cells.push(row * level.cols + col)
    }
  }
  return cells
}

/**
 * Takes the contents of an area out of `level` and puts them where the motion leads, on a map of the size of `into`.
 */
function moveContents(
  level: Level,
  area: Area,
  motion: Motion,
  into: Level,
  areMovesTurned: boolean,
): Level {
  const cells = into.cells.slice()
  const moved = cellsIn(level, area)
  for (const cell of moved) cells[cell] = ISLAND
  for (const cell of moved) {
    const to = motion.cell(Math.trunc(cell / level.cols), cell % level.cols)
    const value = level.cells[cell]!
    cells[to.row * into.cols + to.col] = withWay(value, motion.way(wayOf(value)))
  }
  const walks = level.walks.map((walk): Walk => {
    const start = areaHas(area, walk.row, walk.col) ? motion.cell(walk.row, walk.col) : walk
    const moves = areMovesTurned ? turnedMoves(walk.moves, motion) : walk.moves
    return { row: start.row, col: start.col, moves }
  })
  return { ...into, cells, walks }
}

function turnedMoves(moves: string, motion: Motion): string {
  return moves.replace(/[NESW]/g, (letter) => {
    return ways[motion.way((ways as readonly string[]).indexOf(letter))]!
  })
}
