import type { StepView } from '../../../game/debugging'
import type { EventWords } from '../../../game/event-words'
import { ways } from '../../../kernel/grid'
import { listIn, type Words } from '../../../words'
import type { events } from '../play/events'
import { animalsOf, slotsOf, type Animal } from '../play/layout'
import { cellAt, playerOfTurn, type Level } from '../model'
import { isCatBorn, rulesOf, type Rules } from '../play/readings'

/** The words for sentences of the game. */
export type Said = Pick<Words, 'common' | 'game' | 'rockets'>

/** The words for some kinds of events. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

const stepX = [0, 1, 0, -1]
const stepY = [-1, 0, 1, 0]

/** The rules by which the run of a step was made. */
export function rulesOfStep({ reading }: StepView): Rules {
  return rulesOf(reading ?? undefined)
}

/** A square in words: (x,y). */
export function at(level: Level, cell: number): string {
  return `(${cell % level.width},${Math.trunc(cell / level.width)})`
}

/** The door of an animal, from 1. */
export function doorOf(level: Level, birth: number): number {
  return (birth % Math.max(1, level.doors.length)) + 1
}

/** An animal's name in messages: its kind in the current run, its number at its door, the door. */
export interface Who {
  readonly isCat: boolean
  readonly number: number
  readonly door: number
}

export function whoIs(level: Level, { birth, isCat }: Pick<Animal, 'birth' | 'isCat'>): Who {
  const number = Math.trunc(birth / Math.max(1, level.doors.length)) + 1
  return { isCat, number, door: doorOf(level, birth) }
}

/** An animal of a state by its number; null if it is not alive. */
export function animalOf(level: Level, state: Int32Array, birth: number): Animal | null {
  return animalsOf(level, state).find((animal) => animal.birth === birth) ?? null
}

/** Animals on a square. */
export function animalsAt(level: Level, state: Int32Array, cell: number): Animal[] {
  return animalsOf(level, state).filter((animal) => animal.cell === cell)
}

/** Numbers of mice and cats among some animals. */
export function kindsOf(animals: readonly Animal[]): {
  readonly mice: number
  readonly cats: number
} {
  const cats = animals.filter(({ isCat }) => isCat).length
  return { mice: animals.length - cats, cats }
}

/**
 * The square that an animal came from, while it still faces the direction of its move; -1 if it came through its door.
 */
export function cameFrom(level: Level, { x, y, way }: Animal): number {
  return cellAt(level, x - stepX[way]!, y - stepY[way]!)
}

/** The square that an animal faces; -1 if that is a wall. */
export function aheadOf(level: Level, { x, y }: Animal, way: number): number {
  return cellAt(level, x + stepX[way]!, y + stepY[way]!)
}

/** The words for a move of an animal that came from a square, or through its door. */
interface MoveWords<Given> {
  moved(this: void, given: Given & Who & { readonly from: string; readonly to: string }): string
  cameIn(this: void, given: Given & Who & { readonly to: string }): string
}

/** "Cat 10 of door 1 moved from (1,2) to (2,2)."; only while the animal still faces the direction of its move. */
export function moveWords<Given>(
  level: Level,
  animal: Animal,
  said: MoveWords<Given>,
  given: Given,
): string {
  const from = cameFrom(level, animal)
  const named = { ...given, ...whoIs(level, animal), to: at(level, animal.cell) }
  return from < 0 ? said.cameIn(named) : said.moved({ ...named, from: at(level, from) })
}

/** Whether a birth is a cat under the official rules. */
export function isCatByRight(level: Level, birth: number): boolean {
  return isCatBorn(rulesOf(), Math.trunc(birth / Math.max(1, level.doors.length)), birth)
}

/** The turn of the arrow on a square, -1 if there is none. */
export function arrowOn(level: Level, state: Int32Array, cell: number): number {
  return state[slotsOf(level).arrows + cell]! - 1
}

/** Turns of a player's arrows on the board, the newest first. */
export function arrowsOf(level: Level, state: Int32Array, player: number): number[] {
  const { arrows, animals } = slotsOf(level)
  const turns: number[] = []
  for (let slot = arrows; slot < animals; slot++) {
    const turn = state[slot]! - 1
    if (turn >= 0 && playerOfTurn(level, turn) === player) turns.push(turn)
  }
  return turns.sort((a, b) => b - a)
}

/** "the one from turn 3 at (2,2) and the one from turn 1 at (4,2)". */
export function arrowWords(words: Said, level: Level, turns: readonly number[]): string {
  const arrows = turns.map((turn) => {
    const { x, y } = level.turns[turn]!
    return words.rockets.why.arrow({ turn: turn + 1, x, y })
  })
  return listIn(words, arrows)
}

/** "E", for 1. */
export function wayName(way: number): string {
  return ways[way]!
}
