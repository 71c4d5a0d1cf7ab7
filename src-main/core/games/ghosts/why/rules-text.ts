import { rulesOf } from '../../../game/rules-text'

/** The rules in our own words, one entry for each id that a diagnostic, a phase or an event names. */
export const rulesText = rulesOf(`
  IN The texts
    Cells are named by row and column, A to T each; AA is the north-west corner. A town is one line of houses, each written as its north-west and south-east cell: AGBI. A level has two lines more: the limit on moves, and the six starting ghosts or -. A transcript is the official text: >> before what the program read, << before what it wrote; it is played in the default town. A match is a level with three lines a turn: White’s cells, Black’s cells, and the ghosts, BQ* living on at BQ, HC+MT neutralised at HC and replaced at MT, --+MT neutralised in a cell that was not seen. In its last turn the ghosts and one team may be - when a transcript ended before showing them. A last line, forfeit 0 or forfeit 1, names the player who forfeits.
  T1 A turn: both are asked
    Both players are given the ghosts and the opponents, and both answer. The limit counts the moves of both, so there are half as many turns, rounded down. The official limit is 240 to 480.
  T2 Phase 1: move
    Hunters and ghosts move at the same time. A hunter stays or goes to a neighbouring cell, diagonals included, but not into a house or off the map. After the move no two hunters of a team share a cell; swapping places is allowed. Opponents and ghosts are not in the way.
  T3 Phase 2: neutralise
    A ghost on the street with at least four hunters of one team in the 5 × 5 square around it is neutralised: a point for that team. If both teams have four, the one with more gets the point; with equal numbers neither does.
  T4 Phase 3: appear
    The place of a neutralised ghost in the list is taken by a new one, on a random corner of a random house. The next list marks it +, all others *. In the first list all are new.
  W1 How a ghost walks: a step
    A ghost goes one cell a turn and never stands still.
  W2 How a ghost walks: drawing
    On the corner where it appeared or arrived, a ghost draws at random the corner by which it leaves: any corner of the house, this one included, from which a line leads to another house.
  W3 How a ghost walks: inside
    It goes to that corner along the perimeter of the house, the shortest way; of two equal ways it draws one at random.
  W4 How a ghost walks: outside
    From there it follows a straight line that first meets another house at a corner; of several such lines it draws one at random. It does not turn on the way, arrives on that corner and draws again.
  G1 How the exit is drawn
    First a corner, all exits being equally likely, then a line from that corner, all being equally likely.
  G2 A house without an exit
    Not allowed: no line leads from it to another house, and a ghost would be stuck.
  G3 Houses that touch
    Allowed; the line between two corners that touch has no street cell. Houses that overlap are an error.
  G4 A ghost on a house
    On any cell of a house, its corners included, a ghost cannot be neutralised.
  G5 An illegal or late answer
    An answer with the wrong number of cells, with words that are not cells, or with a cell that is off the map, in a house, too far away or named twice forfeits the match. So does an answer later than 0.25 seconds. A match can be set so that the team stays where it was instead.
  G6 The order of the hunters
    It is kept: the first hunter goes from the first cell to the first cell, and so on.
  G7 What a transcript does not show
    The last cell of a neutralised ghost is not shown. It is a cell the ghost could step to; if all such cells lead to the same outcome, that is the outcome. Otherwise the scores are given as least and most, with the first such turn: 1-2 0 undecided at turn 7. So is a last turn of which only one team’s answer is known, where each ghost and each hunter is judged by itself.
  G8 A house on a start
    Not allowed: hunters would begin inside a house.
  G9 A new ghost among others
    It may appear on any corner, even where hunters or other ghosts are.
`)
