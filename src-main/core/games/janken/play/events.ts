import { EventTable, flag, int, type EventOf, type EventRow } from '../../../game/events'
import type { ReadingId } from '../../../trace/machine'
import { refusalRules, type RefusalReason } from './outcome'

const refusal = {
  turn: int,
  // -1 where no unit stands at the start.
  unit: int,
  // The cell that the reason is about.
  cell: int,
  // The unit that holds or bars it and where that stands, -1 for none.
  by: int,
  byCell: int,
  // Points of the best way that is allowed, -1 when there is none.
  cost: int,
  // Whether the best way is the one with the fewest cells, which a misreading takes.
  isOfFewest: flag,
}

/** All that happens in a run; units are named by their places in the data set, cells by their numbers on its board. */
export const events = new EventTable({
  'set-begun': { title: 'Data set begun', rules: ['M6'], args: { page: int, units: int } },
  ordered: {
    title: 'Move ordered',
    isNotable: false,
    rules: ['M3', 'J2'],
    // The unit at its start, -1 for none.
    args: { turn: int, unit: int },
  },
  entered: {
    title: 'Cell entered',
    isNotable: false,
    rules: ['M1', 'M4'],
    // The friend is the unit passed through, -1 for none.
    args: { turn: int, unit: int, cell: int, cost: int, left: int, friend: int },
  },
  arrived: {
    title: 'Move successful',
    rules: ['M3', 'M2', 'M5', 'J1', 'J4', 'J7', 'J9'],
    // The note is its index among `madeNotes`; the end may be beside an enemy that beats the unit.
    args: { turn: int, unit: int, left: int, note: int, isEndBeside: flag },
  },
  'board-reset': {
    title: 'Board set up again',
    isNotable: false,
    rules: ['M6'],
    readings: ['moves-do-not-stick'],
    args: { turn: int },
  },
  'unit-removed': {
    title: 'Unit removed',
    rules: ['M6'],
    readings: ['failed-move-removes'],
    args: { turn: int, unit: int, cell: int },
  },
  'refused-start-empty': refused('start-empty', 'start is empty'),
  'refused-same-cell': refused('same-cell', 'end is the start'),
  'refused-end-held': refused('end-held', 'end is held'),
  'refused-end-water': refused('end-water', 'end is under water'),
  'refused-too-dear': refused('too-dear', 'too expensive'),
  'refused-cut-off': refused('cut-off', 'no way over land'),
  'refused-barred': refused('barred', 'barred by an enemy beside the way'),
  'refused-enemy-in-way': refused('enemy-in-way', 'an enemy in the way'),
  'refused-friend-in-way': refused('friend-in-way', 'a friend in the way', 'friends-block'),
  'refused-stuck': refused('stuck', 'stuck beside an enemy', 'start-beside-is-stuck'),
  'refused-beside-to-beside': refused(
    'beside-to-beside',
    'step between cells beside an enemy',
    'beside-to-beside-forbidden',
  ),
  'refused-end-beside': refused('end-beside', 'end is beside an enemy', 'end-beside-forbidden'),
  'refused-wrong-side': refused('wrong-side', 'side may not move', 'side-two-only-after-one'),
  'cannot-be-played': { title: 'Data set cannot be played', rules: ['IN'], args: {} },
})

/** A kind of refusal; where there is a reading, only that reading refuses for it. */
function refused(reason: RefusalReason, words: string, reading?: ReadingId) {
  const row = { title: `Refused: ${words}`, rules: refusalRules[reason], args: refusal }
  return (reading === undefined ? row : { ...row, readings: [reading] }) satisfies EventRow
}

type Rows = typeof events.rows

/** An event of a kind, with its arguments. */
export type Happening<Name extends keyof Rows = keyof Rows> = EventOf<Rows, Name>

/** An event of a refusal, for any reason. */
export type Refused = Happening<`refused-${RefusalReason}`>
