import { rulesOf } from '../../../game/rules-text'

/** The rules in our own words, one entry for each id that a diagnostic, a phase or an event names. */
export const rulesText = rulesOf(`
  IN The text of a level
    First the rows of the map, their cells separated by spaces: o is an island, w a wall, b with an arrow a bog and its impassable side, r2v a cell of river 2 flowing down, e2 the estuary of river 2, y10 cave 0 of chain 1. Then the number of walks, then one line for each: row and column of its start, counted from 0, and its moves as letters N, S, W and E. The answer is one line with a word for each walk: for each move the kind of cell, o, r, y, e or b, where the player is after it. The start is not written.
  M1 Step 1 of a move: the bog
    A player in a bog who moves towards its impassable side stays there. The letter is b, and the master says only “bog”.
  M2 Step 2 of a move: the wall
    When the next cell is a wall or lies off the map, the player stays.
  M3 Step 3 of a move: the step
    The player goes into the next cell.
  M4 Step 4 of a move: the cave
    A player who steps into cave k of a chain falls and climbs out of cave k + 1 of that chain; the last cave leads to cave 0. The caves of a chain are numbered 0, 1, 2 and so on. There is only one fall per move.
  M5 Step 5 of a move: the current
    A player who steps into a river cell is shifted one cell along its arrow; there the current does not shift again. The current does not act on a player who moves downstream (from the previous river cell, along that cell’s arrow) or upstream (to the cell whose arrow points to the cell just left). A river is a single line of cells, each pointing to the next and the last one to the estuary; rivers do not merge or branch.
  L1 The letter of a bump
    A player who bumps into a wall or the border writes the letter of the cell they stay in once more.
  L2 The letter of a shift
    A shift writes one letter: that of the cell where the player ends, r or e.
  L3 From river to river
    From another river, or from a cell of the same river that is neither next up nor next down, the current shifts as usual.
  L4 From an estuary
    The estuary is treated as the last cell of its river: only the cell that flows straight into it is upstream of it. A step into any other cell of that river is shifted.
  L5 A bump in a cave
    A player who bumps while in a cave stays in that cave and does not fall again. The letter is y.
  L6 A chain of one cave
    Allowed, with a warning: falling in has no effect.
  L7 Where walks start
    Walks start on islands. Any other cell is a warning: the walk runs, and nothing happens to the player at the start. A start on a wall or off the map is an error.
  L8 Bog and wall both in the way
    The player stays either way. The bog is checked first, so the bog is the reason shown.
  L9 The size of the map
    The official map is 7 × 7. Other sizes run with a warning, up to 500 × 500.
`)
