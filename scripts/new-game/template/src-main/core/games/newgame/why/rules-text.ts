import type { RuleText } from '../../../game/module'

/** The rules in the app's own words. */
export const rulesText: readonly RuleText[] = [
  {
    id: 'IN',
    title: 'Text of a level',
    text: 'Rows and columns, the rows of the board (. is free, # is a wall), the number of moves, a move (N, E, S or W) on each line.',
  },
  {
    id: 'R1',
    title: 'Moves',
    text: 'Each turn the walker moves one cell. No move leaves the board.',
  },
  { id: 'R2', title: 'Walls', text: 'A wall stops the walker: it stays where it is.' },
]
