import { error, warning, type ProblemFacts } from './problem-table'

// Rows that formats share, to be spread into a game's table of problems; `rule` is the id under which the game's rules
// speak of it.

type Rows<Code extends string> = Readonly<Record<Code, ProblemFacts>>

/** Lines and words that are missing, and words too many: what a field reader always may find. */
export function wordProblems(rule: string): Rows<'missing-line' | 'missing-word' | 'extra-word'> {
  return {
    'missing-line': error(rule, ([what, count = 1]) =>
      count === 1
        ? `The text ends here; expected one more line, ${what}`
        : `The text ends here; expected ${count} more lines, the first being ${what}`,
    ),
    'missing-word': error(rule, ([what]) => `The line ends here; expected ${what}`),
    'extra-word': error(rule, ([found]) => `Unexpected '${found}' at the end of the line`),
  }
}

/** Words that are no whole numbers. */
export function numberProblems(rule: string): Rows<'not-integer'> {
  return {
    'not-integer': error(
      rule,
      ([found, what]) => `Found '${found}', expected a whole number: ${what}`,
    ),
  }
}

/** Lines after what should be the last: "the last turn". */
export function extraLines(rule: string, last: string): Rows<'extra-lines'> {
  return {
    'extra-lines': warning(rule, ([count]) => {
      const found = count === 1 ? 'is 1 line' : `are ${count} lines`
      return `There ${found} too many after ${last}; expected the end of the text`
    }),
  }
}

/** Numbers outside the limits that can be run, or the official ones. */
export function limitProblems(rule: string): Rows<'out-of-limits' | 'outside-official'> {
  return {
    'out-of-limits': error(
      rule,
      ([name, found, lowest, highest]) =>
        `The ${name} is ${found}; only ${lowest} to ${highest} can be run`,
    ),
    'outside-official': warning(
      rule,
      ([name, found, lowest, highest]) =>
        `The ${name} is ${found}; the official range is ${lowest} to ${highest}`,
    ),
  }
}
