import { bankPosition, cardAt, handOf, slots, startOf } from './layout'
import type { Level } from '../model'
import { HAND_SIZE } from '../official'
import { play } from './play'
import { standing } from './standing'
import { canMove } from './turn'

/** The cards of a player. */
export interface Hand {
  readonly letters: string
  /** Place of each of these letters in the bank. */
  readonly cards: readonly number[]
}

/** The hand of a player in a state of a run; without a run, the one they start with. */
export function handIn(level: Level, state: Int32Array | null, player: number): Hand {
  const shown = state ?? startOf(level)
  const slots = Array.from({ length: HAND_SIZE }, (_, slot) => cardAt(shown, player, slot))
  return { letters: handOf(level, shown, player), cards: slots.filter((card) => card >= 0) }
}

/** The next letters of the bank in a state of a run: a player who now plays n letters gets the first n of them. */
export function nextDraws(level: Level, state: Int32Array | null, most: number): string {
  const shown = state ?? startOf(level)
  const from = bankPosition(level, shown)
  return level.bank.slice(from, from + most)
}

/** The player of the next move; null if the game is over or a move is illegal. */
export function playerToMove(level: Level): 0 | 1 | null {
  const player = level.moves.length % 2 === 0 ? 0 : 1
  const state = standing(level)
  const isReached = state[slots.turn] === level.moves.length
  return isReached && canMove(state, player) ? player : null
}

/** By place in the bank: the player who has drawn that letter, -1 while it is in the bank. */
export function bankOwners(level: Level): Int8Array {
  const owners = new Int8Array(level.bank.length).fill(-1)
  for (let at = 0; at < Math.min(owners.length, 2 * HAND_SIZE); at++) {
    owners[at] = at < HAND_SIZE ? 0 : 1
  }
  let from = 2 * HAND_SIZE
  for (let made = 1; made <= level.moves.length; made++) {
    const { state } = play(level, made)
    const to = bankPosition(level, state)
    for (; from < to; from++) owners[from] = (made - 1) & 1
  }
  return owners
}
