import type { Diagnostic, Place, Severity } from '../../kernel/diagnostics'

type Args = readonly (string | number)[]

interface CodeFacts {
  readonly severity: Severity
  readonly rule: string
  /** The sentence: what was found, then what was expected. */
  message(args: Args): string
}

/** Every problem that the game knows. Codes are stable; sentences may change freely. */
const codes = {
  'missing-line': error('IN', ([what]) => `The text ends here; expected ${what}`),
  'missing-word': error('IN', ([what]) => `The line ends here; expected ${what}`),
  'missing-row': error(
    'IN',
    ([row, right]) => `Row ${row} is missing; expected a line of ${right} terrain letters here`,
  ),
  'extra-row': error('IN', ([found, row]) =>
    row === ''
      ? `Found a line of ${found} letters after the nine rows; expected the numbers of units`
      : `Found a line of ${found} letters between the rows; expected row ${row}`,
  ),
  'extra-word': error('IN', ([found]) => `Found '${found}' after the end of what this line says`),
  'not-integer': error(
    'IN',
    ([found, what]) => `Found '${found}', expected a whole number: ${what}`,
  ),
  'row-length': error(
    'IN',
    ([row, found, right]) =>
      `Row ${row} has ${found} terrain ${found === 1 ? 'letter' : 'letters'}; expected ${right}`,
  ),
  'not-terrain': error(
    'IN',
    ([found, row]) => `Found '${found}' in row ${row}; expected F, W, H, M or U`,
  ),
  'not-a-type': error('IN', ([found, what]) => `Found '${found}', expected G, M or S: ${what}`),
  'not-a-cell': error(
    'IN',
    ([found, what]) => `Found '${found}', expected a cell such as E5: ${what}`,
  ),
  'unit-off-board': error(
    'IN',
    ([found, what]) =>
      `Found '${found}', which is off the board; expected one of its cells: ${what}`,
  ),
  'move-off-board': error(
    'J6',
    ([found, what]) =>
      `Found '${found}', which is off the board; expected one of its cells: ${what}`,
  ),
  'out-of-limits': error(
    'J8',
    ([name, found, lowest, highest]) =>
      `The ${name} is ${found}; only ${lowest} to ${highest} can be run`,
  ),
  'outside-official': warning(
    'J8',
    ([name, found, lowest, highest]) =>
      `The ${name} is ${found}; officially ${lowest} to ${highest}`,
  ),
  'extra-lines': warning('IN', ([count]) =>
    count === 1
      ? 'One line is left over after the last data set; expected the end of the text'
      : `${count} lines are left over after the last data set; expected the end of the text`,
  ),
  'unit-on-water': error(
    'IN',
    ([unit, side, cell]) =>
      `Unit ${unit} of side ${side} is at ${cell}, which is under water; expected a cell of land`,
  ),
  'unit-on-unit': error(
    'IN',
    ([unit, side, cell, other, otherSide]) =>
      `Unit ${unit} of side ${side} is at ${cell}, where unit ${other} of side ${otherSide} is; expected a cell of its own`,
  ),
} satisfies Record<string, CodeFacts>

export type Code = keyof typeof codes

/** A problem without its place, as tools show it before anything is done. */
export interface Problem {
  readonly code: Code
  readonly rule: string
  readonly args: Args
}

/** A diagnostic of this game; severity and rule come from the table. */
export function diagnostic(
  code: Code,
  place: Place,
  cells: readonly number[],
  args: Args,
): Diagnostic {
  const { severity, rule } = codes[code]
  return { code, severity, rule, place, cells, args }
}

/** A problem of this game; the rule comes from the table. */
export function problem(code: Code, args: Args): Problem {
  return { code, rule: codes[code].rule, args }
}

/** The sentence of a problem: what was found and what was expected. */
export function messageOf(found: { readonly code: string; readonly args: Args }): string {
  const facts = (codes as Readonly<Record<string, CodeFacts | undefined>>)[found.code]
  return facts ? facts.message(found.args) : found.code
}

/** All codes, for tests that want a sample of each. */
export const allCodes = Object.keys(codes) as readonly Code[]

function error(rule: string, message: CodeFacts['message']): CodeFacts {
  return { severity: 'error', rule, message }
}

function warning(rule: string, message: CodeFacts['message']): CodeFacts {
  return { severity: 'warning', rule, message }
}
