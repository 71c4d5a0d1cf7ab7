import type { EventFacts, EventKind } from '../../../game/module'
import type { ReadingId } from '../../../trace/machine'
import type { TraceEvent } from '../../../trace/trace'
import { unreachable } from '../../../kernel/unreachable'
import { CELLS, cellName } from '../board'
import { entityOf } from './entities'
import { firstTurnOf, placeOfTurn, type Level, type TurnPlace } from '../model'
import {
  madeNotes,
  refusalReasons,
  refusalRules,
  type MadeNote,
  type RefusalReason,
} from './outcome'
import { refusalFacts } from '../why/refusal-words'
import { describeStop } from '../why/stop'
import { moveWords, points, unitWords } from '../why/unit-words'

/** Event codes, the index into `eventKinds`. The three integers of each are named here. */
export const SET_BEGUN = 0 // page, units
export const ORDERED = 1 // turn, unit or -1
export const ENTERED = 2 // turn, unit, packed step
export const ARRIVED = 3 // turn, unit, packed arrival
export const BOARD_RESET = 4 // turn
export const UNIT_REMOVED = 5 // turn, unit, cell
/** A refusal has this code plus the index of its reason. */
export const REFUSED = 6 // turn, unit or -1, packed refusal
export const STOPPED = REFUSED + refusalReasons.length // page

type PlainCode = 0 | 1 | 2 | 3 | 4 | 5

const refusalTitles: Readonly<Record<RefusalReason, string>> = {
  'start-empty': 'Refused: start is empty',
  'same-cell': 'Refused: end is the start',
  'end-held': 'Refused: end is held',
  'end-water': 'Refused: end is under water',
  'too-dear': 'Refused: too expensive',
  'cut-off': 'Refused: no way over land',
  barred: 'Refused: barred by an enemy beside the way',
  'enemy-in-way': 'Refused: an enemy in the way',
  'friend-in-way': 'Refused: a friend in the way',
  stuck: 'Refused: stuck beside an enemy',
  'beside-to-beside': 'Refused: step between cells beside an enemy',
  'end-beside': 'Refused: end is beside an enemy',
  'wrong-side': 'Refused: side may not move',
}

/** The misreading that alone refuses for a reason. */
const refusalReadings: Partial<Readonly<Record<RefusalReason, ReadingId>>> = {
  'friend-in-way': 'friends-block',
  stuck: 'start-beside-is-stuck',
  'beside-to-beside': 'beside-to-beside-forbidden',
  'end-beside': 'end-beside-forbidden',
  'wrong-side': 'side-two-only-after-one',
}

export const eventKinds: readonly EventKind[] = [
  kind('set-begun', 'Data set begun', ['M6']),
  kind('ordered', 'Move ordered', ['M3', 'J2'], false),
  kind('entered', 'Cell entered', ['M1', 'M4'], false),
  kind('arrived', 'Move successful', ['M3', 'M2', 'M5', 'J1', 'J4', 'J7', 'J9']),
  {
    ...kind('board-reset', 'Board set up again', ['M6'], false),
    readings: ['moves-do-not-stick'],
  },
  { ...kind('unit-removed', 'Unit removed', ['M6']), readings: ['failed-move-removes'] },
  ...refusalReasons.map((reason): EventKind => {
    const refused = kind(`refused-${reason}`, refusalTitles[reason], refusalRules[reason])
    const reading = refusalReadings[reason]
    return reading === undefined ? refused : { ...refused, readings: [reading] }
  }),
  kind('cannot-be-played', 'Data set cannot be played', ['IN']),
]

function kind(name: string, title: string, rules: readonly string[], isNotable = true): EventKind {
  return { name, title, isNotable, rules }
}

/** A step as an event carries it; `friend` is the unit passed through, -1 when none. Unpacked by `unpackStep`. */
export function packStep(cell: number, cost: number, left: number, friend: number): number {
  return cell | (cost << 7) | (left << 11) | ((friend + 1) << 15)
}

export function unpackStep(packed: number): {
  readonly cell: number
  readonly cost: number
  readonly left: number
  readonly friend: number
} {
  return {
    cell: packed & 127,
    cost: (packed >> 7) & 15,
    left: (packed >> 11) & 15,
    friend: (packed >> 15) - 1,
  }
}

