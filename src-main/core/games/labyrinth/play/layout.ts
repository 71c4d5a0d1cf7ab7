import type { SlotRange, StateLayout } from '../../../trace/trace'
import { BOG, CAVE, ESTUARY, ISLAND, kindLetters, RIVER } from '../cells'
import type { Level } from '../model'

/** Walks begun; the one under way is this minus 1. */
export const WALKS = 0
/** Moves begun in the walk under way. */
export const MOVE = 1
/** What is still to come of the move: NOTHING, the cave or the current of the cell that was entered, or NEVER. */
export const PENDING = 2
/** Cell of the player plus 1, 0 before the first walk. */
export const CELL = 3
/** Cell where the move began, plus 1. */
export const FROM = 4
/** Letters written so far, one slot for each kind of cell. */
export const COUNTS = 5
export const BUMPS = 11
export const DRIFTS = 12
/** The letters, LETTERS_EACH in a slot, to the end of the state. */
export const LETTERS = 13

/** Values of PENDING. */
export const NOTHING = 0
export const CAVE_NEXT = 1
export const CURRENT_NEXT = 2
/** The run has stopped before a walk that cannot start: nothing comes any more. */
export const NEVER = 3

/** A letter has three bits: kind + 1, or WORD_END between two walks. */
export const LETTERS_EACH = 10
export const WORD_END = 7

export function layoutOf(level: Level): StateLayout {
  const range = (name: string, first: number, count: number): SlotRange => ({
    name,
    first,
    count,
    stride: 1,
  })
  return {
    ranges: [
      range('clock', WALKS, 3),
      range('player', CELL, 2),
      range('counts', COUNTS, LETTERS - COUNTS),
      range('letters', LETTERS, 0),
    ],
    slotCount: LETTERS,
    figures: [
      { name: 'Islands', slot: COUNTS + ISLAND },
      { name: 'Rivers', slot: COUNTS + RIVER },
      { name: 'Caves', slot: COUNTS + CAVE },
      { name: 'Estuaries', slot: COUNTS + ESTUARY },
      { name: 'Bogs', slot: COUNTS + BOG },
      { name: 'Bumps', slot: BUMPS },
      { name: 'Drawn by current', slot: DRIFTS },
    ],
    turnCount: turnCount(level),
  }
}

/** Turn of the first move of each walk; a turn is a move, counted over all walks. */
export function firstTurns(level: Level): Uint32Array {
  const first = new Uint32Array(level.walks.length + 1)
  level.walks.forEach(({ moves }, index) => (first[index + 1] = first[index]! + moves.length))
  return first
}

/** A walk without moves still starts, in the turn of the next move; at the end it has a turn of its own. */
function turnCount(level: Level): number {
  const isLastEmpty = level.walks.at(-1)?.moves === ''
  return firstTurns(level)[level.walks.length]! + (isLastEmpty ? 1 : 0)
}

/** What a state says in the game's own terms. */
export interface Moment {
  /** Index of the walk under way, -1 before the first. */
  readonly walk: number
  /** Moves begun in it. */
  readonly move: number
  /** Where its player is, and where the last move began; -1 before the first walk. */
  readonly cell: number
  readonly from: number
  /** True between two steps of one move. */
  readonly isUnderWay: boolean
}

export function momentOf(state: Int32Array): Moment {
  return {
    walk: state[WALKS]! - 1,
    move: state[MOVE]!,
    cell: state[CELL]! - 1,
    from: state[FROM]! - 1,
    isUnderWay: state[PENDING] === CAVE_NEXT || state[PENDING] === CURRENT_NEXT,
  }
}

/** Letters written so far, ends of words included. */
export function letterCount(state: Int32Array): number {
  let count = Math.max(0, state[WALKS]! - 1)
  for (let kind = 0; kind < kindLetters.length; kind++) count += state[COUNTS + kind]!
  return count
}

/** The answer as written so far, words parted by a space, without a line end. */
export function writtenText(state: Int32Array): string {
  const parts: string[] = []
  const count = letterCount(state)
  for (let at = 0; at < count; at++) {
    const slot = LETTERS + Math.trunc(at / LETTERS_EACH)
    const code = ((state[slot] ?? 0) >> ((at % LETTERS_EACH) * 3)) & 7
    parts.push(code === WORD_END ? ' ' : kindLetters[code - 1]!)
  }
  return parts.join('')
}
