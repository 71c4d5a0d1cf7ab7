import type { TestSummary } from '@core/protocol/set'
import { noAnswerFile, type AnswerState } from '@core/suite/expected'
import type { TextLook } from '@core/suite/look-at-text'
import type { Prints } from '@core/suite/same-tests'

/** The row of a test that was looked at. */
export function summaryOf(
  path: string,
  look: TextLook,
  prints: Prints,
  answers: AnswerState,
): TestSummary {
  const { game, size, errors, warnings, problem, limits, worth } = look
  return {
    path,
    unread: null,
    prints,
    game,
    size,
    errors,
    warnings,
    problem,
    answer: worth?.answer ?? null,
    caught: worth?.caught ?? [],
    rules: Object.keys(worth?.rules ?? {}),
    limits,
    ...answers,
  }
}

/** The row of a test that cannot be looked at; `why` is a sentence. */
export function unreadSummary(path: string, why: string): TestSummary {
  return {
    path,
    unread: why,
    prints: null,
    game: '',
    size: null,
    errors: 0,
    warnings: 0,
    problem: null,
    answer: null,
    caught: [],
    rules: [],
    limits: [],
    ...noAnswerFile,
  }
}
