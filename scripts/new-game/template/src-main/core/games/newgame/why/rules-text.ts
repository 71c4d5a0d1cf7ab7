import { rulesOf } from '../../../game/rules-text'

/** The rules in the app's own words. */
export const rulesText = rulesOf(`
  IN Text of a level
    Rows and columns, the rows of the board (. is free, # is a wall), the number of moves, a move (N, E, S or W) on each line.
  R1 Moves
    Each turn the walker moves one cell. No move leaves the board.
  R2 Walls
    A wall stops the walker: it stays where it is.
`)
