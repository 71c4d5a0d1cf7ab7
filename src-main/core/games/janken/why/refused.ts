import type { Grounds } from '../../../game/debugging'
import { factsOf, type WordsOfEvent } from '../../../game/event-words'
import type { EventFacts } from '../../../game/module'
import { unreachable } from '../../../kernel/unreachable'
import { CELLS, cellName } from '../board'
import { entityOf } from '../play/entities'
import type { Refused } from '../play/events'
import { placeOfTurn, type Level } from '../model'
import { misreadReasons, refusalRules, type Refusal, type RefusalReason } from '../play/outcome'
import { refusalWords } from './refusal-words'
import { kindOf, namedMove } from './unit-words'
import { barred, cutOff, roundWords, tooDear, wayOf } from './ways'
import {
  moveNow,
  officialWords,
  onPage,
  wayWords,
  type MoveNow,
  type Said,
  type WordsOf,
} from './words'

/** Refused moves, each with the exact reason and its numbers (M1, M4, M5, J2, J3, J5). */
export function refusedEventsIn(words: Said): WordsOf<Refused['name']> {
  const refused = (reason: RefusalReason) => refusedFor(words, reason)
  return {
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
}

function refusedFor(words: Said, reason: RefusalReason): WordsOfEvent<Level, Refused> {
  const isOfMisreading = misreadReasons.has(reason)
  return {
    sentence: (level, event) => refusalFacts(words, level, reason, event),
    grounds(level, step, event) {
      const now = moveNow(level, step)
      const { own } = now
      if (own.kind === 'made' || own.refusal.reason !== reason) throw new Error('another refusal')
      // A reason that occurs only under a misreading is given in the event's own words.
      const told = isOfMisreading
        ? { facts: [`${refusalFacts(words, level, reason, event).text}.`] }
        : ownGrounds(words, now, own.refusal)
      return onPage(now, { ...told, facts: [...told.facts, ...officialWords(words, now)] })
    },
  }
}

/** A refusal in words, with the cell of the reason and that of the occupying or barring unit. */
function refusalFacts(
  words: Said,
  level: Level,
  reason: RefusalReason,
  { turn, unit, cell, by, byCell, cost, isOfFewest }: Refused,
): EventFacts {
  const place = placeOfTurn(level, turn)
  const set = level.sets[place.page]!
  const why = refusalWords(words, set, { reason, unit, cell, by, cost }, byCell, isOfFewest)
  const text = words.janken.sentences.unsuccessful({ ...namedMove(level, place), why })
  const cells = byCell < 0 || byCell === cell ? [cell] : [cell, byCell]
  const named = cells.map((one) => place.page * CELLS + one)
  return factsOf(text, refusalRules[reason], named, entityOf(place.page, unit))
}

function ownGrounds(words: Said, now: MoveNow, refusal: Refusal): Grounds {
  const { why } = words.janken
  const { set, move, field, index } = now
  const { unit, by, cell, reason } = refusal
  const number = index + 1
  const [from, to] = [cellName(move.from), cellName(move.to)]
  const stands = unit < 0 ? '' : why.standsAt({ ...kindOf(set, unit), cell: from })
  switch (reason) {
    case 'start-empty':
      return { facts: [why.emptyWhenMove({ cell: from, number }), ...whoLeft(words, now)] }
    case 'same-cell':
      return {
        facts: [why.startsAndEnds({ number, cell: from }), why.itselfThere(kindOf(set, unit))],
      }
    case 'end-held': {
      const isFriend = set.units[by]!.side === set.units[unit]!.side
      const friend = now.rules.mayPassFriends ? why.friendPassed : why.friendNotPassed
      const enemy = now.rules.mayPassEnemies ? why.enemyPassed : why.enemyNotPassed
      return {
        facts: [why.standsAt({ ...kindOf(set, by), cell: to }), isFriend ? friend : enemy, stands],
        cells: [move.from],
      }
    }
    case 'end-water':
      return { facts: [why.waterAt({ cell: to }), stands], cells: [move.from] }
    case 'too-dear':
      return tooDear(words, now, refusal)
    case 'cut-off':
      return cutOff(words, now)
    case 'barred':
      return barred(words, now, refusal)
    case 'enemy-in-way': {
      const way = wayOf(now, unit, 'all-units')
      const enemy = { ...kindOf(set, by), cell: cellName(cell) }
      const facts = [
        why.enemyOnWay({ ...enemy, way: wayWords(words, move.from, way) }),
        why.notOntoEnemy,
        roundWords(words, now, refusal),
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

/** The unit that was at the start of the move when the data set began, and is elsewhere now. */
function whoLeft({ janken: { why } }: Said, { set, move, field }: MoveNow): string[] {
  const unit = set.units.findIndex(
    ({ cell }, index) => cell === move.from && field.at[index] !== cell,
  )
  if (unit < 0) return [why.noneBegan]
  if (field.at[unit]! < 0) return []
  return [why.beganThere({ ...kindOf(set, unit), cell: cellName(field.at[unit]!) })]
}
