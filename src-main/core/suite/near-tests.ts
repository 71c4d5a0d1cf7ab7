import { spread } from './find'

/** Maximum number of tests whose changed copies are tried. */
const MOST_TESTS = 32

/** Maximum length of a text. */
const LONGEST_TEXT = 100_000

/** The tests whose modified copies are tried, spread evenly over the game’s tests. */
export function nearTests<T>(tests: readonly T[]): T[] {
  return spread(tests, MOST_TESTS)
}

/** Whether a text is short enough for that. */
export function isNearText(text: string): boolean {
  return text.length <= LONGEST_TEXT
}
