import type { EventWords } from '../../../game/event-words'
import { ways } from '../../../kernel/grid'
import type { Words } from '../../../words'
import { indexOf, kindLetters, kindOf, neighbour, numberOf, RIVER, wayOf } from '../cells'
import type { events } from '../play/events'
import { momentOf, type Moment } from '../play/layout'
import { at, type Level } from '../model'
import { wayOfLetter } from '../moves'
import { whatIs } from './cell-names'

/** The words for sentences of the game. */
export type Said = Pick<Words, 'common' | 'game' | 'labyrinth'>

/** The words for some kinds of events. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** The current move of a state, or the one that has just ended. */
export interface MoveNow extends Moment {
  /** 0 to 3 for N, E, S, W; -1 before the first move of a walk. */
  readonly way: number
  /** The target cell of the move from its starting cell; -1 off the map. */
  readonly target: number
}

/** The current move of a state. */
export function moveNow(level: Level, state: Int32Array): MoveNow {
  const moment = momentOf(state)
  const letter = level.walks[moment.walk]?.moves.charCodeAt(moment.move - 1) ?? NaN
  const way = moment.move < 1 || Number.isNaN(letter) ? -1 : wayOfLetter[letter]!
  const target = way < 0 ? -1 : neighbour(level.rows, level.cols, moment.from, way)
  return { ...moment, way, target }
}

/** A move in the form used by messages: "Move 3 of walk 1 is E, from (2,3) towards (2,4)". */
export function moveOf(level: Level, { walk, move, from, way, target }: MoveNow) {
  return {
    move,
    walk: walk + 1,
    letter: level.walks[walk]?.moves[move - 1] ?? '',
    from: at(level, from),
    isBorder: target < 0,
    way: ways[way]!,
    to: target < 0 ? '' : at(level, target),
  }
}

/** The sentence about the current move of a state. */
export function moveFact({ labyrinth: { why } }: Said, level: Level, move: MoveNow): string {
  return why.move(moveOf(level, move))
}

/** A cell in the form used by messages: its place and kind. */
export function cellOf(words: Said, level: Level, cell: number) {
  return { cell: at(level, cell), what: whatIs(words, level.cells[cell] ?? 0) }
}

/** "(2,4) is river 1 flowing south." */
export function isFact(words: Said, level: Level, cell: number): string {
  return words.labyrinth.why.is(cellOf(words, level, cell))
}

/** A cave in the form used by messages: its number in its chain, and its place. */
export function caveOf(level: Level, cell: number) {
  const value = level.cells[cell] ?? 0
  return { index: indexOf(value), chain: numberOf(value), cell: at(level, cell) }
}

/** The letter of a cell's kind, as in the map and in the answer. */
export function letterAt(level: Level, cell: number): string {
  return kindLetters[kindOf(level.cells[cell] ?? 0)]!
}

/** The cell that a river cell flows into; -1 for other cells and if the arrow leads off the map. */
export function flowsInto(level: Level, cell: number): number {
  const value = level.cells[cell] ?? 0
  if (kindOf(value) !== RIVER) return -1
  return neighbour(level.rows, level.cols, cell, wayOf(value))
}
