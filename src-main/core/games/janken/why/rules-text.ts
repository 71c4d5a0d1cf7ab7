import { rulesOf } from '../../../game/rules-text'

/** The rules in our own words, one entry for each id that a diagnostic, a phase or an event names. */
export const rulesText = rulesOf(`
  IN The text of a level
    Line 1 holds the number of data sets. Each has nine lines of terrain, row A to row I with 5 6 7 8 9 8 7 6 5 letters: F field, W woods, H hills, M mountains, U under water. Then come the numbers of units of side 1 and side 2, a line for each unit (G guardian, M mage or S swordsman, and its cell), the number of moves, and a line for each move (from, to). No unit starts under water or on another one. The numbers of cells run along the diagonal: row A is A5 to A9, row E is E1 to E9, row I is I1 to I5. The neighbours of E5 are D5, D6, E4, E6, F4 and F5.
  M1 What a move costs
    A unit has 10 points for a move. Entering a field costs 1, woods 2, hills 3 and mountains 4. A cell under water cannot be entered.
  M2 Who beats whom
    Guardians beat swordsmen, swordsmen beat mages, mages beat guardians.
  M3 The best way
    The unit goes from start to end by the way that leaves the most points. Of several such ways the app shows the one with the fewest cells; of those, the one whose second-to-last cell comes first in the order of the text, then the cell before that, and so on.
  M4 Units in the way
    No unit enters the cell of an enemy. Friends are passed freely. The end must be empty.
  M5 Beside an enemy that beats the unit
    A cell that touches an enemy that beats the unit cannot be passed. Ending there is allowed.
  M6 Move after move
    A move that cannot be made leaves the unit where it is. The moves of a data set follow each other on the same board, no matter which side they belong to. The next data set begins with a board of its own.
  J1 Starting beside an enemy that beats the unit
    The unit may leave: the start is not passed through.
  J2 An empty start
    The move is unsuccessful.
  J3 An end that is held
    If any unit stands at the end, the move is unsuccessful. That includes the unit itself, when a move ends where it starts.
  J4 Exactly 10 points
    A move that uses all of them is successful, with 0 points left.
  J5 An end under water
    The move is unsuccessful.
  J6 A cell off the board
    A move that names one is an error.
  J7 The terrain of the start
    It costs nothing. Only the cells that are entered are paid for.
  J8 Beyond the official limits
    Officially each side has 1 to 10 units and a data set has 1 to 100 moves. Other levels run with a warning, as long as there are 1 to 100000 data sets, at most 61 units per side and at most 100000 moves per data set.
  J9 A single step between two cells beside an enemy
    A unit that starts beside an enemy that beats it may step to a neighbouring cell beside one: it leaves its start and ends its move, and passes nothing.
`)
