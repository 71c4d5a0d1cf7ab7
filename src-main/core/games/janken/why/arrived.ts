import { sentence } from '../../../game/sentences'
import { cellName } from '../board'
import { groundFor } from '../play/ground'
import { barWords, officialWords, theUnit, wayWords, type MoveNow, type Grounds } from './words'

/** Why a move was successful with so many points left (M3, J1, J4, J9, M5). */
export function arrivedFacts(now: MoveNow): Grounds {
  const { set, move, field, rules, own } = now
  if (own.kind === 'refused') throw new Error('a refused move has arrived')
  const { unit, way, cost, left } = own
  const sum = way.map((step) => step.cost).join(' + ')
  const isFewest = rules.best === 'fewest-cells'
  const facts = [
    `${isFewest ? 'The way with the fewest cells' : 'The best way'} is ${wayWords(move.from, way)}.`,
    way.length === 1
      ? `It costs ${cost} of ${rules.points} points, and ${left} are left.`
      : `It costs ${sum} = ${cost} of ${rules.points} points, and ${left} are left.`,
    isFewest ? 'No way that is allowed has fewer cells.' : 'No way that is allowed costs less.',
  ]
  if (left === 0) facts.push('A move may use up all its points (J4).')
  const { bar } = groundFor(field, unit, rules)
  const beside = (cell: number) => {
    const enemy = bar[cell]!
    return `beside ${theUnit(set, enemy)} at ${cellName(field.at[enemy]!)}, and ${barWords(now, enemy, unit)}`
  }
  const cells = way.map((step) => step.cell)
  if (bar[move.from]! >= 0) {
    facts.push(
      `The start ${cellName(move.from)} is ${beside(move.from)}; a start is left, not passed (J1).`,
    )
    cells.push(field.at[bar[move.from]!]!)
  }
  if (bar[move.to]! >= 0) {
    const single = bar[move.from]! >= 0 && way.length === 1
    const why = single ? 'a single step passes nothing (J9)' : 'ending beside it is allowed (M5)'
    facts.push(sentence(`the end ${cellName(move.to)} is ${beside(move.to)}; ${why}`))
    cells.push(field.at[bar[move.to]!]!)
  }
  return { facts: [...facts, ...officialWords(now)], cells }
}
