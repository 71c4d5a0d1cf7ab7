import type { Grounds } from '../../../game/debugging'
import { sentence } from '../../../game/sentences'
import { cellName } from '../board'
import { groundFor } from '../play/ground'
import { placeOfTurn } from '../model'
import { madeNotes, type MadeNote } from '../play/outcome'
import { moveWords, points } from './unit-words'
import {
  barWords,
  factsOn,
  moveNow,
  moveOf,
  officialWords,
  onPage,
  theUnit,
  wayWords,
  type MoveNow,
  type WordsOf,
} from './words'

const noteWords: Readonly<Record<MadeNote, readonly [words: string, rule: string]>> = {
  plain: ['', 'M3'],
  'start-beside': ['; it left a start beside an enemy that beats it', 'J1'],
  'end-beside': ['; it may end beside an enemy that beats it', 'M5'],
  'beside-to-beside': ['; a single step may lead from one cell beside an enemy to another', 'J9'],
}

/** Moves that are made, with the points that are left (M3, J1, J4, J9, M5). */
export const arrivalEvents: WordsOf<'arrived'> = {
  arrived: {
    sentence(level, { turn, unit, left, note: index, isEndBeside }) {
      const place = placeOfTurn(level, turn)
      const note = madeNotes[index]!
      const [words, noted] = noteWords[note]
      const text = `${moveWords(level, place)} is successful: ${points(left)} left${words}`
      const rule = left === 0 && noted === 'M3' ? 'J4' : noted
      const all = [...arrivalRules(note, left, isEndBeside)]
      const also = all.filter((id) => id !== rule)
      return factsOn(place, text, [rule, ...also], moveOf(level, place).to, unit)
    },
    grounds(level, step) {
      const now = moveNow(level, step)
      return onPage(now, arrivedGrounds(now))
    },
  },
}

/** The rules by which a move is successful with so many points left. */
function* arrivalRules(note: MadeNote, left: number, isEndBeside: boolean): Generator<string> {
  yield 'M3'
  yield 'J7'
  if (left === 0) yield 'J4'
  if (note === 'start-beside' || note === 'beside-to-beside') yield 'J1'
  if (isEndBeside) yield 'M5'
  if (note !== 'plain') yield 'M2'
}

function arrivedGrounds(now: MoveNow): Grounds {
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
