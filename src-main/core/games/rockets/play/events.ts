import { EventTable, flag, int, type EventOf } from '../../../game/events'
import { deciding } from './deciding'

const scoring = { birth: int, player: int, score: int, isFromDoor: flag, isWithOthers: flag }
const meeting = { birth: int, cat: int, cell: int }

// Animals are identified by their births; a cell is the place of the event, numbered without the border; directions are
// 0 to 3 for N, E, S, W.
const rows = {
  spawned: {
    isNotable: false,
    rules: ['T1', 'T8'],
    // The cell inside the door.
    args: { birth: int, isCat: flag, cell: int },
  },
  'mouse-scored': { rules: ['T3', 'R3', 'R4', 'R7'], args: scoring },
  // The score is not floored yet.
  'cat-scored': { rules: ['T4', 'R3', 'R4', 'R7'], args: scoring },
  floored: {
    rules: ['R3', 'T4'],
    args: { player: int, before: int },
  },
  fell: { rules: ['T2'], args: { birth: int, isCat: flag, cell: int } },
  'mouse-eaten': { rules: ['T5'], args: meeting },
  'mouse-eaten-passing': { rules: ['T5'], args: meeting },
  'arrow-turned': {
    isNotable: false,
    rules: ['T6'],
    args: { birth: int, isCat: flag, from: int, to: int, cell: int },
  },
  'wall-turned': {
    isNotable: false,
    rules: ['T6', 'R1', 'R8'],
    args: { birth: int, isCat: flag, from: int, to: int, isAfterArrow: flag, cell: int },
  },
  'arrow-placed': {
    rules: ['T7', 'R2'],
    args: { turn: int, cell: int, way: int, isOnAnimals: flag },
  },
  // `turn`: the one that placed it.
  'arrow-expired': {
    rules: ['T7'],
    args: { turn: int, cell: int, way: int },
  },
  'walked-off': {
    rules: ['R1'],
    readings: ['wall-before-arrow'],
    // The last cell on the grid.
    args: { birth: int, isCat: flag, cell: int },
  },
  'cat-died': {
    rules: ['T5'],
    readings: ['cat-dies-too'],
    args: { birth: int, cell: int },
  },
  'cannot-be-played': { rules: ['R5', 'R6'], args: {} },
} as const

/** All events of a run. */
export const events = new EventTable(rows, deciding)

type Rows = (typeof events)['rows']

/** An event of a kind, with its arguments. */
export type Happening<Name extends keyof Rows = keyof Rows> = EventOf<Rows, Name>
