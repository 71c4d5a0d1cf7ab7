import { figure, layOut, slot, slots as row } from '../../../trace/lay-out'
import type { StateLayout } from '../../../trace/trace'
import { BOG, CAVE, ESTUARY, ISLAND, kindLetters, RIVER } from '../cells'
import type { Level } from '../model'

const NOWHERE = -1

const laid = layOut({
  /**
   * Number of started walks, the last one being current; number of its moves begun; the pending part of the move:
   * NOTHING, the cave or the current of the entered cell, or NEVER.
   */
  clock: ['walks', 'move', 'pending'],
  /** Cell of the player; NOWHERE before the first walk. */
  cell: slot({ start: NOWHERE }),
  /** Cell where the current move began. */
  from: slot({ start: NOWHERE, title: 'from' }),
  /** Letters written so far, one slot for each kind of cell. */
  counts: row(kindLetters.length, {
    figures: { Islands: ISLAND, Rivers: RIVER, Caves: CAVE, Estuaries: ESTUARY, Bogs: BOG },
  }),
  bumps: figure('Bumps'),
  drifts: figure('Drawn by current'),
  /** The letters, LETTERS_EACH per slot, at the end of the state. */
  letters: row(0, { title: 'letters' }),
})

/** First slots of everything in the state of a run, the same for every level. */
export const { slots } = laid

/** Values of the slot `pending`. */
export const NOTHING = 0
export const CAVE_NEXT = 1
export const CURRENT_NEXT = 2
/** The run has stopped before a walk that cannot start: there are no more steps. */
export const NEVER = 3

/** A letter is kind + 1, or WORD_END between two walks. */
export const LETTER_BITS = 3
export const LETTERS_EACH = 10
export const WORD_END = 7

export function layoutOf(level: Level): StateLayout {
  return { ...laid, turnCount: turnCount(level) }
}

/** Turn of the first move of each walk; a turn is a move, counted over all walks. */
export function firstTurns(level: Level): Uint32Array {
  const first = new Uint32Array(level.walks.length + 1)
  level.walks.forEach(({ moves }, index) => (first[index + 1] = first[index]! + moves.length))
  return first
}

/** A walk without moves still starts, in the turn of the next move; at the end it has its own turn. */
function turnCount(level: Level): number {
  const isLastEmpty = level.walks.at(-1)?.moves === ''
  return firstTurns(level)[level.walks.length]! + (isLastEmpty ? 1 : 0)
}

/** A state in the game's terms. */
export interface Moment {
  /** Index of the current walk, -1 before the first. */
  readonly walk: number
  /** Number of its moves begun. */
  readonly move: number
  /** The player's cell, and the cell where the last move began; -1 before the first walk. */
  readonly cell: number
  readonly from: number
  /** True between two steps of one move. */
  readonly isUnderWay: boolean
}

export function momentOf(state: Int32Array): Moment {
  return {
    walk: state[slots.walks]! - 1,
    move: state[slots.move]!,
    cell: state[slots.cell]!,
    from: state[slots.from]!,
    isUnderWay: state[slots.pending] === CAVE_NEXT || state[slots.pending] === CURRENT_NEXT,
  }
}

/** Number of letters written so far, including ends of words. */
export function letterCount(state: Int32Array): number {
  let count = Math.max(0, state[slots.walks]! - 1)
  for (let kind = 0; kind < kindLetters.length; kind++) count += state[slots.counts + kind]!
  return count
}

/** The answer written so far, words separated by a space, without a line ending. */
export function writtenText(state: Int32Array): string {
  const parts: string[] = []
  const count = letterCount(state)
  for (let at = 0; at < count; at++) {
    const slot = slots.letters + Math.trunc(at / LETTERS_EACH)
    const code = ((state[slot] ?? 0) >> ((at % LETTERS_EACH) * LETTER_BITS)) & 7
    parts.push(code === WORD_END ? ' ' : kindLetters[code - 1]!)
  }
  return parts.join('')
}
