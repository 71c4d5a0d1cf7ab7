import type { StepView } from '../../../game/debugging'
import type { EventWords } from '../../../game/event-words'
import { capital, countOf, listOf } from '../../../game/sentences'
import { ways } from '../../../kernel/grid'
import type { events } from '../play/events'
import { animalsOf, slotsOf, type Animal } from '../play/layout'
import { cellAt, playerOfTurn, type Level } from '../model'
import { isCatBorn, rulesOf, type Rules } from '../play/readings'

/** What is said of some kinds of event. */
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

/** A square as words say it: (x,y). */
export function at(level: Level, cell: number): string {
  return `(${cell % level.width},${Math.trunc(cell / level.width)})`
}

/** "cat". */
export function kindName(isCat: boolean): string {
  return isCat ? 'cat' : 'mouse'
}

/** The door of an animal, from 1. */
export function doorOf(level: Level, birth: number): number {
  return (birth % Math.max(1, level.doors.length)) + 1
}

/** "Mouse 3 of door 1", by the kind that it is in the run at hand. */
export function animalName(level: Level, birth: number, isCat: boolean): string {
  const number = Math.trunc(birth / Math.max(1, level.doors.length)) + 1
  return `${capital(kindName(isCat))} ${number} of door ${doorOf(level, birth)}`
}

export function nameOf(level: Level, { birth, isCat }: Animal): string {
  return animalName(level, birth, isCat)
}

/** An animal of a state by its number; null when it is not alive. */
export function animalOf(level: Level, state: Int32Array, birth: number): Animal | null {
  return animalsOf(level, state).find((animal) => animal.birth === birth) ?? null
}

/** Animals on a square. */
export function animalsAt(level: Level, state: Int32Array, cell: number): Animal[] {
  return animalsOf(level, state).filter((animal) => animal.cell === cell)
}

/** The square that an animal came from while it still faces the way of its move; -1 when it came through its door. */
export function cameFrom(level: Level, { x, y, way }: Animal): number {
  return cellAt(level, x - stepX[way]!, y - stepY[way]!)
}

/** The square that an animal faces; -1 when that is the wall. */
export function aheadOf(level: Level, { x, y }: Animal, way: number): number {
  return cellAt(level, x + stepX[way]!, y + stepY[way]!)
}

/** "Cat 10 of door 1 moved from (1,2) to (2,2)"; while the animal still faces the way of its move. */
export function moveWords(level: Level, animal: Animal): string {
  const from = cameFrom(level, animal)
  const to = at(level, animal.cell)
  const name = nameOf(level, animal)
  return from < 0 ? `${name} came in onto ${to}` : `${name} moved from ${at(level, from)} to ${to}`
}

/** Whether a birth gives a cat by the official rules. */
export function isCatByRight(level: Level, birth: number): boolean {
  return isCatBorn(rulesOf(), Math.trunc(birth / Math.max(1, level.doors.length)), birth)
}

/** The turn whose arrow stands on a square, -1 when there is none. */
export function arrowOn(level: Level, state: Int32Array, cell: number): number {
  return state[slotsOf(level).arrows + cell]! - 1
}

/** Turns whose arrows stand on the board, of one player, the newest first. */
export function arrowsOf(level: Level, state: Int32Array, player: number): number[] {
  const { arrows, animals } = slotsOf(level)
  const turns: number[] = []
  for (let slot = arrows; slot < animals; slot++) {
    const turn = state[slot]! - 1
    if (turn >= 0 && playerOfTurn(level, turn) === player) turns.push(turn)
  }
  return turns.sort((a, b) => b - a)
}

/** "the one from turn 3 at (2,2)". */
export function arrowWords(level: Level, turn: number): string {
  const { x, y } = level.turns[turn]!
  return `the one from turn ${turn + 1} at (${x},${y})`
}

/** "E", for 1. */
export function wayName(way: number): string {
  return ways[way]!
}

/** "1 mouse", "2 mice and 1 cat". */
export function kindsWords(animals: readonly Animal[]): string {
  const cats = animals.filter(({ isCat }) => isCat).length
  const mice = animals.length - cats
  const words: string[] = []
  if (mice > 0) words.push(countOf(mice, 'mouse', 'mice'))
  if (cats > 0) words.push(countOf(cats, 'cat'))
  return listOf(words)
}
