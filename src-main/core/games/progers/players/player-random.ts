import type { Rng } from '../../../kernel/rng'
import { handOf } from '../play/layout'
import type { Level } from '../model'
import { LONGEST_PROGRAM } from '../official'

/** A program of any length with any cards of the hand, all equally likely. */
export function thinkRandom(level: Level, state: Int32Array, player: number, rng: Rng): string {
  const hand = Array.from(handOf(level, state, player))
  const length = rng.between(1, Math.min(LONGEST_PROGRAM, hand.length))
  return rng.shuffle(hand).slice(0, length).join('')
}
