import { wordsOf } from '../../../game/event-words'
import { countOf, sentence } from '../../../game/sentences'
import { cellName } from '../board'
import { events } from '../play/events'
import { firstTurnOf, placeOfTurn, sideCount, type Level } from '../model'
import { arrivalEvents } from './arrived'
import { enteredEvents } from './entered'
import { refusedEvents } from './refused'
import { describeStop, whyStop } from './stop'
import { points, unitWords } from './unit-words'
import {
  factsOn,
  groundWords,
  holderWords,
  moveNow,
  moveOf,
  onPage,
  theUnit,
  type MoveNow,
} from './words'

/** Every event in words, and what made it happen; games, sides and moves are said from 1. */
export const { describe, whyEvent } = wordsOf<Level, typeof events.rows>(events, {
  ...enteredEvents,
  ...arrivalEvents,
  ...refusedEvents,
  'set-begun': {
    sentence(level, { page, units }) {
      const place = placeOfTurn(level, firstTurnOf(level, page))
      const count = units === 1 ? '1 unit' : `${units} units`
      const text = `Game ${page + 1} begins with ${count} on the board`
      return factsOn(place, text, 'M6', moveOf(level, place).from)
    },
    grounds: (level, _, { page }) => ({ facts: begunFacts(level, page) }),
  },
  ordered: {
    sentence(level, { turn, unit }) {
      const place = placeOfTurn(level, turn)
      const { from, to } = moveOf(level, place)
      const move = `Move ${place.index + 1}`
      if (unit < 0) {
        const text = `${move} is from ${cellName(from)}, where no unit stands, to ${cellName(to)}`
        return factsOn(place, text, 'J2', from)
      }
      const who = unitWords(level.sets[place.page]!, unit)
      const text = `${move} sends the ${who} from ${cellName(from)} to ${cellName(to)}`
      return factsOn(place, text, 'M3', from, unit)
    },
    grounds(level, step, { unit }) {
      const now = moveNow(level, step)
      return onPage(now, { facts: orderedFacts(now, unit), cells: [now.move.to] })
    },
  },
  'board-reset': {
    sentence(level, { turn }) {
      const place = placeOfTurn(level, turn)
      return factsOn(place, 'The board is set up again', 'M6', moveOf(level, place).from)
    },
    grounds: () => ({
      facts: [
        'This run sets the board up again before each move; by the official rules the moves of a data set follow each other on one board.',
      ],
    }),
  },
  'unit-removed': {
    sentence(level, { turn, unit, cell }) {
      const place = placeOfTurn(level, turn)
      const who = unitWords(level.sets[place.page]!, unit)
      const text = `The ${who} leaves the board at ${cellName(cell)}`
      return factsOn(place, text, 'M6', cell, unit)
    },
    grounds(level, step, { unit }) {
      const { set, index } = moveNow(level, step)
      return {
        facts: [
          sentence(`${theUnit(set, unit)} could not make move ${index + 1}`),
          'By the official rules it would stay where it is.',
        ],
      }
    },
  },
  'cannot-be-played': { sentence: describeStop, grounds: whyStop },
})

function begunFacts(level: Level, page: number): string[] {
  const set = level.sets[page]!
  const sides = `${countOf(sideCount(set, 1), 'unit')} of side 1 and ${sideCount(set, 2)} of side 2`
  const before =
    page === 0
      ? 'It is the first data set.'
      : `The ${countOf(level.sets[page - 1]!.moves.length, 'move')} of game ${page} have been made, and nothing of its board is kept.`
  return [
    `Data set ${page + 1} sets up ${sides}, and ${countOf(set.moves.length, 'move')} to make.`,
    before,
  ]
}

function orderedFacts({ index, set, move, field, rules }: MoveNow, unit: number): string[] {
  const names = `Move ${index + 1} names ${cellName(move.from)} as its start and ${cellName(move.to)} as its end`
  if (unit < 0) return [`${names}.`, `No unit stands at ${cellName(move.from)} now.`]
  const end = holderWords(field, move.to)
  return [
    `${names}.`,
    sentence(
      `${theUnit(set, unit)} stands at ${cellName(move.from)} and has ${points(rules.points)}`,
    ),
    end === ''
      ? `${cellName(move.to)} is ${groundWords(set, move.to)}, and no unit stands there.`
      : sentence(`${end} stands at ${cellName(move.to)}`),
  ]
}
