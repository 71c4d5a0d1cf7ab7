import {
  error,
  problemTable,
  warning,
  type ProblemFacts,
  type Problem as AnyProblem,
} from '../../../game/problem-table'
import {
  extraLines,
  limitProblems,
  numberProblems,
  wordProblems,
} from '../../../game/reading-problems'

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
const codes = {
  ...wordProblems('IN'),
  ...numberProblems('IN'),
  'too-many-digits': error(
    'IN',
    ([found, what]) => `Found '${found}', expected a number of at most 15 digits: ${what}`,
  ),
  'not-a-way': error('IN', ([found, what]) => `Found '${found}', expected N, E, S or W: ${what}`),
  ...limitProblems('R11'),
  ...extraLines('IN', 'the last turn'),
  'not-square': warning(
    'R11',
    ([width, height]) => `The board is ${width} × ${height}; official boards are square`,
  ),
  'rocket-off-grid': error(
    'IN',
    ([player, x, y, maxX, maxY]) =>
      `The rocket of player ${player} is at (${x},${y}), off the grid; expected (0,0) to (${maxX},${maxY})`,
  ),
  'rocket-on-pit': error(
    'R10',
    ([player, x, y]) =>
      `The rocket of player ${player} is at (${x},${y}), which is a pit; expected another square`,
  ),
  'rocket-on-rocket': error(
    'R9',
    ([player, x, y, other]) =>
      `The rocket of player ${player} is at (${x},${y}), where the rocket of player ${other} is; expected a square of its own`,
  ),
  'door-off-grid': error(
    'IN',
    ([door, at, wall, highest]) =>
      `Door ${door} is at ${at} in wall ${wall}, off the grid; expected 1 to ${highest}`,
  ),
  'door-in-corner': error(
    'IN',
    ([door, at, wall, highest]) =>
      `Door ${door} is at ${at} in wall ${wall}, in a corner; expected 1 to ${highest}`,
  ),
  'door-twice': warning(
    'R9',
    ([door, at, wall, other]) =>
      `Door ${door} is at ${at} in wall ${wall}, where door ${other} is; both let animals out`,
  ),
  'arrow-off-grid': error(
    'R6',
    ([turn, x, y, maxX, maxY]) =>
      `The arrow of turn ${turn} is at (${x},${y}), off the grid; expected (0,0) to (${maxX},${maxY})`,
  ),
  'arrow-on-pit': error(
    'R6',
    ([turn, x, y]) =>
      `The arrow of turn ${turn} is at (${x},${y}), which is a pit; expected a free square`,
  ),
  'arrow-on-rocket': error(
    'R6',
    ([turn, x, y, player]) =>
      `The arrow of turn ${turn} is at (${x},${y}), where the rocket of player ${player} is; expected a free square`,
  ),
  'arrow-on-arrow': error(
    'R6',
    ([turn, x, y, player, placed]) =>
      `The arrow of turn ${turn} is at (${x},${y}), where the arrow of player ${player} from turn ${placed} stands; expected a free square`,
  ),
  'arrow-on-own-oldest': error(
    'R5',
    ([turn, x, y, player, placed]) =>
      `The arrow of turn ${turn} is at (${x},${y}), where player ${player}’s own oldest arrow, from turn ${placed}, still stands; expected a free square`,
  ),
} satisfies Record<string, ProblemFacts>

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before anything is done. */
export type Problem = AnyProblem<Code>

/** Diagnostics, sentences and codes, served from the table. */
export const { diagnostic, problem, messageOf, allCodes } = problemTable(codes)
