import {
  error,
  problemTable,
  warning,
  type ProblemFacts,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import { numberProblems, wordProblems } from '../../../game/reading-problems'

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
const codes = {
  ...wordProblems('IN'),
  ...numberProblems('IN'),
  'extra-lines': error(
    'IN',
    () => 'Unexpected line after the end of the match; expected the end of the text',
  ),
  'bad-prefix': error(
    'IN',
    ([found, sign]) => `Found '${found}', expected '${sign}' before this line`,
  ),
  'bad-player': error('IN', ([found]) => `Found '${found}', expected the player’s number, 0 or 1`),
  'bad-house': error(
    'IN',
    ([found]) =>
      `Found '${found}', expected a house: its north-west and its south-east cell, four letters A to T`,
  ),
  'house-corners': error(
    'IN',
    ([found]) =>
      `Found '${found}'; expected the north-west cell of the house before its south-east one`,
  ),
  'no-houses': error(
    'G2',
    () => 'The town has no houses; expected at least two, for ghosts to go from one to another',
  ),
  'bad-cell': error(
    'IN',
    ([found, what]) => `Found '${found}', expected two letters A to T: ${what}`,
  ),
  'bad-ghost': error(
    'IN',
    ([found, what, shape]) => `Found '${found}', expected ${shape}: ${what}`,
  ),
  'not-new': error(
    'IN',
    ([found, what]) => `Found '${found}'; all ghosts in the first list are new: ${what}`,
  ),
  'not-at-start': error(
    'IN',
    ([found, what, start]) => `Found '${found}', expected ${start}: ${what}`,
  ),
  'bad-hidden': error(
    'G7',
    () =>
      "Found '-'; only in the last turn can a team’s line and the ghosts’ line be missing, and only both together",
  ),
  'out-of-limits': error(
    'T1',
    ([found, lowest, highest]) =>
      `The limit is ${found} moves; only ${lowest} to ${highest} can be run`,
  ),
  'outside-official': warning(
    'T1',
    ([found, lowest, highest]) =>
      `The limit is ${found} moves; the official range is ${lowest} to ${highest}`,
  ),
  'house-overlap': error(
    'G3',
    ([house, other, cell]) =>
      `House ${house} overlaps house ${other} at ${cell}; expected no cell shared`,
  ),
  'house-on-start': error(
    'G8',
    ([house, player, cell]) =>
      `House ${house} covers ${cell}, where a hunter of ${player} starts; expected a street cell`,
  ),
  'house-without-exit': error(
    'G2',
    ([house]) =>
      `No line leads from house ${house} to a corner of another house; a ghost would be stuck there`,
  ),
  'start-no-corner': error(
    'T4',
    ([ghost, cell]) => `Ghost ${ghost} starts at ${cell}, which is not a corner of a house`,
  ),
  'starts-missing': error('T4', () => 'There are turns, but the ghosts’ starts are not given'),
  'too-many-turns': error(
    'T1',
    ([turn, most]) => `This is turn ${turn}, but the limit allows only ${most}`,
  ),
  'hunter-too-far': error(
    'G5',
    ([player, hunter, cell, from]) =>
      `${player}’s hunter ${hunter} goes from ${from} to ${cell}; expected a neighbouring cell`,
  ),
  'hunter-in-house': error(
    'G5',
    ([player, hunter, cell]) =>
      `${player}’s hunter ${hunter} goes to ${cell}, inside a house; expected a street cell`,
  ),
  'hunters-together': error(
    'G5',
    ([player, hunter, cell, other]) =>
      `${player}’s hunter ${hunter} goes to ${cell} like hunter ${other}; expected a cell of its own`,
  ),
  'ghost-off-plan': error(
    'W1',
    ([ghost, from, cell, possible]) =>
      `Ghost ${ghost} goes from ${from} to ${cell}; it could only go to ${possible}`,
  ),
  'new-no-corner': error(
    'T4',
    ([ghost, cell]) =>
      `The new ghost ${ghost} appears at ${cell}, which is not a corner of a house`,
  ),
  'not-neutralised': error(
    'T3',
    ([ghost, cell, white, black]) =>
      `Ghost ${ghost} lives on at ${cell} with ${white} white and ${black} black hunters around it; expected it to be neutralised`,
  ),
  'wrongly-neutralised': error(
    'T3',
    ([ghost, cells]) =>
      `Ghost ${ghost} is replaced by a new one, but it could not be neutralised at ${cells}`,
  ),
  undecided: warning(
    'G7',
    ([ghost, turn, cells]) =>
      `Ghost ${ghost} was neutralised in turn ${turn} at ${cells}; who gets the point is not decided`,
  ),
  'turn-not-shown': warning(
    'G7',
    ([turn]) => `The transcript ends before it shows the outcome of turn ${turn}`,
  ),
  'bad-forfeit': error(
    'G5',
    ([found]) => `Found '${found}', expected the number of the player who forfeits, 0 or 1`,
  ),
} satisfies Record<string, ProblemFacts>

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before anything is done. */
export type Problem = AnyProblem<Code>

/** Diagnostics, sentences and codes, served from the table. */
export const { diagnostic, problem, messageOf, allCodes } = problemTable(codes)
