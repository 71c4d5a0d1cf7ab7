/** The possible problems of a test. */
export interface Examined {
  /** False for a file that is not a text. */
  readonly isRead: boolean
  readonly errors: number
  readonly warnings: number
  /** The answer beside it differs, as the set compares. */
  readonly isAnswerWrong: boolean
  /** It is outside of the bounds of its group. */
  readonly isOutOfBounds: boolean
  /** It repeats another test. */
  readonly isAgain: boolean
}

/** Its severity: an error needs fixing, a warning may be intended. Null for a test without a problem. */
export type Trouble = 'error' | 'warning' | null

/** The worst problem of a test. */
export function troubleOf(test: Examined): Trouble {
  const { isRead, errors, warnings, isAnswerWrong, isOutOfBounds, isAgain } = test
  if (!isRead || errors > 0 || isAnswerWrong || isOutOfBounds) return 'error'
  return warnings > 0 || isAgain ? 'warning' : null
}

/** How many tests have a problem, and how many of these only a warning. */
export function countTroubles(troubles: readonly Trouble[]): { count: number; warned: number } {
  return {
    count: troubles.filter((one) => one !== null).length,
    warned: troubles.filter((one) => one === 'warning').length,
  }
}
