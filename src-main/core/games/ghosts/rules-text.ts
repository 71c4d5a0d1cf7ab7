import type { RuleText } from '../../game/module'

/** The rules in our own words, one entry for each id that a diagnostic, a phase or an event names. */
export const rulesText: readonly RuleText[] = [
  rule(
    'IN',
    'The texts',
    'Cells are named by row and column, A to T each; AA is the north-west corner. A town is one line of houses, each written as its north-west and south-east cell: AGBI. A level has two lines more: the limit on moves, and the six starting ghosts or -. A transcript is the official text: >> before what the program read, << before what it wrote; it is played in the default town. A match is a level with three lines a turn: White’s cells, Black’s cells, and the ghosts, BQ* living on at BQ, HC+MT neutralised at HC and replaced at MT, --+MT neutralised where nobody saw it. In its last turn the ghosts and one team may be - when a transcript ended before showing them. A last line forfeit 0 or forfeit 1 names who forfeits.',
  ),
  rule(
    'T1',
    'A turn: both are asked',
    'Both players are given the ghosts and the opponents, and answer. The limit counts the moves of both, so there are half as many turns, rounded down. Officially it is 240 to 480.',
  ),
  rule(
    'T2',
    'Phase 1: move',
    'Hunters and ghosts move at once. A hunter stays or goes to one of the eight neighbour cells, not into a house and not off the map. After the move no two of a team share a cell; changing places is allowed. Opponents and ghosts are in nobody’s way.',
  ),
  rule(
    'T3',
    'Phase 2: neutralise',
    'A ghost on the street with at least four hunters of one team in the 5 by 5 square around it is neutralised: a point for that team. If both teams have four, the one with more gets the point; with equal numbers nobody does.',
  ),
  rule(
    'T4',
    'Phase 3: appear',
    'The place of a neutralised ghost in the list is taken by a new one, on a random corner of a random house. The next list marks it +, all others *. In the first list all are new.',
  ),
  rule('W1', 'How a ghost walks: a step', 'A ghost goes one cell a turn and never stands still.'),
  rule(
    'W2',
    'How a ghost walks: drawing',
    'On the corner where it appeared or arrived, a ghost draws the corner by which it leaves: any corner of the house, this one included, from which a line leads to another house.',
  ),
  rule(
    'W3',
    'How a ghost walks: inside',
    'It goes to that corner along the perimeter of the house, the shortest way; of two equal ways it draws one.',
  ),
  rule(
    'W4',
    'How a ghost walks: outside',
    'From there it follows a straight line that first meets another house at one of its corners; of several such lines it draws one. It does not turn on the way, arrives on that corner and draws again.',
  ),
  rule(
    'G1',
    'How the exit is drawn',
    'First a corner, all exits being equally likely, then one of its lines, all being equally likely.',
  ),
  rule(
    'G2',
    'A house without an exit',
    'Not allowed: no line leads from it to another house, and a ghost would be stuck.',
  ),
  rule(
    'G3',
    'Houses that touch',
    'Allowed; the line between two corners that touch has no street cell. Houses that overlap are an error.',
  ),
  rule(
    'G4',
    'A ghost on a house',
    'On any cell of a house, its corners included, a ghost cannot be neutralised.',
  ),
  rule(
    'G5',
    'An illegal or late answer',
    'Whoever answers with a wrong number of cells, words that are no cells, a cell off the map or in a house, too far away, or held by two, or later than 0.25 seconds, forfeits the match. A match may be set so that his team stays where it was instead.',
  ),
  rule(
    'G6',
    'The order of the hunters',
    'It is kept: the first hunter goes from the first cell to the first cell, and so on.',
  ),
  rule(
    'G7',
    'What a transcript does not show',
    'The last cell of a neutralised ghost is not shown. It is one of those the ghost could step to; where they allow one outcome only, that is it. Otherwise the scores are told as least and most, with the first such turn: 1-2 0 undecided at turn 7. So is a last turn of which only one team’s answer is known, each ghost and each hunter being judged by itself.',
  ),
  rule('G8', 'A house on a start', 'Not allowed: hunters would begin inside a house.'),
  rule(
    'G9',
    'A new ghost among others',
    'It may appear on any corner, also where hunters or other ghosts are.',
  ),
]

function rule(id: string, title: string, text: string): RuleText {
  return { id, title, text }
}
