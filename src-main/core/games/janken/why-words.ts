import { listOf } from '../../game/sentences'
import { cellName } from './board'
import { explainMove, type MoveOutcome } from './explain'
import type { Field } from './field'
import { fieldOf } from './layout'
import { placeOfTurn, terrainAt, type DataSet, type Level, type Move } from './model'
import { costOf, rightRules } from './readings'
import type { WayStep } from './search'
import { terrainNames, unitWords } from './words'

/** What a kind of event rests on: sentences, and cells of its own board that they name. */
export interface Grounds {
  readonly facts: readonly string[]
  readonly cells: readonly number[]
}

/** A move of a run with the board that it was ordered on. */
export interface MoveNow {
  readonly page: number
  /** Index of the move in its data set. */
  readonly index: number
  readonly set: DataSet
  readonly move: Move
  /** The board before the move: whoever is under way stands at the start. */
  readonly field: Field
  /** What becomes of the move by the right rules. */
  readonly right: MoveOutcome
}

/** The move that a turn plays, from any state of that turn before its end. */
export function moveNow(level: Level, before: Int32Array, turn: number): MoveNow {
  const { page, index } = placeOfTurn(level, turn)
  const set = level.sets[page]!
  const move = set.moves[index]!
  const run = fieldOf(level, before)
  const isOn = run.page === page
  const at = Array.from(isOn ? run.at : set.units.map(({ cell }) => cell), (cell, unit) =>
    isOn && unit === run.mover ? move.from : cell,
  )
  const field = { set, at }
  return { page, index, set, move, field, right: explainMove(field, move) }
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

/** Who stands on a cell, in words; empty when nobody does. */
export function holderWords({ set, at }: Field, cell: number): string {
  const units = set.units.map((_, unit) => unit).filter((unit) => at[unit] === cell)
  return listOf(units.map((unit) => theUnit(set, unit)))
}
