import { EventTable, flag, int, intOf, type EventOf } from '../../../game/events'

/** How the player came to the end of a move. */
export const VIA_NOTHING = 0
export const VIA_CAVE = 1
export const VIA_CURRENT = 2
export type Via = 0 | 1 | 2

const stay = { walk: int, cell: int, way: int }
const going = { walk: int, from: int, to: int }

/** All events of a run; directions are 0 to 3 for N, E, S, W. */
export const events = new EventTable({
  'walk-started': { rules: ['IN', 'L7'], args: { walk: int, cell: int } },
  'bog-held': { rules: ['M1', 'L8'], args: stay },
  'bog-refused': {
    rules: ['M1'],
    readings: ['bog-blocks-entry'],
    args: stay,
  },
  'bumped-wall': { rules: ['M2', 'L5'], args: stay },
  'bumped-border': { rules: ['M2', 'L5'], args: stay },
  stepped: { isNotable: false, rules: ['M3'], args: going },
  // From the cave fallen into to the one where the player climbs out.
  fell: { rules: ['M4', 'L6'], args: going },
  // From the river cell to the one where the player ends.
  drawn: { rules: ['M5'], args: going },
  // In this event and those that follow, `to` is the river cell.
  downstream: { rules: ['M5'], args: going },
  upstream: { rules: ['M5', 'L4'], args: going },
  'not-drawn': {
    rules: ['L3', 'L4'],
    readings: ['estuary-frees-whole-river', 'same-river-never-shifts', 'other-river-never-shifts'],
    args: going,
  },
  'current-acts': {
    rules: ['M5', 'L3', 'L4'],
    args: going,
  },
  'master-said': {
    rules: ['IN', 'L1', 'L2'],
    // Letters written as kind + 1, 0 for none; `before` is the letter of the cell entered before the end.
    args: { walk: int, cell: int, letter: int, before: int, hasBumped: flag, via: intOf<Via>() },
  },
  'cannot-be-played': { rules: ['L7'], args: {} },
})

/** An event of a kind, with its arguments. */
export type Happening<Name extends keyof typeof events.rows = keyof typeof events.rows> = EventOf<
  typeof events.rows,
  Name
>
