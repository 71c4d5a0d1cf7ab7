import { sentence } from '../../../game/sentences'
import { cellName } from '../board'
import { groundFor } from '../play/ground'
import { placeOfTurn, terrainAt, type DataSet } from '../model'
import { costOf, rightRules } from '../play/readings'
import { points, unitWords } from './unit-words'
import {
  barWords,
  factsOn,
  groundWords,
  moveNow,
  onPage,
  theUnit,
  wayWords,
  type MoveNow,
  type WordsOf,
} from './words'

/** Cells that a unit enters on its way, and the friends that it passes there (M1, M4). */
export const enteredEvents: WordsOf<'entered'> = {
  entered: {
    sentence(level, { turn, unit, cell, cost, left, friend }) {
      const place = placeOfTurn(level, turn)
      const set = level.sets[place.page]!
      const text = `The ${unitWords(set, unit)} enters ${cellName(cell)} for ${points(cost)}, ${left} left`
      if (friend < 0) return factsOn(place, text, 'M1', cell, unit)
      const passed = `${text}, through the ${unitWords(set, friend)}`
      return factsOn(place, passed, ['M4', 'M1'], cell, unit)
    },
    grounds(level, step, { unit, cell, cost, left, friend }) {
      const now = moveNow(level, step)
      const { set, move, own, right } = now
      const isUsual = cost === costOf(rightRules, terrainAt(set, cell))
      const taken = isUsual ? '' : `, but this run takes ${cost}`
      const facts = [
        `${cellName(cell)} is ${groundWords(set, cell)}${taken}: ${left + cost} less ${cost} leaves ${left}.`,
      ]
      const way = own.kind === 'made' ? own.way : []
      const at = way.findIndex((one) => one.cell === cell)
      const which = now.rules.best === 'cheapest' ? 'the best way' : 'the way with the fewest cells'
      facts.push(`It is step ${at + 1} of ${way.length} of ${which}: ${wayWords(move.from, way)}.`)
      if (friend >= 0) facts.push(passedWords(set, friend, unit))
      facts.push(...besideWords(now, unit, cell))
      const isRight = right.kind === 'made' && right.way.some((one) => one.cell === cell)
      if (!isRight) facts.push('By the official rules the move would not lead over this cell.')
      return onPage(now, { facts, cells: way.map((one) => one.cell) })
    },
  },
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
