import { compareOutputs, type CompareRule, type OtherBlanks } from '../judging/compare-outputs'
import type { TextLook } from './look-at-text'

/** The states of the answer file beside a test; `blanks`: only whitespace differs. */
export const expectedStates = ['none', 'equal', 'blanks', 'differs'] as const

export type Expected = (typeof expectedStates)[number]

/** How a test compares with its answer file. */
export interface AnswerState {
  readonly expected: Expected
  /** The first place where whitespace differs from the official answer; null if nothing or more than whitespace differs. */
  readonly blanks: OtherBlanks | null
  /** Another answer file of the test that has other tokens than its first; null if there is none. */
  readonly rival: string | null
}

/** An answer file. */
export interface AnswerFile {
  readonly path: string
  readonly text: string
}

/** The state of a test without an answer file. */
export const noAnswerFile: AnswerState = { expected: 'none', blanks: null, rival: null }

/**
 * Compares the official answer with the file beside the test, and that one with its others; the first file is the one that
 * counts.
 */
export function answerStateOf(look: TextLook | null, files: readonly AnswerFile[]): AnswerState {
  const [first, ...others] = files
  if (!first) return noAnswerFile
  const rival = others.find(({ text }) => differsInTokens(first.text, text))?.path ?? null
  return { ...comparedWith(look, first.text), rival }
}

function differsInTokens(one: string, other: string): boolean {
  const found = compareOutputs(one, other)
  return found !== null && found.kind !== 'blanks'
}

function comparedWith(look: TextLook | null, beside: string): Omit<AnswerState, 'rival'> {
  const answer = look?.worth?.answer
  if (answer === undefined) return { expected: 'differs', blanks: null }
  if (answer === beside) return { expected: 'equal', blanks: null }
  const blanks = compareOutputs(answer, beside)?.blanks ?? null
  return { expected: blanks ? 'blanks' : 'differs', blanks }
}

/** Whether an expected answer is wrong for a set that compares so. */
export function isWrongAnswer(expected: Expected, rule: CompareRule): boolean {
  return expected === 'differs' || (expected === 'blanks' && rule === 'exact')
}
