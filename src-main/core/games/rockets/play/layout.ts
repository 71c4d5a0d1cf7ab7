import type { SlotRange, StateLayout } from '../../../trace/trace'
import { CAT, type Level } from '../model'
import { plainCell } from './ground'

/** Slots of an animal's record. A record whose cell is 0 is free. */
export const ANIMAL_STRIDE = 3
/** Padded cell: (y + 1) * (width + 2) + x + 1. Just off the grid between spawn and move; 0 when there is no animal. */
export const ANIMAL_CELL = 0
/** Way (0 to 3 for N, E, S, W) + 4 * kind (MOUSE or CAT). */
export const ANIMAL_FACING = 1
/** Number of its birth, plus 1: turn * doors + door + 1. */
export const ANIMAL_BIRTH = 2

/** In place of the number of phases made: none comes any more. */
export const NO_PHASE = -1

/** First slots of everything in the state of a run. */
export interface Slots {
  /** The turn of the step to come, from 0. */
  readonly turn: number
  /** How many phases of that turn are made; NO_PHASE once the run has stopped at an arrow that may not be placed. */
  readonly phase: number
  /** One a player. */
  readonly scores: number
  readonly mice: number
  readonly cats: number
  /** Animal records ever used; all live ones are below. */
  readonly top: number
  /** One a square: 0, or the turn whose arrow stands there, plus 1. */
  readonly arrows: number
  /** Records of ANIMAL_STRIDE slots, to the end of the state. */
  readonly animals: number
}

export function slotsOf(level: Level): Slots {
  const scores = 2
  const mice = scores + level.rockets.length
  const arrows = mice + 3
  const animals = arrows + level.width * level.height
  return { turn: 0, phase: 1, scores, mice, cats: mice + 1, top: mice + 2, arrows, animals }
}

export function layoutOf(level: Level): StateLayout {
  const slots = slotsOf(level)
  const players = level.rockets.length
  const range = (name: string, first: number, count: number, stride = 1): SlotRange => ({
    name,
    first,
    count,
    stride,
  })
  return {
    ranges: [
      range('clock', slots.turn, 2),
      range('scores', slots.scores, players),
      range('alive', slots.mice, 2),
      range('top', slots.top, 1),
      range('arrows', slots.arrows, level.width * level.height),
      range('animals', slots.animals, 0, ANIMAL_STRIDE),
    ],
    slotCount: slots.animals,
    figures: [
      ...level.rockets.map((_, player) => ({
        name: `Player ${player + 1}`,
        slot: slots.scores + player,
      })),
      { name: 'Mice', slot: slots.mice, isSecondary: true },
      { name: 'Cats', slot: slots.cats, isSecondary: true },
    ],
    turnCount: level.turns.length + 1,
  }
}

/** An animal as the state of a run holds it. */
export interface Animal {
  /** -1 while it stands just off the grid. */
  readonly cell: number
  readonly x: number
  readonly y: number
  readonly way: number
  readonly isCat: boolean
  /** Its number over its whole life. */
  readonly birth: number
  readonly door: number
}

/** The animal in record `index` of a state; null when the record is free. */
export function animalAt(level: Level, state: Int32Array, index: number): Animal | null {
  const slot = slotsOf(level).animals + index * ANIMAL_STRIDE
  const cell = state[slot + ANIMAL_CELL] ?? 0
  if (cell === 0) return null
  const stride = level.width + 2
  const x = (cell % stride) - 1
  const y = Math.trunc(cell / stride) - 1
  const isOff = x < 0 || y < 0 || x >= level.width || y >= level.height
  const facing = state[slot + ANIMAL_FACING]!
  const birth = state[slot + ANIMAL_BIRTH]! - 1
  return {
    cell: isOff ? -1 : plainCell(level, cell),
    x,
    y,
    way: facing & 3,
    isCat: facing >> 2 === CAT,
    birth,
    door: birth % Math.max(1, level.doors.length),
  }
}

/** All animals of a state, by record. */
export function animalsOf(level: Level, state: Int32Array): Animal[] {
  const top = state[slotsOf(level).top]!
  const animals: Animal[] = []
  for (let index = 0; index < top; index++) {
    const animal = animalAt(level, state, index)
    if (animal) animals.push(animal)
  }
  return animals
}
