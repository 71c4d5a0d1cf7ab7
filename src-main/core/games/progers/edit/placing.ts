import { type CellRect } from '../../../kernel/grid'
import type { Rng } from '../../../kernel/rng'
import {
  behindWall,
  cellOfSpot,
  hillHas,
  hillSpots,
  SIDE,
  type Edit,
  type Hill,
  type Level,
  type Wall,
} from '../model'
import { letterCounts, LETTERS, officialCounts } from '../official'

/*
 * Edits for the page's tools. Cells and rectangles are the app's, with row 0 in the north; ways are 0 to
 * 3 for N, E, S, W.
 */

/** The hill of a rectangle of cells. */
export function hillOfRect(rect: CellRect): Hill {
  const top = rect.row * SIDE + rect.col
  const bottom = (rect.row + rect.rows - 1) * SIDE + rect.col + rect.cols - 1
  // The upper-left and the lower-right cell have the rows and columns of the corner spots crosswise.
  const upperLeft = cellOfSpot(top)
  const lowerRight = cellOfSpot(bottom)
  return {
    from: lowerRight - (rect.cols - 1),
    to: upperLeft + (rect.cols - 1),
  }
}

/** The rectangle of cells that a hill covers. */
export function rectOfHill(hill: Hill): CellRect {
  const from = cellOfSpot(hill.from)
  const to = cellOfSpot(hill.to)
  const row = Math.trunc(to / SIDE)
  const col = from % SIDE
  return { row, col, rows: Math.trunc(from / SIDE) - row + 1, cols: (to % SIDE) - col + 1 }
}

/** Index of the hill on a cell, -1 if there is none. */
export function hillAt(level: Level, cell: number): number {
  const spot = cellOfSpot(cell)
  return level.hills.findIndex((hill) => hillHas(hill, spot))
}

/** Whether a hill fits beside all others except the one with index `except`. */
export function isRoomForHill(level: Level, hill: Hill, except = -1): boolean {
  const spots = hillSpots(hill)
  return level.hills.every(
    (other, index) => index === except || !spots.some((spot) => hillHas(other, spot)),
  )
}

/** Index of the sample on a cell, -1 if there is none. */
export function sampleIndexAt(level: Level, cell: number): number {
  const spot = cellOfSpot(cell)
  return level.samples.findIndex((sample) => sample.spot === spot)
}

/** The wall on a side of a cell, named as in the text; null on the border. */
export function wallOnSide(cell: number, way: number): Wall | null {
  const spot = cellOfSpot(cell)
  const isOwn = way < 2
  const row = Math.trunc(spot / SIDE)
  const col = spot % SIDE
  if (isOwn) {
    const wall: Wall = { spot, side: way === 0 ? 'N' : 'E' }
    return behindWall(wall) === null ? null : wall
  }
  if (way === 2) return row === 0 ? null : { spot: spot - SIDE, side: 'N' }
  return col === 0 ? null : { spot: spot - 1, side: 'E' }
}

/** Index of a wall in the level's list, -1 if it is not there. */
export function wallIndex(level: Level, wall: Wall): number {
  return level.walls.findIndex(({ spot, side }) => spot === wall.spot && side === wall.side)
}

/** The edit that builds the wall on a side of a cell, or removes it if it is there; null on the border. */
export function toggleWall(level: Level, cell: number, way: number): Edit | null {
  const wall = wallOnSide(cell, way)
  if (!wall) return null
  const index = wallIndex(level, wall)
  return index < 0
    ? { kind: 'insert', list: 'walls', index: level.walls.length, item: wall }
    : { kind: 'remove', list: 'walls', index }
}

/** The edit that puts a sample of a type on a cell: a new one, or another type for the existing one. */
export function putSample(level: Level, cell: number, type: number): Edit {
  const index = sampleIndexAt(level, cell)
  const sample = { spot: cellOfSpot(cell), type }
  return index < 0
    ? { kind: 'insert', list: 'samples', index: level.samples.length, item: sample }
    : { kind: 'set', list: 'samples', index, item: sample }
}

/** The edit that makes a typed text the bank; null if it is empty or has characters other than SLRBJM and spaces. */
export function typeBank(text: string): Edit | null {
  const bank = text.replace(/\s+/g, '').toUpperCase()
  return /^[SLRBJM]+$/.test(bank) ? { kind: 'set-bank', bank, label: 'change-bank' } : null
}

/** The edit that shuffles the letters of the bank. */
export function shuffleBank(level: Level, rng: Rng): Edit {
  const bank = rng.shuffle(Array.from(level.bank)).join('')
  return { kind: 'set-bank', bank, label: 'shuffle-bank' }
}

/** A letter of the bank, with its current and its official number. */
export interface LetterCount {
  readonly letter: string
  readonly count: number
  readonly official: number
}

export function bankCounts(bank: string): LetterCount[] {
  return letterCounts(bank).map((count, index) => {
    const letter = LETTERS[index]!
    return { letter, count, official: officialCounts[letter]! }
  })
}
