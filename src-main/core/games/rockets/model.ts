import type { ListEdit, Replace } from '../../game/list-edits'
import type { BoardSize, Way } from '../../kernel/grid'

/** A player's rocket; x grows east, y grows south, (0,0) is the north-west corner. */
export interface Rocket {
  readonly x: number
  readonly y: number
}

/** A door in an outer wall: `at` is the x of a N or S door, the y of an E or W door. */
export interface Door {
  readonly at: number
  readonly wall: Way
}

/** One turn of the game: the square of the player's new arrow, and its direction. */
export interface Turn {
  readonly x: number
  readonly y: number
  readonly way: Way
}

/** A level as in its text. Rocket i belongs to player i + 1; turn t is played by player t mod P. */
export interface Level {
  readonly width: number
  readonly height: number
  readonly rockets: readonly Rocket[]
  readonly doors: readonly Door[]
  readonly turns: readonly Turn[]
}

/** The possible changes of a level's lists, with the codes of their undo labels. */
export const listLabels = {
  rockets: { insert: 'add-rocket', remove: 'delete-rocket', set: 'move-rocket' },
  doors: { insert: 'add-door', remove: 'delete-door', set: 'move-door' },
  turns: {
    insert: 'place-arrow',
    remove: 'delete-turn',
    set: 'change-arrow',
    move: 'move-turn',
  },
} as const

export type Edit = ListEdit<Level, typeof listLabels> | Replace<Level>

/** Number of an animal's kind in the run's state and events. */
export const MOUSE = 0
export const CAT = 1

export function sizeOf(level: Level): BoardSize {
  return { rows: level.height, cols: level.width }
}

/** Cell number of a square; -1 if it is off the grid. */
export function cellAt(level: Level, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= level.width || y >= level.height) return -1
  return y * level.width + x
}

/** Whether a square is one of the four corners, which are pits. */
export function isPit(level: Level, x: number, y: number): boolean {
  return (x === 0 || x === level.width - 1) && (y === 0 || y === level.height - 1)
}

/** The square just inside a door. */
export function doorSquare(level: Level, door: Door): { readonly x: number; readonly y: number } {
  switch (door.wall) {
    case 'N':
      return { x: door.at, y: 0 }
    case 'S':
      return { x: door.at, y: level.height - 1 }
    case 'W':
      return { x: 0, y: door.at }
    case 'E':
      return { x: level.width - 1, y: door.at }
  }
}

/** Cell of the square just inside a door; -1 if the door is off the grid. */
export function doorCell(level: Level, door: Door): number {
  const { x, y } = doorSquare(level, door)
  return cellAt(level, x, y)
}

/** Index of the player whose turn it is. */
export function playerOfTurn(level: Level, turn: number): number {
  return turn % Math.max(1, level.rockets.length)
}

/** A board without turns, with two rockets and one door, as made by "New". */
export function blankLevel(rows: number, cols: number): Level {
  const y = rows >> 1
  const left = Math.max(1, cols >> 2)
  const right = Math.max(left + 1, cols - 1 - left)
  return {
    width: cols,
    height: rows,
    rockets: [
      { x: left, y },
      { x: right, y },
    ],
    doors: [{ at: cols >> 1, wall: 'N' }],
    turns: [],
  }
}
