import { wordsOf } from '../../../game/event-words'
import type { StopWords } from '../../../game/stop-facts'
import { cellName } from '../board'
import { events } from '../play/events'
import { firstTurnOf, placeOfTurn, sideCount, type Level } from '../model'
import { arrivedEventsIn } from './arrived'
import { enteredEventsIn } from './entered'
import { refusedEventsIn } from './refused'
import { kindOf } from './unit-words'
import {
  factsOn,
  groundOf,
  holdersOf,
  moveNow,
  moveOf,
  onPage,
  type MoveNow,
  type Said,
  type WordsOf,
} from './words'

/** Every event in words, with its reasons; games, sides and moves are numbered from 1. */
export function eventsIn(words: Said, { describeStop, whyStop }: StopWords<Level>) {
  return wordsOf<Level, typeof events.rows>(events, {
    ...enteredEventsIn(words),
    ...arrivedEventsIn(words),
    ...refusedEventsIn(words),
    ...orderEventsIn(words),
    ...boardEvents(words),
    'cannot-be-played': { sentence: describeStop, grounds: whyStop },
  })
}

function orderEventsIn({ janken: { sentences, why } }: Said): WordsOf<'ordered'> {
  return {
    ordered: {
      sentence(level, { turn, unit }) {
        const place = placeOfTurn(level, turn)
        const { from, to } = moveOf(level, place)
        const move = { number: place.index + 1, from: cellName(from), to: cellName(to) }
        if (unit < 0) return factsOn(place, sentences.orderedNobody(move), 'J2', from)
        const text = sentences.ordered({ ...move, ...kindOf(level.sets[place.page]!, unit) })
        return factsOn(place, text, 'M3', from, unit)
      },
      grounds(level, step, { unit }) {
        const now = moveNow(level, step)
        return onPage(now, { facts: orderedFacts(now, unit), cells: [now.move.to] })
      },
    },
  }

  function orderedFacts({ index, set, move, field, rules }: MoveNow, unit: number): string[] {
    const [from, to] = [cellName(move.from), cellName(move.to)]
    const names = why.names({ number: index + 1, from, to })
    if (unit < 0) return [names, why.nobodyAt({ cell: from })]
    const atEnd = holdersOf(field, move.to)
    return [
      names,
      why.standsWith({ ...kindOf(set, unit), cell: from, points: rules.points }),
      ...(atEnd.length === 0
        ? [why.groundEmpty(groundOf(set, move.to))]
        : atEnd.map((holder) => why.standsAt({ ...kindOf(set, holder), cell: to }))),
    ]
  }
}

function boardEvents({
  janken: { sentences, why },
}: Said): WordsOf<'set-begun' | 'board-reset' | 'unit-removed'> {
  return {
    'set-begun': {
      sentence(level, { page, units }) {
        const place = placeOfTurn(level, firstTurnOf(level, page))
        const text = sentences.begun({ number: page + 1, units })
        return factsOn(place, text, 'M6', moveOf(level, place).from)
      },
      grounds: (level, _, { page }) => ({ facts: begunFacts(level, page) }),
    },
    'board-reset': {
      sentence(level, { turn }) {
        const place = placeOfTurn(level, turn)
        return factsOn(place, sentences.reset, 'M6', moveOf(level, place).from)
      },
      grounds: () => ({ facts: [why.reset] }),
    },
    'unit-removed': {
      sentence(level, { turn, unit, cell }) {
        const place = placeOfTurn(level, turn)
        const who = kindOf(level.sets[place.page]!, unit)
        const text = sentences.removed({ ...who, cell: cellName(cell) })
        return factsOn(place, text, 'M6', cell, unit)
      },
      grounds(level, step, { unit }) {
        const { set, index } = moveNow(level, step)
        const failed = why.couldNotMove({ ...kindOf(set, unit), number: index + 1 })
        return { facts: [failed, why.wouldStay] }
      },
    },
  }

  function begunFacts({ sets }: Level, page: number): string[] {
    const set = sets[page]!
    return [
      why.setsUp({
        number: page + 1,
        first: sideCount(set, 1),
        second: sideCount(set, 2),
        moves: set.moves.length,
      }),
      page === 0
        ? why.firstSet
        : why.afterSet({ number: page, moves: sets[page - 1]!.moves.length }),
    ]
  }
}
