import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf, type Deciding, type EventWords } from '../../../game/event-words'
import type { EventFacts } from '../../../game/module'
import { listOf } from '../../../game/sentences'
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
import { terrainNames, unitWords } from './unit-words'

/** What is said of some kinds of event. */
export type WordsOf<Name extends keyof typeof events.rows> = Pick<
  EventWords<Level, typeof events.rows>,
  Name
>

/** The move of a place in a document. */
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

/** What a board's own numbers of cells were named for, with their numbers through all boards. */
export function onPage({ page }: MoveNow, { facts, cells = [] }: Grounds): Grounds {
  return { facts, cells: cells.map((cell) => page * CELLS + cell) }
}

/** A move of a run with the board that it was ordered on. */
export interface MoveNow {
  readonly page: number
  /** Index of the move in its data set. */
  readonly index: number
  readonly set: DataSet
  readonly move: Move
  /** The board before the move: the unit under way stands at the start. */
  readonly field: Field
  /** The rules by which the run was made. */
  readonly rules: Rules
  /** What becomes of the move by them. */
  readonly own: MoveOutcome
  /** What becomes of it by the official rules. */
  readonly right: MoveOutcome
}

/** The move that the turn of a step plays, from the state before a step of that turn. */
export function moveNow(level: Level, { before, turn, reading }: StepView): MoveNow {
  const rules = rulesOf(reading ?? undefined)
  const { page, index } = placeOfTurn(level, turn)
  const set = level.sets[page]!
  const move = set.moves[index]!
  const run = fieldOf(level, before)
  // Where moves do not stick, each begins on the board of its data set.
  const isOn = run.page === page && rules.doMovesStick
  const at = Array.from(isOn ? run.at : set.units.map(({ cell }) => cell), (cell, unit) =>
    isOn && unit === run.mover ? move.from : cell,
  )
  const field = { set, at }
  const right = explainMove(field, move)
  const own = reading === null ? right : explainMove(field, move, rules)
  return { page, index, set, move, field, rules, own, right }
}

/** "the mage of side 1". */
export function theUnit(set: DataSet, unit: number): string {
  return `the ${unitWords(set, unit)}`
}

/** "hills, which cost 3". */
export function groundWords(set: DataSet, cell: number): string {
  const terrain = terrainAt(set, cell)
  const cost = costOf(rightRules, terrain)
  if (cost === 0) return terrainNames[terrain]
  return `${terrainNames[terrain]}, which ${terrain === 'F' ? 'costs' : 'cost'} ${cost}`
}

/** "D5, E5 for 1, E6 for 3". */
export function wayWords(start: number, way: readonly WayStep[]): string {
  return [cellName(start), ...way.map(({ cell, cost }) => `${cellName(cell)} for ${cost}`)].join(
    ', ',
  )
}

const typePlurals = { G: 'guardians', M: 'mages', S: 'swordsmen' } as const

/** "swordsmen beat mages", of an enemy that beats a unit. */
export function beatsWords(set: DataSet, enemy: number, unit: number): string {
  return `${typePlurals[set.units[enemy]!.type]} beat ${typePlurals[set.units[unit]!.type]}`
}

/** Who stands on a cell, in words; empty when it is free. */
export function holderWords({ set, at }: Field, cell: number): string {
  const units = set.units.map((_, unit) => unit).filter((unit) => at[unit] === cell)
  return listOf(units.map((unit) => theUnit(set, unit)))
}

/** What holds by the official rules where the run differs; one sentence or none. */
export function officialWords({ move, own, right }: MoveNow): string[] {
  if (right.kind === 'refused') {
    if (own.kind === 'refused' && own.refusal.reason === right.refusal.reason) return []
    return own.kind === 'made'
      ? ['By the official rules this move would be refused; this run follows a misreading.']
      : ['By the official rules the move would be refused for another reason.']
  }
  const way = `${wayWords(move.from, right.way)}, and ${right.left} would be left`
  if (own.kind === 'refused') return [`By the official rules the move would be made: ${way}.`]
  const isSame =
    own.left === right.left &&
    own.cost === right.cost &&
    own.way.length === right.way.length &&
    own.way.every(({ cell }, at) => cell === right.way[at]!.cell)
  return isSame ? [] : [`By the official rules the best way is ${way}.`]
}

/** Why an enemy beside a cell matters, by the rules of the run: "guardians beat swordsmen". */
export function barWords({ rules, set }: MoveNow, enemy: number, unit: number): string {
  return rules.barredBy === 'any' ? 'in this run every enemy counts' : beatsWords(set, enemy, unit)
}
