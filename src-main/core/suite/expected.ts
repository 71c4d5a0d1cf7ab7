import { compareOutputs, type CompareRule, type OtherBlanks } from '../judging/compare-outputs'
import type { TextLook } from './look-at-text'

/** How a test's official answer stands to the file beside it; `blanks`: only whitespace differs. */
export const expectedStates = ['none', 'equal', 'blanks', 'differs'] as const

export type Expected = (typeof expectedStates)[number]

/** How a test stands to its answer file. */
export interface AnswerState {
  readonly expected: Expected
  /** Where the file has other whitespace than the official answer; null where it has the same, or more than that differs. */
  readonly blanks: OtherBlanks | null
}

/** Of a test without an answer file. */
export const noAnswerFile: AnswerState = { expected: 'none', blanks: null }

/** Compares the official answer with the text of the file beside the test; null where there is none. */
export function answerStateOf(look: TextLook | null, beside: string | null): AnswerState {
  if (beside === null) return noAnswerFile
  const answer = look?.worth?.answer
  if (answer === undefined) return { expected: 'differs', blanks: null }
  if (answer === beside) return { expected: 'equal', blanks: null }
  const blanks = compareOutputs(answer, beside)?.blanks ?? null
  return { expected: blanks ? 'blanks' : 'differs', blanks }
}

/** Whether an expected answer is wrong for a set that compares so. */
export function isWrong(expected: Expected, rule: CompareRule): boolean {
  return expected === 'differs' || (expected === 'blanks' && rule === 'exact')
}
