import { sentence } from '../../../game/sentences'
import { unreachable } from '../../../kernel/unreachable'
import type { TraceEvent } from '../../../trace/trace'
import { cellName } from '../board'
import type { Level } from '../model'
import { misreadReasons, type Refusal, type RefusalReason } from '../play/outcome'
import { refusalFacts } from './refusal-words'
import { barred, cutOff, roundWords, tooDear, wayOf } from './ways'
import { officialWords, theUnit, wayWords, type MoveNow, type Grounds } from './words'

/** The exact reason of a refusal with its figures (M1, M4, M5, J2, J3, J5). */
export function refusedFacts(
  level: Level,
  move: MoveNow,
  reason: RefusalReason,
  event: TraceEvent,
): Grounds {
  const { own } = move
  if (own.kind === 'made' || own.refusal.reason !== reason) throw new Error('another refusal')
  const told = isOfficial(reason)
    ? ownFacts(move, own.refusal)
    : eventFacts(level, move, reason, event)
  return { ...told, facts: [...told.facts, ...officialWords(move)] }
}

/** Reasons that the official rules have as well. */
function isOfficial(reason: RefusalReason): boolean {
  return !misreadReasons.has(reason)
}

/** A refusal that only a misreading gives, in the event's own words. */
function eventFacts(
  level: Level,
  { page, index }: MoveNow,
  reason: RefusalReason,
  { b, c }: TraceEvent,
): Grounds {
  return { facts: [`${refusalFacts(level, { page, index }, reason, b, c).text}.`], cells: [] }
}

function ownFacts(now: MoveNow, refusal: Refusal): Grounds {
  const { set, move, field, index } = now
  const { unit, by, cell, reason } = refusal
  const [from, to] = [cellName(move.from), cellName(move.to)]
  const stands = unit < 0 ? '' : sentence(`${theUnit(set, unit)} stands at ${from}`)
  switch (reason) {
    case 'start-empty':
      return {
        facts: [`No unit stands at ${from} when move ${index + 1} comes.`, ...whoLeft(now)],
        cells: [],
      }
    case 'same-cell':
      return {
        facts: [
          `Move ${index + 1} starts and ends at ${from}.`,
          sentence(`${theUnit(set, unit)} itself stands there, and an end must be empty`),
        ],
        cells: [],
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

/** Whoever began the data set at the start of the move and is elsewhere now. */
function whoLeft({ set, move, field }: MoveNow): string[] {
  const unit = set.units.findIndex(
    ({ cell }, index) => cell === move.from && field.at[index] !== cell,
  )
  if (unit < 0)
    return ['No unit of this data set began there, and none has moved there and stayed.']
  if (field.at[unit]! < 0) return []
  return [sentence(`${theUnit(set, unit)} began there and is at ${cellName(field.at[unit]!)} now`)]
}
