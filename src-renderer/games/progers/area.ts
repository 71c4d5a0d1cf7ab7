import { rectBetween, type CellRect } from '@core/kernel/grid'
import {
  behindWall,
  cellOfSpot,
  SIDE,
  type Hill,
  type Level,
  type Sample,
  type Wall,
} from '@core/games/progers/model'
import type { Parts } from '@core/games/progers/edit/part'
import {
  hillOfRect,
  isRoomForHill,
  rectOfHill,
  sampleIndexAt,
  wallIndex,
} from '@core/games/progers/edit/placing'
import type { Region } from '../../tools/region'

interface Cell {
  readonly row: number
  readonly col: number
}

export type CellMap = (cell: Cell) => Cell

/** The things within a region (hills whole, walls with both their cells), and those without it. */
export function partedBy(level: Level, region: Region): { inside: Parts; outside: Parts } {
  const has = (at: number): boolean => region.has(rowAt(at), at % SIDE)
  const isHillIn = (hill: Hill): boolean => cellsOf(rectOfHill(hill)).every(has)
  const isWallIn = (wall: Wall): boolean => {
    const behind = behindWall(wall)
    return has(cellOfSpot(wall.spot)) && (behind === null || has(cellOfSpot(behind)))
  }
  const isSampleIn = (sample: Sample): boolean => has(cellOfSpot(sample.spot))
  return {
    inside: {
      hills: level.hills.filter(isHillIn),
      walls: level.walls.filter(isWallIn),
      samples: level.samples.filter(isSampleIn),
    },
    outside: {
      hills: level.hills.filter((hill) => !isHillIn(hill)),
      walls: level.walls.filter((wall) => !isWallIn(wall)),
      samples: level.samples.filter((sample) => !isSampleIn(sample)),
    },
  }
}

export function countOf({ hills, walls, samples }: Parts): number {
  return hills.length + walls.length + samples.length
}

/**
 * Puts things into a level, each where the map takes its cells. What would stand off the board, or on a hill or in the
 * place of something that is there, is left out; a sample takes the place of another.
 */
export function placed(level: Level, parts: Parts, map: CellMap): Level {
  let next = level
  for (const hill of parts.hills) {
    const { row, col, rows, cols } = rectOfHill(hill)
    const a = map({ row, col })
    const b = map({ row: row + rows - 1, col: col + cols - 1 })
    if (!isOnBoard(a) || !isOnBoard(b)) continue
    const moved = hillOfRect(rectBetween(a.row, a.col, b.row, b.col))
    if (isRoomForHill(next, moved)) next = { ...next, hills: [...next.hills, moved] }
  }
  for (const wall of parts.walls) {
    const moved = mappedWall(wall, map)
    if (moved && wallIndex(next, moved) < 0) next = { ...next, walls: [...next.walls, moved] }
  }
  for (const { spot, type } of parts.samples) {
    const at = map(cellAt(cellOfSpot(spot)))
    if (!isOnBoard(at)) continue
    const cell = at.row * SIDE + at.col
    const index = sampleIndexAt(next, cell)
    const sample = { spot: cellOfSpot(cell), type }
    const samples = index < 0 ? [...next.samples, sample] : next.samples.with(index, sample)
    next = { ...next, samples }
  }
  return next
}

function mappedWall(wall: Wall, map: CellMap): Wall | null {
  const behind = behindWall(wall)
  if (behind === null) return null
  const a = map(cellAt(cellOfSpot(wall.spot)))
  const b = map(cellAt(cellOfSpot(behind)))
  if (!isOnBoard(a) || !isOnBoard(b)) return null
  // The wall belongs to the southern or the western of its two cells.
  const owner = a.row > b.row || (a.row === b.row && a.col < b.col) ? a : b
  const spot = cellOfSpot(owner.row * SIDE + owner.col)
  return { spot, side: a.row === b.row ? 'E' : 'N' }
}

function isOnBoard({ row, col }: Cell): boolean {
  return row >= 0 && col >= 0 && row < SIDE && col < SIDE
}

function cellsOf({ row, col, rows, cols }: CellRect): number[] {
  const cells: number[] = []
  for (let r = row; r < row + rows; r++) {
    for (let c = col; c < col + cols; c++) cells.push(r * SIDE + c)
  }
  return cells
}

function rowAt(cell: number): number {
  return Math.trunc(cell / SIDE)
}

function cellAt(cell: number): Cell {
  return { row: rowAt(cell), col: cell % SIDE }
}
