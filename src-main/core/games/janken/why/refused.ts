import type { Grounds } from '../../../game/debugging'
import { factsOf, type WordsOfEvent } from '../../../game/event-words'
import type { EventFacts } from '../../../game/module'
import { sentence } from '../../../game/sentences'
import { unreachable } from '../../../kernel/unreachable'
import { CELLS, cellName } from '../board'
import { entityOf } from '../play/entities'
import type { Refused } from '../play/events'
import { placeOfTurn, type Level } from '../model'
import { misreadReasons, refusalRules, type Refusal, type RefusalReason } from '../play/outcome'
import { refusalWords } from './refusal-words'
import { moveWords } from './unit-words'
import { barred, cutOff, roundWords, tooDear, wayOf } from './ways'
import {
  moveNow,
  officialWords,
  onPage,
  theUnit,
  wayWords,
  type MoveNow,
  type WordsOf,
} from './words'

/** Refused moves, each with the exact reason and its figures (M1, M4, M5, J2, J3, J5). */
export const refusedEvents: WordsOf<Refused['name']> = {
  'refused-start-empty': refused('start-empty'),
  'refused-same-cell': refused('same-cell'),
  'refused-end-held': refused('end-held'),
  'refused-end-water': refused('end-water'),
  'refused-too-dear': refused('too-dear'),
  'refused-cut-off': refused('cut-off'),
  'refused-barred': refused('barred'),
  'refused-enemy-in-way': refused('enemy-in-way'),
  'refused-friend-in-way': refused('friend-in-way'),
  'refused-stuck': refused('stuck'),
  'refused-beside-to-beside': refused('beside-to-beside'),
  'refused-end-beside': refused('end-beside'),
  'refused-wrong-side': refused('wrong-side'),
}

function refused(reason: RefusalReason): WordsOfEvent<Level, Refused> {
  const isOfMisreading = misreadReasons.has(reason)
  return {
    sentence: (level, event) => refusalFacts(level, reason, event),
    grounds(level, step, event) {
      const now = moveNow(level, step)
      const { own } = now
      if (own.kind === 'made' || own.refusal.reason !== reason) throw new Error('another refusal')
      // A reason that only a misreading has is given in the event's own words.
      const told = isOfMisreading
        ? { facts: [`${refusalFacts(level, reason, event).text}.`] }
        : ownGrounds(now, own.refusal)
      return onPage(now, { ...told, facts: [...told.facts, ...officialWords(now)] })
    },
  }
}

/** A refusal in words, with the cell of the reason and the one of who holds or bars it. */
function refusalFacts(
  level: Level,
  reason: RefusalReason,
  { turn, unit, cell, by, byCell, cost, isOfFewest }: Refused,
): EventFacts {
  const place = placeOfTurn(level, turn)
  const set = level.sets[place.page]!
  const why = refusalWords(set, { reason, unit, cell, by, cost }, byCell, isOfFewest)
  const text = `${moveWords(level, place)} is unsuccessful: ${why}`
  const cells = byCell < 0 || byCell === cell ? [cell] : [cell, byCell]
  const named = cells.map((one) => place.page * CELLS + one)
  return factsOf(text, refusalRules[reason], named, entityOf(place.page, unit))
}

function ownGrounds(now: MoveNow, refusal: Refusal): Grounds {
  const { set, move, field, index } = now
  const { unit, by, cell, reason } = refusal
  const [from, to] = [cellName(move.from), cellName(move.to)]
  const stands = unit < 0 ? '' : sentence(`${theUnit(set, unit)} stands at ${from}`)
  switch (reason) {
    case 'start-empty':
      return {
        facts: [`No unit stands at ${from} when move ${index + 1} comes.`, ...whoLeft(now)],
      }
    case 'same-cell':
      return {
        facts: [
          `Move ${index + 1} starts and ends at ${from}.`,
          sentence(`${theUnit(set, unit)} itself stands there, and an end must be empty`),
        ],
      }
    case 'end-held': {
      const isFriend = set.units[by]!.side === set.units[unit]!.side
      const mayPass = isFriend ? now.rules.mayPassFriends : now.rules.mayPassEnemies
      const whom = isFriend ? 'A friend' : 'An enemy'
      const who = mayPass ? `${whom} may be passed, but` : `${whom} may not even be passed, and`
      return {
        facts: [
          sentence(`${theUnit(set, by)} stands at ${to}`),
          `${who} the end of a move must be empty (M4).`,
          stands,
        ],
        cells: [move.from],
      }
    }
    case 'end-water':
      return {
        facts: [`The terrain of ${to} is under water, which no unit enters.`, stands],
        cells: [move.from],
      }
    case 'too-dear':
      return tooDear(now, refusal)
    case 'cut-off':
      return cutOff(now)
    case 'barred':
      return barred(now, refusal)
    case 'enemy-in-way': {
      const way = wayOf(now, unit, 'all-units')
      const facts = [
        sentence(
          `${theUnit(set, by)} stands at ${cellName(cell)}, on the cheapest way over land: ${wayWords(move.from, way)}`,
        ),
        'No unit enters the cell of an enemy.',
        roundWords(now, refusal),
      ]
      return { facts, cells: [...way.map((step) => step.cell), field.at[by]!] }
    }
    case 'friend-in-way':
    case 'stuck':
    case 'beside-to-beside':
    case 'end-beside':
    case 'wrong-side':
      throw new Error(`${reason} by the official rules`)
    default:
      return unreachable(reason)
  }
}

/** The unit that began the data set at the start of the move and is elsewhere now. */
function whoLeft({ set, move, field }: MoveNow): string[] {
  const unit = set.units.findIndex(
    ({ cell }, index) => cell === move.from && field.at[index] !== cell,
  )
  if (unit < 0)
    return ['No unit of this data set began there, and none has moved there and stayed.']
  if (field.at[unit]! < 0) return []
  return [sentence(`${theUnit(set, unit)} began there and is at ${cellName(field.at[unit]!)} now`)]
}
