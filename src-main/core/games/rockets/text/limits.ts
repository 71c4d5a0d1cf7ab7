import type { Level } from '../model'

/** The five numbers at the head of the text, in the order of reading. */
export type HeadKey = 'width' | 'height' | 'players' | 'doors' | 'turns'

/** Bounds of one head number (R11). */
export interface HeadLimit {
  readonly key: HeadKey
  /** As messages name it. */
  readonly name: string
  readonly line: number
  readonly word: number
  /** Outside these nothing runs. */
  readonly lowest: number
  readonly highest: number
  /** Outside these it runs with a warning. */
  readonly officialLowest: number
  readonly officialHighest: number
}

// No doors and no turns are let through: an eraser takes away the last one, and what the board shows must stay readable.
// A level without players has no answer, so it is refused.
export const headLimits: readonly HeadLimit[] = [
  limit('width', 'width', 1, 0, [3, 1000], [5, 25]),
  limit('height', 'height', 1, 1, [3, 1000], [5, 25]),
  limit('players', 'number of players', 2, 0, [1, 26], [2, 4]),
  limit('doors', 'number of doors', 3, 0, [0, 4000], [1, 16]),
  limit('turns', 'number of turns', 4, 0, [0, 100_000], [1, 100]),
]

/** Lines before the first rocket. */
export const HEAD_LINES = 4

export const MOST_PLAYERS = 26
export const LEAST_SIDE = 3
export const MOST_SIDE = 1000

/** The head numbers of a level. */
export function headOf(level: Level): Readonly<Record<HeadKey, number>> {
  return {
    width: level.width,
    height: level.height,
    players: level.rockets.length,
    doors: level.doors.length,
    turns: level.turns.length,
  }
}

function limit(
  key: HeadKey,
  name: string,
  line: number,
  word: number,
  [lowest, highest]: readonly [number, number],
  [officialLowest, officialHighest]: readonly [number, number],
): HeadLimit {
  return { key, name, line, word, lowest, highest, officialLowest, officialHighest }
}
