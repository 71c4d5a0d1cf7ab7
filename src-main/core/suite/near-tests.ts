import { spread } from './find'

/** Tests of which changed copies are tried at most. */
const MOST_TESTS = 32

/** Letters of the longest. */
const LONGEST_TEXT = 100_000

/** The tests whose modified copies are tried, spread evenly over the game’s tests. */
export function nearTests<T>(tests: readonly T[]): T[] {
  return spread(tests, MOST_TESTS)
}

/** Whether a text is small enough for that. */
export function isNearText(text: string): boolean {
  return text.length <= LONGEST_TEXT
}
