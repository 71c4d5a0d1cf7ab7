import type { Explanation, StepView } from '../../../game/debugging'
import { countOf, sentence } from '../../../game/sentences'
import type { TraceEvent } from '../../../trace/trace'
import { CELLS, cellName } from '../board'
import * as events from '../play/events'
import { describe, unpackStep } from '../play/events'
import { sideCount, terrainAt, type DataSet, type Level } from '../model'
import { refusalReasons } from '../play/outcome'
import { arrivedFacts } from './arrived'
import { refusedFacts } from './refused'
import { whyStop } from './stop'
import {
  barWords,
  groundWords,
  holderWords,
  moveNow,
  theUnit,
  wayWords,
  type MoveNow,
  type Grounds,
} from './words'
import { groundFor } from '../play/ground'
import { costOf, rightRules } from '../play/readings'
import { points } from './unit-words'

/** What made an event happen; see `Debugging`. */
export function whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation {
  if (event.code === events.STOPPED) return whyStop(level)
  const { rule, cells } = describe(level, event)
  const move = moveNow(level, step)
  const grounds = groundsOf(level, move, event)
  const named = grounds.cells.map((cell) => move.page * CELLS + cell)
  return { rule, facts: grounds.facts, cells: [...new Set([...cells, ...named])] }
}

function groundsOf(level: Level, move: MoveNow, event: TraceEvent): Grounds {
  switch (event.code) {
    case events.SET_BEGUN:
      return { facts: begunFacts(level, event), cells: [] }
    case events.ORDERED:
      return { facts: orderedFacts(move, event), cells: [move.move.to] }
    case events.ENTERED:
      return enteredFacts(move, event)
    case events.ARRIVED:
      return arrivedFacts(move)
    case events.BOARD_RESET:
      return {
        facts: [
          'This run sets the board up again before each move; by the official rules the moves of a data set follow each other on one board.',
        ],
        cells: [],
      }
    case events.UNIT_REMOVED:
      return {
        facts: [
          `${sentence(`${theUnit(move.set, event.b)} could not make move ${move.index + 1}`)}`,
          'By the official rules it would stay where it is.',
        ],
        cells: [],
      }
    default:
      return refusedFacts(level, move, refusalReasons[event.code - events.REFUSED]!, event)
  }
}

function begunFacts(level: Level, { a }: TraceEvent): string[] {
  const set = level.sets[a]!
  const sides = `${countOf(sideCount(set, 1), 'unit')} of side 1 and ${sideCount(set, 2)} of side 2`
  const before =
    a === 0
      ? 'It is the first data set.'
      : `The ${countOf(level.sets[a - 1]!.moves.length, 'move')} of game ${a} have been made, and nothing of its board is kept.`
  return [
    `Data set ${a + 1} sets up ${sides}, and ${countOf(set.moves.length, 'move')} to make.`,
    before,
  ]
}

function orderedFacts({ index, set, move, field, rules }: MoveNow, { b }: TraceEvent): string[] {
  const names = `Move ${index + 1} names ${cellName(move.from)} as its start and ${cellName(move.to)} as its end`
  if (b < 0) return [`${names}.`, `No unit stands at ${cellName(move.from)} now.`]
  const end = holderWords(field, move.to)
  const facts = [
    `${names}.`,
    sentence(`${theUnit(set, b)} stands at ${cellName(move.from)} and has ${points(rules.points)}`),
  ]
  facts.push(
    end === ''
      ? `${cellName(move.to)} is ${groundWords(set, move.to)}, and no unit stands there.`
      : sentence(`${end} stands at ${cellName(move.to)}`),
  )
  return facts
}

function enteredFacts(now: MoveNow, { b, c }: TraceEvent): Grounds {
  const { set, move, own, right } = now
  const { cell, cost, left, friend } = unpackStep(c)
  const isUsual = cost === costOf(rightRules, terrainAt(set, cell))
  const taken = isUsual ? '' : `, but this run takes ${cost}`
  const facts = [
    `${cellName(cell)} is ${groundWords(set, cell)}${taken}: ${left + cost} less ${cost} leaves ${left}.`,
  ]
  const way = own.kind === 'made' ? own.way : []
  const at = way.findIndex((step) => step.cell === cell)
  const which = now.rules.best === 'cheapest' ? 'the best way' : 'the way with the fewest cells'
  facts.push(`It is step ${at + 1} of ${way.length} of ${which}: ${wayWords(move.from, way)}.`)
  if (friend >= 0) facts.push(passedWords(set, friend, b))
  facts.push(...besideWords(now, b, cell))
  const isRight = right.kind === 'made' && right.way.some((step) => step.cell === cell)
  if (!isRight) facts.push('By the official rules the move would not lead over this cell.')
  return { facts, cells: way.map((step) => step.cell) }
}

function passedWords(set: DataSet, other: number, unit: number): string {
  const who = `${theUnit(set, other)} stands there`
  return sentence(
    set.units[other]!.side === set.units[unit]!.side
      ? `${who}, and friends are passed freely (M4)`
      : `${who}, and this run lets enemies be passed; by the official rules they are not`,
  )
}

/** Which enemy beside a cell that is entered matters, or why none does (M5). */
function besideWords(now: MoveNow, unit: number, cell: number): string[] {
  const { set, field, move, rules } = now
  const own = groundFor(field, unit, rules).bar[cell]!
  const right = groundFor(field, unit, rightRules).bar[cell]!
  const at = (enemy: number) => `${theUnit(set, enemy)} at ${cellName(field.at[enemy]!)}`
  if (own >= 0) {
    return [
      sentence(
        `${at(own)} is beside the cell, and ${barWords(now, own, unit)}, but the move ends there`,
      ),
    ]
  }
  if (right >= 0 && cell !== move.to) {
    return [
      sentence(
        `${at(right)} is beside the cell, which does not matter in this run; by the official rules the cell is not passed`,
      ),
    ]
  }
  return cell === move.to ? [] : ['No enemy that beats the unit is beside it, so it may be passed.']
}
