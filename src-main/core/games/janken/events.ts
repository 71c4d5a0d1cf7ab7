import type { EventFacts, EventKind } from '../../game/module'
import type { TraceEvent } from '../../trace/trace'
import { unreachable } from '../../kernel/unreachable'
import { CELLS, cellName } from './board'
import { entityOf } from './entities'
import { firstTurnOf, placeOfTurn, type Level, type TurnPlace } from './model'
import { madeNotes, refusalReasons, type MadeNote, type RefusalReason } from './outcome'
import { refusalFacts } from './refusal-words'
import { moveWords, points, unitWords } from './words'

/** Event codes, the index into `eventKinds`. The three integers of each are named here. */
export const SET_BEGUN = 0 // page, units
export const ORDERED = 1 // turn, unit or -1
export const ENTERED = 2 // turn, unit, packed step
export const ARRIVED = 3 // turn, unit, packed arrival
export const BOARD_RESET = 4 // turn
export const UNIT_REMOVED = 5 // turn, unit, cell
/** A refusal has this code plus the index of its reason. */
export const REFUSED = 6 // turn, unit or -1, packed refusal

type PlainCode = 0 | 1 | 2 | 3 | 4 | 5

const refusalTitles: Readonly<Record<RefusalReason, string>> = {
  'start-empty': 'Refused: start is empty',
  'same-cell': 'Refused: end is the start',
  'end-held': 'Refused: end is held',
  'end-water': 'Refused: end is under water',
  'too-dear': 'Refused: too dear',
  'cut-off': 'Refused: no way over land',
  barred: 'Refused: barred by an enemy beside the way',
  'enemy-in-way': 'Refused: an enemy in the way',
  'friend-in-way': 'Refused: a friend in the way',
  stuck: 'Refused: stuck beside an enemy',
  'beside-to-beside': 'Refused: from beside to beside an enemy',
  'end-beside': 'Refused: end is beside an enemy',
  'wrong-side': 'Refused: side may not move',
}

export const eventKinds: readonly EventKind[] = [
  { name: 'set-begun', title: 'Data set begun', isNotable: true },
  { name: 'ordered', title: 'Move ordered', isNotable: false },
  { name: 'entered', title: 'Cell entered', isNotable: false },
  { name: 'arrived', title: 'Move successful', isNotable: true },
  { name: 'board-reset', title: 'Board set up anew', isNotable: false },
  { name: 'unit-removed', title: 'Unit removed', isNotable: true },
  ...refusalReasons.map((reason) => ({
    name: `refused-${reason}`,
    title: refusalTitles[reason],
    isNotable: true,
  })),
]

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

/** Points left and the note of a move that is made. */
export function packArrival(left: number, note: MadeNote): number {
  return left | (madeNotes.indexOf(note) << 4)
}

/** An event in words; games, sides and moves are said from 1. */
export function describe(level: Level, event: TraceEvent): EventFacts {
  const { a, b, c } = event
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
      return facts(place, 'The board is set up anew', 'M6', moveOf(level, place).from)
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
  const who = unit < 0 ? 'nobody' : `the ${unitWords(level.sets[place.page]!, unit)}`
  const text = `Move ${place.index + 1} sends ${who} from ${cellName(from)} to ${cellName(to)}`
  return facts(place, text, unit < 0 ? 'J2' : 'M3', from, unit)
}

function entered(level: Level, place: TurnPlace, unit: number, packed: number): EventFacts {
  const { cell, cost, left, friend } = unpackStep(packed)
  const set = level.sets[place.page]!
  const step = `The ${unitWords(set, unit)} enters ${cellName(cell)} for ${points(cost)}, ${left} left`
  if (friend < 0) return facts(place, step, 'M1', cell, unit)
  return facts(place, `${step}, through the ${unitWords(set, friend)}`, 'M4', cell, unit)
}

const noteWords: Readonly<Record<MadeNote, readonly [words: string, rule: string]>> = {
  plain: ['', 'M3'],
  'start-beside': ['; it left a start beside an enemy that beats it', 'J1'],
  'end-beside': ['; it may end beside an enemy that beats it', 'M5'],
  'beside-to-beside': ['; a single step may lead from beside to beside an enemy', 'J9'],
}

function arrived(level: Level, place: TurnPlace, unit: number, packed: number): EventFacts {
  const left = packed & 15
  const [words, rule] = noteWords[madeNotes[packed >> 4]!]
  const text = `${moveWords(level, place)} is successful: ${points(left)} left${words}`
  const { to } = moveOf(level, place)
  return facts(place, text, left === 0 && rule === 'M3' ? 'J4' : rule, to, unit)
}

function moveOf(level: Level, { page, index }: TurnPlace) {
  return level.sets[page]!.moves[index]!
}

function facts(
  { page }: TurnPlace,
  text: string,
  rule: string,
  cell: number,
  unit = -1,
): EventFacts {
  return { text, rule, cells: [page * CELLS + cell], entity: entityOf(page, unit) }
}
