import { limit, quantity, type Quantity } from '../../../game/limits'
import type { Level } from '../model'

/** Limits of the five numbers at the head of the text, in the order of reading (R11). */
// No doors and no turns are let through: an eraser takes away the last one, and what the board shows must stay readable.
// A level without players has no answer, so it is refused.
export const limits = {
  width: limit('width', [3, 1000], [5, 25], 'width'),
  height: limit('height', [3, 1000], [5, 25], 'height'),
  players: limit('players', [1, 26], [2, 4], 'players', 'number of players'),
  doors: limit('doors', [0, 4000], [1, 16], 'doors', 'number of doors'),
  turns: limit('turns', [0, 100_000], [1, 100], 'turns', 'number of turns'),
}

/** Number of lines before the first rocket. */
export const HEAD_LINES = 4

/** The numbers at the head of a level's text. */
export function quantitiesOf({ width, height, rockets, doors, turns }: Level): Quantity[] {
  return [
    quantity(limits.width, width, 1),
    quantity(limits.height, height, 1, 1),
    quantity(limits.players, rockets.length, 2),
    quantity(limits.doors, doors.length, 3),
    quantity(limits.turns, turns.length, 4),
  ]
}
