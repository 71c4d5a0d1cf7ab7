import type { Grounds } from '../../../game/debugging'
import { cellName } from '../board'
import { groundFor } from '../play/ground'
import { placeOfTurn } from '../model'
import { madeNotes, type MadeNote } from '../play/outcome'
import { namedMove } from './unit-words'
import {
  barOf,
  factsOn,
  moveNow,
  moveOf,
  officialWords,
  onPage,
  wayWords,
  type MoveNow,
  type Said,
  type WordsOf,
} from './words'

const noteRules: Readonly<Record<MadeNote, string>> = {
  plain: 'M3',
  'start-beside': 'J1',
  'end-beside': 'M5',
  'beside-to-beside': 'J9',
}

/** Moves that are made, with the points left (M3, J1, J4, J9, M5). */
export function arrivedEventsIn(words: Said): WordsOf<'arrived'> {
  return {
    arrived: {
      sentence(level, { turn, unit, left, note: index, isEndBeside }) {
        const place = placeOfTurn(level, turn)
        const note = madeNotes[index]!
        const text = words.janken.sentences.arrived[note]({ ...namedMove(level, place), left })
        const noted = noteRules[note]
        const rule = left === 0 && noted === 'M3' ? 'J4' : noted
        const all = [...arrivalRules(note, left, isEndBeside)]
        const also = all.filter((id) => id !== rule)
        return factsOn(place, text, [rule, ...also], moveOf(level, place).to, unit)
      },
      grounds(level, step) {
        const now = moveNow(level, step)
        return onPage(now, arrivedGrounds(words, now))
      },
    },
  }
}

/** The rules by which a move is successful with these points left. */
function* arrivalRules(note: MadeNote, left: number, isEndBeside: boolean): Generator<string> {
  yield 'M3'
  yield 'J7'
  if (left === 0) yield 'J4'
  if (note === 'start-beside' || note === 'beside-to-beside') yield 'J1'
  if (isEndBeside) yield 'M5'
  if (note !== 'plain') yield 'M2'
}

function arrivedGrounds(words: Said, now: MoveNow): Grounds {
  const { move, field, rules, own } = now
  if (own.kind === 'refused') throw new Error('a refused move has arrived')
  const { why } = words.janken
  const { unit, way, cost, left } = own
  const isFewest = rules.best === 'fewest-cells'
  const named = { way: wayWords(words, move.from, way) }
  const paid = { cost, left, points: rules.points }
  const facts = [
    isFewest ? why.fewest(named) : why.best(named),
    way.length === 1 ? why.costs(paid) : why.adds({ ...paid, sum: sumOf(way) }),
    isFewest ? why.noneShorter : why.noneCheaper,
  ]
  if (left === 0) facts.push(why.allPoints)
  const { bar } = groundFor(field, unit, rules)
  const beside = (cell: number) => ({
    cell: cellName(cell),
    ...barOf(now, bar[cell]!, unit),
  })
  const cells = way.map((step) => step.cell)
  if (bar[move.from]! >= 0) {
    facts.push(why.startBeside(beside(move.from)))
    cells.push(field.at[bar[move.from]!]!)
  }
  if (bar[move.to]! >= 0) {
    const isSingle = bar[move.from]! >= 0 && way.length === 1
    facts.push((isSingle ? why.endBesideOneStep : why.endBeside)(beside(move.to)))
    cells.push(field.at[bar[move.to]!]!)
  }
  return { facts: [...facts, ...officialWords(words, now)], cells }
}

/** "1 + 3": the costs of the steps of a way. */
export function sumOf(way: readonly { readonly cost: number }[]): string {
  return way.map(({ cost }) => cost).join(' + ')
}
