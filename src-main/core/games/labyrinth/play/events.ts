import { EventTable, flag, int, intOf, type EventOf } from '../../../game/events'

/** How the end of a move was reached. */
export const VIA_NOTHING = 0
export const VIA_CAVE = 1
export const VIA_CURRENT = 2
export type Via = 0 | 1 | 2

const stay = { walk: int, cell: int, way: int }
const going = { walk: int, from: int, to: int }

/** All that happens in a run; ways are 0 to 3 for N, E, S, W. */
export const events = new EventTable({
  'walk-started': { title: 'Walk started', rules: ['IN', 'L7'], args: { walk: int, cell: int } },
  'bog-held': { title: 'Held by a bog', rules: ['M1', 'L8'], args: stay },
  'bog-refused': {
    title: 'Refused by a bog',
    rules: ['M1'],
    readings: ['bog-blocks-entry'],
    args: stay,
  },
  'bumped-wall': { title: 'Bumped into a wall', rules: ['M2', 'L5'], args: stay },
  'bumped-border': { title: 'Bumped into the border', rules: ['M2', 'L5'], args: stay },
  stepped: { title: 'Stepped', isNotable: false, rules: ['M3'], args: going },
  // From the cave fallen into to the one where the player climbs out.
  fell: { title: 'Fell into a cave', rules: ['M4', 'L6'], args: going },
  // From the river cell to the one where the player ends.
  drawn: { title: 'Drawn by the current', rules: ['M5'], args: going },
  // Of this and what follows `to` is the river cell.
  downstream: { title: 'Went downstream', rules: ['M5'], args: going },
  upstream: { title: 'Went upstream', rules: ['M5', 'L4'], args: going },
  'not-drawn': {
    title: 'Not drawn by the current',
    rules: ['L3', 'L4'],
    readings: ['estuary-frees-whole-river', 'same-river-never-shifts', 'other-river-never-shifts'],
    args: going,
  },
  'current-acts': {
    title: 'Drawn when coming from a river',
    rules: ['M5', 'L3', 'L4'],
    args: going,
  },
  'master-said': {
    title: 'The master’s words',
    rules: ['IN', 'L1', 'L2'],
    // Letters written as kind + 1, 0 for none; `before` is that of the cell entered before the end.
    args: { walk: int, cell: int, letter: int, before: int, hasBumped: flag, via: intOf<Via>() },
  },
  'cannot-be-played': { title: 'Walk cannot be played', rules: ['L7'], args: {} },
})

/** An event of a kind, with its arguments. */
export type Happening<Name extends keyof typeof events.rows = keyof typeof events.rows> = EventOf<
  typeof events.rows,
  Name
>
