import { errors, warnings } from './problem-table'

// The same without sentences, which are in the catalogue `game`, but for `extra-lines`: each game says what should be last.

/** Lines and words that are missing, and words too many: what a field reader always may find. */
export const wordCodes = (rule: string) =>
  errors(rule, {
    'missing-line': ['what', 'count'],
    'missing-word': ['what'],
    'extra-word': ['found'],
  })

/** Words that are no whole numbers. */
export const numberCodes = (rule: string) => errors(rule, { 'not-integer': ['found', 'what'] })

/** Lines after what should be the last. */
export const extraLineCodes = (rule: string) => warnings(rule, { 'extra-lines': ['count'] })

/** Numbers outside the limits that can be run, or the official ones; `name` is the code of a quantity. */
export const limitCodes = (rule: string) => ({
  ...errors(rule, { 'out-of-limits': ['name', 'found', 'lowest', 'highest'] }),
  ...warnings(rule, { 'outside-official': ['name', 'found', 'lowest', 'highest'] }),
})

// Rows that formats share, to be spread into a game's table of problems; `rule` is the id under which the game's rules
// speak of it.

/** Lines and words that are missing, and words too many: what a field reader always may find. */
export const wordProblems = (rule: string) =>
  errors(rule, {
    'missing-line': ([what, count = 1]) =>
      count === 1
        ? `The text ends here; expected one more line, ${what}`
        : `The text ends here; expected ${count} more lines, the first being ${what}`,
    'missing-word': ([what]) => `The line ends here; expected ${what}`,
    'extra-word': ([found]) => `Unexpected '${found}' at the end of the line`,
  })

/** Words that are no whole numbers. */
export const numberProblems = (rule: string) =>
  errors(rule, {
    'not-integer': ([found, what]) => `Found '${found}', expected a whole number: ${what}`,
  })

/** Lines after what should be the last: "the last turn". */
export const extraLines = (rule: string, last: string) =>
  warnings(rule, {
    'extra-lines': ([count]) => {
      const found = count === 1 ? 'is 1 line' : `are ${count} lines`
      return `There ${found} too many after ${last}; expected the end of the text`
    },
  })

/** Numbers outside the limits that can be run, or the official ones. */
export const limitProblems = (rule: string) => ({
  ...errors(rule, {
    'out-of-limits': ([name, found, lowest, highest]) =>
      `The ${name} is ${found}; only ${lowest} to ${highest} can be run`,
  }),
  ...warnings(rule, {
    'outside-official': ([name, found, lowest, highest]) =>
      `The ${name} is ${found}; the official range is ${lowest} to ${highest}`,
  }),
})
