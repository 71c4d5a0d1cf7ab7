import { rectHas, ways, type CellRect } from '../../../kernel/grid'
import { ISLAND, withWay, wayOf } from '../cells'
import type { Level, Walk } from '../model'

/** A rectangle of cells, or only some of its cells. */
export interface Area extends CellRect {
  /** Which cells belong to it; absent: all of the rectangle. */
  readonly has?: ((row: number, col: number) => boolean) | undefined
}

/** Whether a cell is in an area. */
export function areaHas(area: Area, row: number, col: number): boolean {
  return rectHas(area, row, col) && (area.has?.(row, col) ?? true)
}

/** The whole map as a rectangle. */
export function wholeBoard(level: Level): CellRect {
  return { row: 0, col: 0, rows: level.rows, cols: level.cols }
}

/** How a change moves cells and directions; applied to everything in the area. */
interface Motion {
  readonly cell: (row: number, col: number) => { readonly row: number; readonly col: number }
  readonly way: (way: number) => number
}

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
  const isHorizontal = axis === 'horizontal'
  const motion: Motion = {
    cell: (row, col) =>
      isHorizontal
        ? { row, col: 2 * rect.col + rect.cols - 1 - col }
        : { row: 2 * rect.row + rect.rows - 1 - row, col },
    way: (way) => ((way & 1) === (isHorizontal ? 1 : 0) ? way ^ 2 : way),
  }
  return moveContents(level, rect, motion, level, area === null)
}

/**
 * Turns the map, or the contents of an area, a quarter turn clockwise, with arrows, sides and starts; moves turn only
 * with the whole map. The turned area keeps its north-west corner, moved as far as needed to stay on the map. Null if
 * it is too long for the map.
 */
export function rotate(level: Level, area: Area | null = null): Level | null {
  const way = (before: number) => (before + 1) & 3
  if (!area) {
    const turned = { ...level, rows: level.cols, cols: level.rows }
    const motion: Motion = { way, cell: (row, col) => ({ row: col, col: level.rows - 1 - row }) }
    return moveContents(level, wholeBoard(level), motion, turned, true)
  }
  if (area.cols > level.rows || area.rows > level.cols) return null
  const top = Math.min(area.row, level.rows - area.cols)
  const left = Math.min(area.col, level.cols - area.rows)
  const motion: Motion = {
    way,
    cell: (row, col) => ({
      row: top + col - area.col,
      col: left + area.rows - 1 - (row - area.row),
    }),
  }
  return moveContents(level, area, motion, level, false)
}

/** Moves the contents of an area, including starts; the shift is limited by the edge of the map. */
export function moveRegion(level: Level, area: Area, rows: number, cols: number): Level {
  const down = clamp(area.row + rows, 0, level.rows - area.rows) - area.row
  const right = clamp(area.col + cols, 0, level.cols - area.cols) - area.col
  const motion: Motion = {
    cell: (row, col) => ({ row: row + down, col: col + right }),
    way: (way) => way,
  }
  return moveContents(level, area, motion, level, false)
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

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest))
}
