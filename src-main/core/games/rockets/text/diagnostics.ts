import {
  errors,
  problemTable,
  warnings,
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
  ...limitProblems('R11'),
  ...extraLines('IN', 'the last turn'),
  ...errors('IN', {
    'too-many-digits': ([found, what]) =>
      `Found '${found}', expected a number of at most 15 digits: ${what}`,
    'not-a-way': ([found, what]) => `Found '${found}', expected N, E, S or W: ${what}`,
    'rocket-off-grid': ([player, x, y, maxX, maxY]) =>
      `The rocket of player ${player} is at (${x},${y}), off the grid; expected (0,0) to (${maxX},${maxY})`,
    'door-off-grid': ([door, at, wall, highest]) =>
      `Door ${door} is at ${at} in wall ${wall}, off the grid; expected 1 to ${highest}`,
    'door-in-corner': ([door, at, wall, highest]) =>
      `Door ${door} is at ${at} in wall ${wall}, in a corner; expected 1 to ${highest}`,
  }),
  ...warnings('R11', {
    'not-square': ([width, height]) =>
      `The board is ${width} × ${height}; official boards are square`,
  }),
  ...errors('R10', {
    'rocket-on-pit': ([player, x, y]) =>
      `The rocket of player ${player} is at (${x},${y}), which is a pit; expected another square`,
  }),
  ...errors('R9', {
    'rocket-on-rocket': ([player, x, y, other]) =>
      `The rocket of player ${player} is at (${x},${y}), where the rocket of player ${other} is; expected a square of its own`,
  }),
  ...warnings('R9', {
    'door-twice': ([door, at, wall, other]) =>
      `Door ${door} is at ${at} in wall ${wall}, where door ${other} is; both let animals out`,
  }),
  ...errors('R6', {
    'arrow-off-grid': ([turn, x, y, maxX, maxY]) =>
      `The arrow of turn ${turn} is at (${x},${y}), off the grid; expected (0,0) to (${maxX},${maxY})`,
    'arrow-on-pit': ([turn, x, y]) =>
      `The arrow of turn ${turn} is at (${x},${y}), which is a pit; expected a free square`,
    'arrow-on-rocket': ([turn, x, y, player]) =>
      `The arrow of turn ${turn} is at (${x},${y}), where the rocket of player ${player} is; expected a free square`,
    'arrow-on-arrow': ([turn, x, y, player, placed]) =>
      `The arrow of turn ${turn} is at (${x},${y}), where the arrow of player ${player} from turn ${placed} stands; expected a free square`,
  }),
  ...errors('R5', {
    'arrow-on-own-oldest': ([turn, x, y, player, placed]) =>
      `The arrow of turn ${turn} is at (${x},${y}), where player ${player}’s own oldest arrow, from turn ${placed}, still stands; expected a free square`,
  }),
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before anything is done. */
export type Problem = AnyProblem<Code>

/** Diagnostics, sentences and codes, served from the table. */
export const { diagnostic, problem, messageOf, allCodes } = problemTable(codes)
