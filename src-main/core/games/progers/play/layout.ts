import type { SlotRange, StateLayout } from '../../../trace/trace'
import { starts, SAMPLE_TYPES, type Level } from '../model'
import { HAND_SIZE, LETTERS } from '../official'

/*
 * First slots of everything in the state of a run. An all-zero state is the start, so places and hands are kept as
 * differences from what they are then; the functions below undo that.
 */
/** Moves made. */
export const TURN = 0
/** Instructions done of the move under way. */
export const AT = 1
/** Number of the move, from 1, that cannot be made; 0 while all can. */
export const IMPOSSIBLE = 2
/** 1 when the last sample has come to a base. */
export const OVER = 3
/** One a player: 1 when he could not fill his hand. */
export const STOPPED = 4
/** One a player. */
export const SCORES = 6
/** One a player: samples aboard. */
export const CARGO = 8
/** Samples on bases. */
export const DELIVERED = 10
/** Letters taken from the bank after the two first hands. */
export const DRAWN = 11
/** Two a robot: its spot less the one it starts on; its way, 0 to 3 for N, E, S, W. */
export const ROBOTS = 12
/** Seven a player: place in the bank of each card, less the one it has at the start; no card counts as place -1. */
export const HANDS = 16
/** By base and type: samples there. Slot BASES + base * 8 + type - 1. */
export const BASES = HANDS + 2 * HAND_SIZE
/** One a sample: LYING, aboard() or on a base(). */
export const SAMPLES = BASES + 4 * SAMPLE_TYPES

export const LYING = 0

/** A sample's value aboard a player's robot. */
export function aboard(player: number): number {
  return 1 + player
}

/** A sample's value on a base, brought by a player. */
export function onBase(base: number, player: number): number {
  return 3 + base * 2 + player
}

/** Where a sample is, as its slot tells it. */
export type SampleState =
  | { readonly kind: 'lying' }
  | { readonly kind: 'aboard'; readonly player: number }
  | { readonly kind: 'delivered'; readonly player: number; readonly base: number }

export function sampleState(state: Int32Array, index: number): SampleState {
  const value = state[SAMPLES + index]!
  if (value === LYING) return { kind: 'lying' }
  if (value < 3) return { kind: 'aboard', player: value - 1 }
  return { kind: 'delivered', player: (value - 3) & 1, base: (value - 3) >> 1 }
}

export function layoutOf(level: Level): StateLayout {
  const range = (name: string, first: number, count: number, stride = 1): SlotRange => ({
    name,
    first,
    count,
    stride,
  })
  return {
    ranges: [
      range('clock', TURN, 2),
      range('impossible', IMPOSSIBLE, 1),
      range('over', OVER, 1),
      range('stopped', STOPPED, 2),
      range('scores', SCORES, 2),
      range('cargo', CARGO, 2),
      range('delivered', DELIVERED, 1),
      range('drawn', DRAWN, 1),
      range('robots', ROBOTS, 2, 2),
      range('hands', HANDS, 2, HAND_SIZE),
      range('bases', BASES, 4, SAMPLE_TYPES),
      range('samples', SAMPLES, level.samples.length),
    ],
    slotCount: SAMPLES + level.samples.length,
    figures: [
      { name: 'Player 0', slot: SCORES },
      { name: 'Player 1', slot: SCORES + 1 },
      { name: 'Cargo 0', slot: CARGO, isSecondary: true },
      { name: 'Cargo 1', slot: CARGO + 1, isSecondary: true },
      { name: 'Delivered', slot: DELIVERED, isSecondary: true },
    ],
    turnCount: level.moves.length,
  }
}

export function robotSpot(state: Int32Array, player: number): number {
  return state[ROBOTS + player * 2]! + starts[player]!
}

/** 0 to 3 for N, E, S, W. */
export function robotWay(state: Int32Array, player: number): number {
  return state[ROBOTS + player * 2 + 1]!
}

/** Place in the bank of the card in a hand's slot 0 to 6; -1 when the slot is empty. */
export function cardAt(level: Level, state: Int32Array, player: number, slot: number): number {
  const first = player * HAND_SIZE + slot
  const index = first + state[HANDS + first]!
  return index < level.bank.length ? index : -1
}

/** Number of the letter in a hand's slot; -1 when the slot is empty. */
export function letterAt(level: Level, state: Int32Array, player: number, slot: number): number {
  const index = cardAt(level, state, player, slot)
  return index < 0 ? -1 : LETTERS.indexOf(level.bank[index]!)
}

/** A player's letters in the order of his cards. */
export function handOf(level: Level, state: Int32Array, player: number): string {
  let hand = ''
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    const index = cardAt(level, state, player, slot)
    if (index >= 0) hand += level.bank[index]!
  }
  return hand
}

/** Place in the bank of the letter that is drawn next; the bank's length when it is empty. */
export function bankPosition(level: Level, state: Int32Array): number {
  return Math.min(level.bank.length, 2 * HAND_SIZE + state[DRAWN]!)
}

/** Types of the samples aboard a robot, in the order of the level's list. */
export function cargoTypes(level: Level, state: Int32Array, player: number): number[] {
  return level.samples
    .filter((_, index) => state[SAMPLES + index] === aboard(player))
    .map(({ type }) => type)
}
