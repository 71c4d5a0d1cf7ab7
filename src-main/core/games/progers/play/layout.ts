import { nounOf } from '../../../game/nouns'
import { remembered } from '../../../kernel/remembered'
import {
  fields,
  figure,
  figures,
  layOut,
  records,
  slot,
  slots as row,
} from '../../../trace/lay-out'
import { startState, type StateLayout } from '../../../trace/trace'
import { bases, blankLevel, SAMPLE_TYPES, starts, type Level } from '../model'
import { HAND_SIZE, LETTERS } from '../official'

/** Slots of a robot's record; its way is 0 to 3 for N, E, S, W. */
export const ROBOT = fields('spot', 'way')

/** In place of a card's place in the bank. */
export const NO_CARD = -1

const players = [0, 1]
/** Codes of a part of the state for each player. */
const ofPlayers = (code: string): string[] => players.map((player) => nounOf(code, { player }))

/** The name of a player's figure in outputs and breakpoints. */
export function figureName(kind: 'Player' | 'Cargo', player: number): string {
  return `${kind} ${player}`
}

const laidOut = remembered(({ bank, samples }: Level) =>
  layOut({
    /** Number of moves made, and of instructions done in the current move. */
    clock: ['turn', 'at'],
    /** Number of the move, from 1, that cannot be made; 0 if there is none. */
    impossible: slot({ title: 'impossible' }),
    /** 1 when the last sample has reached a base. */
    over: slot({ title: 'over' }),
    /** One per player: 1 if they could not fill their hand. */
    stopped: row(2, {
      title: ofPlayers('stopped'),
    }),
    /** One per player. */
    scores: figures(players.map((player) => figureName('Player', player))),
    /** One per player: number of samples aboard. */
    cargo: figures(
      players.map((player) => figureName('Cargo', player)),
      { isSecondary: true },
    ),
    /** Number of samples on bases. */
    delivered: figure('Delivered', { isSecondary: true }),
    /** Number of letters drawn from the bank after the first two hands. */
    drawn: slot({ title: 'drawn' }),
    robots: records(2, ROBOT, {
      start: starts.flatMap((spot) => [spot, 0]),
      title: ofPlayers('robot'),
    }),
    /** Seven per player: place in the bank of each card, NO_CARD if the slot is empty. */
    hands: records(
      2,
      { stride: HAND_SIZE },
      {
        start: Array.from({ length: 2 * HAND_SIZE }, (_, card) =>
          card < bank.length ? card : NO_CARD,
        ),
        title: ofPlayers('hand'),
      },
    ),
    /** By base and type: number of samples there. Slot slots.bases + base * 8 + type - 1. */
    bases: records(bases.length, { stride: SAMPLE_TYPES }),
    /** One per sample: LYING, aboard() or on a base(). */
    samples: row(samples.length, {
      title: samples.map(({ type }) => nounOf('sample', { type })),
    }),
  }),
)

/** First slots of everything in the state of a run; only the number of the last ones depends on the level. */
export const { slots } = laidOut(blankLevel())

export function layoutOf(level: Level): StateLayout {
  return { ...laidOut(level), turnCount: level.moves.length }
}

/** Start states by all that they depend on: how many cards the first hands have, and how many samples there are. */
const dealt = new Map<number, Int32Array>()

/** The state before the first move; must not be changed. */
export function startOf(level: Level): Int32Array {
  const cards = Math.min(level.bank.length, 2 * HAND_SIZE)
  const key = level.samples.length * (2 * HAND_SIZE + 1) + cards
  const held = dealt.get(key) ?? startState(laidOut(level))
  dealt.set(key, held)
  return held
}

export const LYING = 0

/** A sample's value aboard a player's robot. */
export function aboard(player: number): number {
  return 1 + player
}

/** A sample's value on a base, brought by a player. */
export function onBase(base: number, player: number): number {
  return 3 + base * 2 + player
}

/** The place of a sample, read from its slot. */
export type SampleState =
  | { readonly kind: 'lying' }
  | { readonly kind: 'aboard'; readonly player: number }
  | { readonly kind: 'delivered'; readonly player: number; readonly base: number }

export function sampleState(state: Int32Array, index: number): SampleState {
  const value = state[slots.samples + index]!
  if (value === LYING) return { kind: 'lying' }
  if (value < 3) return { kind: 'aboard', player: value - 1 }
  return { kind: 'delivered', player: (value - 3) & 1, base: (value - 3) >> 1 }
}

export function robotSpot(state: Int32Array, player: number): number {
  return state[slots.robots + player * ROBOT.stride + ROBOT.spot]!
}

/** 0 to 3 for N, E, S, W. */
export function robotWay(state: Int32Array, player: number): number {
  return state[slots.robots + player * ROBOT.stride + ROBOT.way]!
}

/** Place in the bank of the card in a hand's slot 0 to 6; NO_CARD if the slot is empty. */
export function cardAt(state: Int32Array, player: number, slot: number): number {
  return state[slots.hands + player * HAND_SIZE + slot]!
}

/** Number of the letter in a hand's slot; -1 if the slot is empty. */
export function letterAt(level: Level, state: Int32Array, player: number, slot: number): number {
  const index = cardAt(state, player, slot)
  return index < 0 ? -1 : LETTERS.indexOf(level.bank[index]!)
}

/** A player's letters in the order of their cards. */
export function handOf(level: Level, state: Int32Array, player: number): string {
  let hand = ''
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    const index = cardAt(state, player, slot)
    if (index >= 0) hand += level.bank[index]!
  }
  return hand
}

/** Place in the bank of the next letter; the bank's length if it is empty. */
export function bankPosition(level: Level, state: Int32Array): number {
  return Math.min(level.bank.length, 2 * HAND_SIZE + state[slots.drawn]!)
}

/** Types of the samples aboard a robot, in the order of the level's list. */
export function cargoTypes(level: Level, state: Int32Array, player: number): number[] {
  return level.samples
    .filter((_, index) => state[slots.samples + index] === aboard(player))
    .map(({ type }) => type)
}
