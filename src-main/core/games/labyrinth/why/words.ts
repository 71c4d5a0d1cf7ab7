import type { EventWords } from '../../../game/event-words'
import { CAVE, cellName, ESTUARY, indexOf, ISLAND, kindOf, neighbour, RIVER, wayOf } from '../cells'
import type { events } from '../play/events'
import { momentOf, type Moment } from '../play/layout'
import { at, type Level } from '../model'
import { wayNames, wayOfLetter } from '../moves'

/** What is said of some kinds of event. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** "Walk 1". */
export function walkName(walk: number): string {
  return `Walk ${walk + 1}`
}

/** The move that a state is in or has just ended. */
export interface MoveNow extends Moment {
  /** 0 to 3 for N, E, S, W; -1 before the first move of a walk. */
  readonly way: number
  /** The cell that the move leads to from where it began; -1 off the map. */
  readonly target: number
}

/** What a state says of the move under way. */
export function moveNow(level: Level, state: Int32Array): MoveNow {
  const moment = momentOf(state)
  const letter = level.walks[moment.walk]?.moves.charCodeAt(moment.move - 1) ?? NaN
  const way = moment.move < 1 || Number.isNaN(letter) ? -1 : wayOfLetter[letter]!
  const target = way < 0 ? -1 : neighbour(level.rows, level.cols, moment.from, way)
  return { ...moment, way, target }
}

/** "Move 3 of walk 1 is E, from (2,3) towards (2,4)". */
export function moveWords(level: Level, { walk, move, from, way, target }: MoveNow): string {
  const letter = level.walks[walk]?.moves[move - 1] ?? ''
  const to = target < 0 ? `the ${wayNames[way]!} border` : at(level, target)
  return `Move ${move} of walk ${walk + 1} is ${letter}, from ${at(level, from)} towards ${to}`
}

/** "an island", "river 1 flowing south", "the estuary of river 2". */
export function kindWords(level: Level, cell: number): string {
  const value = level.cells[cell] ?? 0
  const name = cellName(value)
  const kind = kindOf(value)
  if (kind === RIVER || kind === CAVE) return name
  if (kind === ESTUARY) return `the ${name}`
  return `${kind === ISLAND ? 'an' : 'a'} ${name}`
}

/** "(2,4) is river 1 flowing south". */
export function isWords(level: Level, cell: number): string {
  return `${at(level, cell)} is ${kindWords(level, cell)}`
}

/** "cave 1 at (2,4)". */
export function caveWords(level: Level, cell: number): string {
  return `cave ${indexOf(level.cells[cell] ?? 0)} at ${at(level, cell)}`
}

/** The cell that a river cell flows into; -1 for other cells and where the arrow leads off the map. */
export function flowsInto(level: Level, cell: number): number {
  const value = level.cells[cell] ?? 0
  if (kindOf(value) !== RIVER) return -1
  return neighbour(level.rows, level.cols, cell, wayOf(value))
}
