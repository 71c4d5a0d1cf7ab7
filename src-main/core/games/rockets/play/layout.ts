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
import type { StateLayout } from '../../../trace/trace'
import { CAT, type Level } from '../model'
import { plainCell } from './ground'

/** Slots of an animal's record. A record with cell 0 is free. */
export const ANIMAL = fields(
  /** Padded cell: (y + 1) * (width + 2) + x + 1. Just off the grid between spawn and move; 0 if there is no animal. */
  'cell',
  /** Direction (0 to 3 for N, E, S, W) + 4 * kind (MOUSE or CAT). */
  'facing',
  /** Number of its birth, plus 1: turn * doors + door + 1. */
  'birth',
)

/** In place of the number of phases made: there are no more steps. */
export const NO_PHASE = -1

/** The name of a player's score in outputs and breakpoints; players from 0. */
export function scoreName(player: number): string {
  return `Player ${player + 1}`
}

const laidOut = remembered(({ rockets, width, height }: Level) =>
  layOut({
    /** The turn of the next step, from 0; the number of its phases made, NO_PHASE after an illegal arrow. */
    clock: ['turn', 'phase'],
    /** One per player. */
    scores: figures(rockets.map((_, player) => scoreName(player))),
    mice: figure('Mice', { isSecondary: true }),
    cats: figure('Cats', { isSecondary: true }),
    /** Number of animal records ever used; all living animals are below. */
    top: slot(),
    /** One per square: 0, or the turn of the arrow there, plus 1. */
    arrows: row(width * height),
    /** At the end of the state. */
    animals: records(0, ANIMAL),
  }),
)

/** First slots of everything in the state of a run. */
export type Slots = ReturnType<typeof laidOut>['slots']

export function slotsOf(level: Level): Slots {
  return laidOut(level).slots
}

export function layoutOf(level: Level): StateLayout {
  return { ...laidOut(level), turnCount: level.turns.length + 1 }
}

/** An animal in the state of a run. */
export interface Animal {
  /** -1 while it is just off the grid. */
  readonly cell: number
  readonly x: number
  readonly y: number
  readonly way: number
  readonly isCat: boolean
  /** Its number over its whole life. */
  readonly birth: number
  readonly door: number
}

/** All animals of a state, by record. */
export function animalsOf(level: Level, state: Int32Array): Animal[] {
  const { top, animals } = slotsOf(level)
  const found: Animal[] = []
  const end = animals + state[top]! * ANIMAL.stride
  for (let slot = animals; slot < end; slot += ANIMAL.stride) {
    const cell = state[slot + ANIMAL.cell] ?? 0
    if (cell === 0) continue
    const stride = level.width + 2
    const x = (cell % stride) - 1
    const y = Math.trunc(cell / stride) - 1
    const isOff = x < 0 || y < 0 || x >= level.width || y >= level.height
    const facing = state[slot + ANIMAL.facing]!
    const birth = state[slot + ANIMAL.birth]! - 1
    found.push({
      cell: isOff ? -1 : plainCell(level, cell),
      x,
      y,
      way: facing & 3,
      isCat: facing >> 2 === CAT,
      birth,
      door: birth % Math.max(1, level.doors.length),
    })
  }
  return found
}
