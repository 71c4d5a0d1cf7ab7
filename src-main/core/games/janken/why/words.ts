import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf, type EventWords } from '../../../game/event-words'
import type { Deciding, EventFacts } from '../../../game/module'
import type { Words } from '../../../words'
import { CELLS, cellName } from '../board'
import { entityOf } from '../play/entities'
import type { events } from '../play/events'
import { explainMove, type MoveOutcome } from '../play/explain'
import type { Field } from '../play/field'
import { fieldOf } from '../play/layout'
import {
  placeOfTurn,
  terrainAt,
  type DataSet,
  type Level,
  type Move,
  type TurnPlace,
} from '../model'
import { costOf, rightRules, rulesOf, type Rules } from '../play/readings'
import type { WayStep } from '../play/search'

/** The words of this game. */
export type Said = Pick<Words, 'common' | 'janken'>

/** The words for some kinds of events. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** The move at a place in a document. */
export function moveOf(level: Level, { page, index }: TurnPlace): Move {
  return level.sets[page]!.moves[index]!
}

/** An event in words, about a cell of a board and a unit of its data set, -1 for none. */
export function factsOn(
  { page }: TurnPlace,
  text: string,
  rules: Deciding,
  cell: number,
  unit = -1,
): EventFacts {
  return factsOf(text, rules, [page * CELLS + cell], entityOf(page, unit))
}

/** Converts the cell numbers of one board to numbers through all boards. */
export function onPage({ page }: MoveNow, { facts, cells = [] }: Grounds): Grounds {
  return { facts, cells: cells.map((cell) => page * CELLS + cell) }
}

/** A move of a run with the board on which it was ordered. */
export interface MoveNow {
  readonly page: number
  /** Index of the move in its data set. */
  readonly index: number
  readonly set: DataSet
  readonly move: Move
  /** The board before the move: the moving unit is at its start. */
  readonly field: Field
  /** The rules by which the run was made. */
  readonly rules: Rules
  /** The result of the move under them. */
  readonly own: MoveOutcome
  /** The result under the official rules. */
  readonly right: MoveOutcome
}

/** The move of a step's turn, from the state before a step of that turn. */
export function moveNow(level: Level, { before, turn, reading }: StepView): MoveNow {
  const rules = rulesOf(reading ?? undefined)
  const { page, index } = placeOfTurn(level, turn)
  const set = level.sets[page]!
  const move = set.moves[index]!
  const run = fieldOf(level, before)
  // If moves do not change the board, each begins on the board of its data set.
  const isOn = run.page === page && rules.doMovesStick
  const at = Array.from(isOn ? run.at : set.units.map(({ cell }) => cell), (cell, unit) =>
    isOn && unit === run.mover ? move.from : cell,
  )
  const field = { set, at }
  const right = explainMove(field, move)
  const own = reading === null ? right : explainMove(field, move, rules)
  return { page, index, set, move, field, rules, own, right }
}

/** A cell with its terrain and its cost under the official rules. */
export function groundOf(set: DataSet, cell: number) {
  const terrain = terrainAt(set, cell)
  return { cell: cellName(cell), terrain, cost: costOf(rightRules, terrain) }
}

/** "D5, E5 for 1, E6 for 3". */
export function wayWords(
  { janken: { why } }: Said,
  start: number,
  way: readonly WayStep[],
): string {
  const steps = way.map(({ cell, cost }) => why.step({ cell: cellName(cell), cost }))
  return [cellName(start), ...steps].join(', ')
}

/** Indices of the units on a cell. */
export function holdersOf({ set, at }: Field, cell: number): number[] {
  return set.units.flatMap((_, unit) => (at[unit] === cell ? [unit] : []))
}

/** The difference under the official rules, if the run differs; one sentence or none. */
export function officialWords(words: Said, { move, own, right }: MoveNow): string[] {
  const { why } = words.janken
  if (right.kind === 'refused') {
    if (own.kind === 'refused' && own.refusal.reason === right.refusal.reason) return []
    return [own.kind === 'made' ? why.wouldBeRefused : why.otherRefusal]
  }
  const given = { way: wayWords(words, move.from, right.way), left: right.left }
  if (own.kind === 'refused') return [why.wouldBeMade(given)]
  const isSame =
    own.left === right.left &&
    own.cost === right.cost &&
    own.way.length === right.way.length &&
    own.way.every(({ cell }, at) => cell === right.way[at]!.cell)
  return isSame ? [] : [why.otherWay(given)]
}

/** An enemy beside a cell and why it matters under the rules of the run: who it is, where it is, whom it beats. */
export function barOf({ rules, set, field }: MoveNow, by: number, unit: number) {
  const { type, side } = set.units[by]!
  return {
    enemy: type,
    side,
    at: cellName(field.at[by]!),
    isAny: rules.barredBy === 'any',
    unit: set.units[unit]!.type,
  }
}
