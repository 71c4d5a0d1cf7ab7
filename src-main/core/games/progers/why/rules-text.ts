import { rulesOf } from '../../../game/rules-text'

/** The rules in our own words, one entry for each id that a diagnostic, a phase or an event names. */
export const rulesText = rulesOf(`
  IN The text of a level
    Four lines: hills (lower-left and upper-right cell), walls (cell and side, N above or E right), samples (cell and type 1 to 8) and the bank, letters of SLRBJM. A cell is two digits, row and column; row 0 is the south row. Then comes one move per line, player 0 first. A transcript has >> before what its player read and << before what they wrote, with their order, 0 or 1, after the bank. Hills share no cell, walls stand between two cells, samples lie on different cells.
  T1 A turn
    The player whose turn it is makes a program of 1 to 5 of the seven instructions in their hand, in any order. Each is carried out or, where it cannot be, skipped; it is used up either way. Player 0 starts at 00, player 1 at 09, both facing north.
  T2 S, one step
    The robot goes one cell forward, unless a wall, the edge of a hill, the border or the other robot is in between. A wall stops from both sides.
  T3 J, a jump
    The robot goes one cell forward, over walls and edges of hills; not over the border, not onto the other robot.
  T4 M, a long move
    The robot goes forward cell by cell until a wall, the edge of a hill, the border or the other robot stops it, or until it comes to a cell with a sample. Cells that it passes count as visited.
  T5 L, R, B
    The robot turns left, right or back and stays where it is.
  T6 Samples
    The sample of a visited cell is taken if fewer than 3 are aboard; otherwise it stays.
  T7 Bases
    The four corners are bases for both players. Visiting one unloads everything: 1 point per sample, and 1 more for each type that no base had before.
  T8 Drawing
    After their program, players take as many letters from the head of the bank as they have used. At the start player 0 takes seven, then player 1 takes seven.
  T9 The end
    When the last sample is on a base, the game ends at once. A player who cannot fill their hand to seven stops after that turn; the other goes on until the same happens to them.
  T10 Hills
    Two cells are on one level when both are on no hill or both on the same hill. Between cells of different levels there is an edge; two hills that touch have one between them.
  T11 Official limits
    Officially there are 2 to 5 hills of 3 to 4 by 3 to 6 cells, each touching at most two borders; 10 to 30 walls; 24 samples, 3 of each of 8 types; a bank of 150 S, 75 L, 75 R, 30 B, 60 J and 30 M; and every cell can be left by a plain step on at least two sides. Other levels run with a warning.
  P1 J with nothing to jump over
    It moves like S.
  P2 J or S onto the other robot
    The instruction is skipped.
  P3 Several samples of one new type
    When they are unloaded together, the bonus counts once.
  P4 A sample in a corner
    It is taken, then unloaded in the same visit.
  P5 A sample under a robot at the start
    Starting there is no visit: the sample stays until a robot comes to the cell.
  P6 M onto a sample while full
    The robot stops there and takes nothing.
  P7 M whose first cell is blocked
    The instruction is skipped.
  P8 Illegal moves
    A program has 1 to 5 letters, all of them from the hand. In a match, a player who plays anything else loses; in a text it is an error.
  P9 The printed example
    Its bank is one letter short, so its fifth move could not be made. The sample here has an S as its seventh letter.
  P10 Moves after the end
    A transcript has no moves after the end of the game.
`)
