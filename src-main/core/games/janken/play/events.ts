import { EventTable, flag, int, type EventOf, type EventRow } from '../../../game/events'
import type { ReadingId } from '../../../trace/machine'
import { refusalRules, type RefusalReason } from './outcome'

const refusal = {
  turn: int,
  // -1 if there is no unit at the start.
  unit: int,
  // The cell that the reason refers to.
  cell: int,
  // The unit that occupies or bars it, and its cell; -1 for none.
  by: int,
  byCell: int,
  // Points of the best allowed way, -1 if there is none.
  cost: int,
  // Whether the best way is the one with the fewest cells, as in a misreading.
  isOfFewest: flag,
}

/** All events of a run; units are numbered within the data set, cells on its board. */
export const events = new EventTable({
  'set-begun': { rules: ['M6'], args: { page: int, units: int } },
  ordered: {
    isNotable: false,
    rules: ['M3', 'J2'],
    // The unit at its start, -1 for none.
    args: { turn: int, unit: int },
  },
  entered: {
    isNotable: false,
    rules: ['M1', 'M4'],
    // The friend is the unit passed through, -1 for none.
    args: { turn: int, unit: int, cell: int, cost: int, left: int, friend: int },
  },
  arrived: {
    rules: ['M3', 'M2', 'M5', 'J1', 'J4', 'J7', 'J9'],
    // `note` is an index of `madeNotes`; the end may be beside an enemy that beats the unit.
    args: { turn: int, unit: int, left: int, note: int, isEndBeside: flag },
  },
  'board-reset': {
    isNotable: false,
    rules: ['M6'],
    readings: ['moves-do-not-stick'],
    args: { turn: int },
  },
  'unit-removed': {
    rules: ['M6'],
    readings: ['failed-move-removes'],
    args: { turn: int, unit: int, cell: int },
  },
  'refused-start-empty': refused('start-empty'),
  'refused-same-cell': refused('same-cell'),
  'refused-end-held': refused('end-held'),
  'refused-end-water': refused('end-water'),
  'refused-too-dear': refused('too-dear'),
  'refused-cut-off': refused('cut-off'),
  'refused-barred': refused('barred'),
  'refused-enemy-in-way': refused('enemy-in-way'),
  'refused-friend-in-way': refused('friend-in-way', 'friends-block'),
  'refused-stuck': refused('stuck', 'start-beside-is-stuck'),
  'refused-beside-to-beside': refused('beside-to-beside', 'beside-to-beside-forbidden'),
  'refused-end-beside': refused('end-beside', 'end-beside-forbidden'),
  'refused-wrong-side': refused('wrong-side', 'side-two-only-after-one'),
  'cannot-be-played': { rules: ['IN'], args: {} },
})

/** A kind of refusal; if there is a reading, it occurs only under it. */
function refused(reason: RefusalReason, reading?: ReadingId) {
  const row = { rules: refusalRules[reason], args: refusal }
  return (reading === undefined ? row : { ...row, readings: [reading] }) satisfies EventRow
}

type Rows = typeof events.rows

/** An event of a kind, with its arguments. */
export type Happening<Name extends keyof Rows = keyof Rows> = EventOf<Rows, Name>

/** An event of a refusal, for any reason. */
export type Refused = Happening<`refused-${RefusalReason}`>