/** Points left and the note of a move that is made, and whether its end is beside an enemy that beats the unit. */
export function packArrival(left: number, note: MadeNote, isEndBeside: boolean): number {
  return left | (madeNotes.indexOf(note) << 4) | (isEndBeside ? 64 : 0)
}

/** An event in words; games, sides and moves are said from 1. */
export function describe(level: Level, event: TraceEvent): EventFacts {
  const { a, b, c } = event
  if (event.code === STOPPED) return describeStop(level)
  if (event.code >= REFUSED) {
    const reason = refusalReasons[event.code - REFUSED]!
    return refusalFacts(level, placeOfTurn(level, a), reason, b, c)
  }
  const code = event.code as PlainCode
  if (code === SET_BEGUN) return begun(level, a, b)
  const place = placeOfTurn(level, a)
  switch (code) {
    case ORDERED:
      return ordered(level, place, b)
    case ENTERED:
      return entered(level, place, b, c)
    case ARRIVED:
      return arrived(level, place, b, c)
    case BOARD_RESET:
      return facts(place, 'The board is set up again', 'M6', moveOf(level, place).from)
    case UNIT_REMOVED: {
      const who = unitWords(level.sets[place.page]!, b)
      return facts(place, `The ${who} leaves the board at ${cellName(c)}`, 'M6', c, b)
    }
    default:
      return unreachable(code)
  }
}

function begun(level: Level, page: number, units: number): EventFacts {
  const count = units === 1 ? '1 unit' : `${units} units`
  const text = `Game ${page + 1} begins with ${count} on the board`
  const place = placeOfTurn(level, firstTurnOf(level, page))
  return facts(place, text, 'M6', moveOf(level, place).from)
}

function ordered(level: Level, place: TurnPlace, unit: number): EventFacts {
  const { from, to } = moveOf(level, place)
  const move = `Move ${place.index + 1}`
  if (unit < 0) {
    const text = `${move} is from ${cellName(from)}, where no unit stands, to ${cellName(to)}`
    return facts(place, text, 'J2', from)
  }
  const who = unitWords(level.sets[place.page]!, unit)
  const text = `${move} sends the ${who} from ${cellName(from)} to ${cellName(to)}`
  return facts(place, text, 'M3', from, unit)
}

function entered(level: Level, place: TurnPlace, unit: number, packed: number): EventFacts {
  const { cell, cost, left, friend } = unpackStep(packed)
  const set = level.sets[place.page]!
  const step = `The ${unitWords(set, unit)} enters ${cellName(cell)} for ${points(cost)}, ${left} left`
  if (friend < 0) return facts(place, step, 'M1', cell, unit)
  return facts(place, `${step}, through the ${unitWords(set, friend)}`, ['M4', 'M1'], cell, unit)
}

const noteWords: Readonly<Record<MadeNote, readonly [words: string, rule: string]>> = {
  plain: ['', 'M3'],
  'start-beside': ['; it left a start beside an enemy that beats it', 'J1'],
  'end-beside': ['; it may end beside an enemy that beats it', 'M5'],
  'beside-to-beside': ['; a single step may lead from one cell beside an enemy to another', 'J9'],
}

function arrived(level: Level, place: TurnPlace, unit: number, packed: number): EventFacts {
  const left = packed & 15
  const note = madeNotes[(packed >> 4) & 3]!
  const [words, noted] = noteWords[note]
  const text = `${moveWords(level, place)} is successful: ${points(left)} left${words}`
  const { to } = moveOf(level, place)
  const rule = left === 0 && noted === 'M3' ? 'J4' : noted
  const all = [...arrivalRules(note, left, (packed & 64) !== 0)]
  return facts(place, text, [rule, ...all.filter((id) => id !== rule)], to, unit)
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

function moveOf(level: Level, { page, index }: TurnPlace) {
  return level.sets[page]!.moves[index]!
}

function facts(
  { page }: TurnPlace,
  text: string,
  rules: string | readonly [string, ...string[]],
  cell: number,
  unit = -1,
): EventFacts {
  const [rule, ...also] = typeof rules === 'string' ? ([rules] as const) : rules
  const told = { text, rule, cells: [page * CELLS + cell], entity: entityOf(page, unit) }
  return also.length === 0 ? told : { ...told, also }
}
