import { EventTable, flag, int, intOf, type EventOf } from '../../../game/events'
import type { OutcomeCode } from './outcome'

/** Why a turn is impossible under a reading. The first three concern a hunter, the others a ghost. */
export const BY_DIAGONAL = 0
export const BY_OPPONENT = 1
export const BY_GHOST = 2
export const BY_PLAN = 3
export const BY_REST = 4
export const BY_SPARING = 5
export const BY_NEUTRALISING = 6
export const BY_APPEARING = 7

export type Hindrance = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

// Hunters of both teams around a cell, and the winner of the point.
const counted = { birth: int, cell: int, white: int, black: int, winner: intOf<OutcomeCode>() }

/** All events of a run; a birth is a ghost's number over the whole match. */
export const events = new EventTable({
  'ghost-left': {
    isNotable: false,
    rules: ['W1', 'W2', 'W3', 'W4', 'G3'],
    // `corner`: where it leaves; it may have walked along its house to it (W3), and `next` may be on a touching house
    // (G3).
    args: { birth: int, corner: int, next: int, isAlongHouse: flag, isToTouching: flag },
  },
  'ghost-arrived': {
    isNotable: false,
    rules: ['W1', 'W4'],
    args: { birth: int, from: int, corner: int },
  },
  'ghost-sheltered': {
    rules: ['G4', 'T3'],
    args: { birth: int, cell: int, white: int, black: int },
  },
  'ghost-neutralised': { rules: ['T3'], args: counted },
  'ghost-tied': { rules: ['T3'], args: counted },
  'cell-found': {
    isNotable: false,
    rules: ['G7'],
    args: { birth: int, from: int, cell: int },
  },
  undecided: {
    rules: ['G7'],
    // Outcomes as bits, and the cell before the turn.
    args: { birth: int, outcomes: int, from: int },
  },
  // The player whose answer was not shown.
  'turn-hidden': { rules: ['G7'], args: { player: int } },
  'ghost-appeared': {
    rules: ['T4', 'G9'],
    // Its place in the list, and whether hunters or other ghosts are on the corner (G9).
    args: { birth: int, place: int, corner: int, isAmongOthers: flag },
  },
  forfeited: { rules: ['G5'], args: { player: int } },
  impossible: {
    rules: ['T2', 'T3', 'T4', 'W1', 'W2'],
    readings: [
      'three-by-three',
      'four-of-both-teams',
      'more-than-four',
      'houses-no-shelter',
      'before-ghosts-move',
      'four-neighbours',
      'teams-block',
      'ghosts-block',
      'leaves-by-another-corner',
      'rests-on-arrival',
      'counts-as-it-appears',
    ],
    // A hunter, 0 to 15, or a birth.
    args: { why: intOf<Hindrance>(), who: int, cell: int },
  },
  'cannot-be-played': {
    rules: ['G5', 'T1', 'T3', 'T4', 'W1'],
    args: {},
  },
})

type Rows = typeof events.rows

/** An event of a kind, with its arguments. */
export type Happening<Name extends keyof Rows = keyof Rows> = EventOf<Rows, Name>
