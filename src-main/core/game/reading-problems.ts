import { errors, warnings } from './problem-table'

// Rows that formats share, to be spread into a game's table of problems; `rule` is the id under which the game's rules
// speak of it. Their sentences are in the catalogue `game`, but for `extra-lines`: each game says what should be last.

/** Missing lines and words, and extra words: problems that any field reader may find. */
export const wordCodes = (rule: string) =>
  errors(rule, {
    'missing-line': ['what', 'count'],
    'missing-word': ['what'],
    'extra-word': ['found'],
  })

/** Words that are not whole numbers. */
export const numberCodes = (rule: string) => errors(rule, { 'not-integer': ['found', 'what'] })

/** Lines after the expected last line. */
export const extraLineCodes = (rule: string) => warnings(rule, { 'extra-lines': ['count'] })

/** Numbers outside the limits for running, or outside the official ones; `name` is the code of a quantity. */
export const limitCodes = (rule: string) => ({
  ...errors(rule, { 'out-of-limits': ['name', 'found', 'lowest', 'highest'] }),
  ...warnings(rule, { 'outside-official': ['name', 'found', 'lowest', 'highest'] }),
})

/** All of these, for a game whose text has no other shape than words and numbers in lines. */
export const readingCodes = (rule: string) => ({
  ...wordCodes(rule),
  ...numberCodes(rule),
  ...extraLineCodes(rule),
  ...limitCodes(rule),
})
