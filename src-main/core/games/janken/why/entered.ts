import { cellName } from '../board'
import { groundFor } from '../play/ground'
import { placeOfTurn, terrainAt } from '../model'
import { costOf, rightRules } from '../play/readings'
import { kindOf } from './unit-words'
import {
  barOf,
  factsOn,
  groundOf,
  moveNow,
  onPage,
  wayWords,
  type MoveNow,
  type Said,
  type WordsOf,
} from './words'

/** Cells that a unit enters on its way, and the friends that it passes there (M1, M4). */
export function enteredEventsIn(words: Said): WordsOf<'entered'> {
  const { sentences, why } = words.janken
  return {
    entered: {
      sentence(level, { turn, unit, cell, cost, left, friend }) {
        const place = placeOfTurn(level, turn)
        const set = level.sets[place.page]!
        const given = { ...kindOf(set, unit), cell: cellName(cell), cost, left }
        if (friend < 0) return factsOn(place, sentences.entered(given), 'M1', cell, unit)
        const { type, side } = set.units[friend]!
        const text = sentences.enteredThrough({ ...given, friend: type, friendSide: side })
        return factsOn(place, text, ['M4', 'M1'], cell, unit)
      },
      grounds(level, step, { unit, cell, cost, left, friend }) {
        const now = moveNow(level, step)
        const { set, move, own, right } = now
        const isUsual = cost === costOf(rightRules, terrainAt(set, cell))
        const paid = { ...groundOf(set, cell), before: left + cost, paid: cost, left }
        const way = own.kind === 'made' ? own.way : []
        const at = way.findIndex((one) => one.cell === cell)
        const named = { step: at + 1, count: way.length, way: wayWords(words, move.from, way) }
        const facts = [
          isUsual ? why.groundPaid(paid) : why.groundPaidOtherwise(paid),
          now.rules.best === 'cheapest' ? why.stepOfBest(named) : why.stepOfFewest(named),
        ]
        if (friend >= 0) {
          const isFriend = set.units[friend]!.side === set.units[unit]!.side
          facts.push((isFriend ? why.passesFriend : why.passesEnemy)(kindOf(set, friend)))
        }
        facts.push(...besideWords(words, now, unit, cell))
        const isRight = right.kind === 'made' && right.way.some((one) => one.cell === cell)
        if (!isRight) facts.push(why.notOverThis)
        return onPage(now, { facts, cells: way.map((one) => one.cell) })
      },
    },
  }
}

/** Which enemy beside an entered cell matters, or why none does (M5). */
function besideWords(
  { janken: { why } }: Said,
  now: MoveNow,
  unit: number,
  cell: number,
): string[] {
  const { field, move, rules } = now
  const own = groundFor(field, unit, rules).bar[cell]!
  const right = groundFor(field, unit, rightRules).bar[cell]!
  if (own >= 0) return [why.besideButEnds(barOf(now, own, unit))]
  if (cell === move.to) return []
  return [right >= 0 ? why.besideNotMinded(barOf(now, right, unit)) : why.nobodyBeside]
}
