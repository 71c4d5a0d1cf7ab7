import {
  errors,
  problemTable,
  warnings,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import { numberProblems, wordProblems } from '../../../game/reading-problems'

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
const codes = {
  ...wordProblems('IN'),
  ...numberProblems('IN'),
  ...errors('IN', {
    'extra-lines': () => 'Unexpected line after the end of the match; expected the end of the text',
    'bad-prefix': ([found, sign]) => `Found '${found}', expected '${sign}' before this line`,
    'bad-player': ([found]) => `Found '${found}', expected the player’s number, 0 or 1`,
    'bad-house': ([found]) =>
      `Found '${found}', expected a house: its north-west and its south-east cell, four letters A to T`,
    'house-corners': ([found]) =>
      `Found '${found}'; expected the north-west cell of the house before its south-east one`,
    'bad-cell': ([found, what]) => `Found '${found}', expected two letters A to T: ${what}`,
    'bad-ghost': ([found, what, shape]) => `Found '${found}', expected ${shape}: ${what}`,
    'not-new': ([found, what]) => `Found '${found}'; all ghosts in the first list are new: ${what}`,
    'not-at-start': ([found, what, start]) => `Found '${found}', expected ${start}: ${what}`,
  }),
  ...errors('G2', {
    'no-houses': () =>
      'The town has no houses; expected at least two, for ghosts to go from one to another',
    'house-without-exit': ([house]) =>
      `No line leads from house ${house} to a corner of another house; a ghost would be stuck there`,
  }),
  ...errors('G7', {
    'bad-hidden': () =>
      "Found '-'; only in the last turn can a team’s line and the ghosts’ line be missing, and only both together",
  }),
  ...errors('T1', {
    'out-of-limits': ([found, lowest, highest]) =>
      `The limit is ${found} moves; only ${lowest} to ${highest} can be run`,
    'too-many-turns': ([turn, most]) => `This is turn ${turn}, but the limit allows only ${most}`,
  }),
  ...warnings('T1', {
    'outside-official': ([found, lowest, highest]) =>
      `The limit is ${found} moves; the official range is ${lowest} to ${highest}`,
  }),
  ...errors('G3', {
    'house-overlap': ([house, other, cell]) =>
      `House ${house} overlaps house ${other} at ${cell}; expected no cell shared`,
  }),
  ...errors('G8', {
    'house-on-start': ([house, player, cell]) =>
      `House ${house} covers ${cell}, where a hunter of ${player} starts; expected a street cell`,
  }),
  ...errors('T4', {
    'start-no-corner': ([ghost, cell]) =>
      `Ghost ${ghost} starts at ${cell}, which is not a corner of a house`,
    'starts-missing': () => 'There are turns, but the ghosts’ starts are not given',
    'new-no-corner': ([ghost, cell]) =>
      `The new ghost ${ghost} appears at ${cell}, which is not a corner of a house`,
  }),
  ...errors('G5', {
    'hunter-too-far': ([player, hunter, cell, from]) =>
      `${player}’s hunter ${hunter} goes from ${from} to ${cell}; expected a neighbouring cell`,
    'hunter-in-house': ([player, hunter, cell]) =>
      `${player}’s hunter ${hunter} goes to ${cell}, inside a house; expected a street cell`,
    'hunters-together': ([player, hunter, cell, other]) =>
      `${player}’s hunter ${hunter} goes to ${cell} like hunter ${other}; expected a cell of its own`,
    'bad-forfeit': ([found]) =>
      `Found '${found}', expected the number of the player who forfeits, 0 or 1`,
  }),
  ...errors('W1', {
    'ghost-off-plan': ([ghost, from, cell, possible]) =>
      `Ghost ${ghost} goes from ${from} to ${cell}; it could only go to ${possible}`,
  }),
  ...errors('T3', {
    'not-neutralised': ([ghost, cell, white, black]) =>
      `Ghost ${ghost} lives on at ${cell} with ${white} white and ${black} black hunters around it; expected it to be neutralised`,
    'wrongly-neutralised': ([ghost, cells]) =>
      `Ghost ${ghost} is replaced by a new one, but it could not be neutralised at ${cells}`,
  }),
  ...warnings('G7', {
    undecided: ([ghost, turn, cells]) =>
      `Ghost ${ghost} was neutralised in turn ${turn} at ${cells}; who gets the point is not decided`,
    'turn-not-shown': ([turn]) => `The transcript ends before it shows the outcome of turn ${turn}`,
  }),
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before anything is done. */
export type Problem = AnyProblem<Code>

/** Diagnostics, sentences and codes, served from the table. */
export const { diagnostic, problem, messageOf, allCodes } = problemTable(codes)
