import { errors, problemTable, type Problem as AnyProblem } from '../../../game/problem-table'
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
  ...extraLines('IN', 'the last data set'),
  ...limitProblems('J8'),
  ...errors('IN', {
    // How many lines many data sets have is not worth saying.
    'missing-line': ([what]) => `The text ends here; expected ${what}`,
    'missing-row': ([row, right]) =>
      `Row ${row} is missing; expected a line of ${right} terrain letters here`,
    'extra-row': ([found, row]) =>
      row === ''
        ? `Found a line of ${found} letters after the nine rows; expected the numbers of units`
        : `Found a line of ${found} letters between the rows; expected row ${row}`,
    'row-length': ([row, found, right]) =>
      `Row ${row} has ${found} terrain ${found === 1 ? 'letter' : 'letters'}; expected ${right}`,
    'not-terrain': ([found, row]) => `Found '${found}' in row ${row}; expected F, W, H, M or U`,
    'not-a-type': ([found, what]) => `Found '${found}', expected G, M or S: ${what}`,
    'not-a-cell': ([found, what]) => `Found '${found}', expected a cell such as E5: ${what}`,
    'unit-off-board': ([found, what]) =>
      `Found '${found}', which is off the board; expected a cell on the board: ${what}`,
    'unit-on-water': ([unit, side, cell]) =>
      `Unit ${unit} of side ${side} is at ${cell}, which is under water; expected a cell on land`,
    'unit-on-unit': ([unit, side, cell, other, otherSide]) =>
      `Unit ${unit} of side ${side} is at ${cell}, where unit ${other} of side ${otherSide} is; expected a cell of its own`,
  }),
  ...errors('J6', {
    'move-off-board': ([found, what]) =>
      `Found '${found}', which is off the board; expected a cell on the board: ${what}`,
  }),
}

export type Code = keyof typeof codes

/** A problem of this game without its place, as tools show it before anything is done. */
export type Problem = AnyProblem<Code>

/** Diagnostics, sentences and codes, served from the table. */
export const { diagnostic, problem, messageOf, allCodes } = problemTable(codes)
