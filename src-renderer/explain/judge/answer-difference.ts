import type { AnswerPiece } from '@core/game/answer-origins'
import { atLetter, compareOutputs, type OutputPlace } from '@core/judging/compare-outputs'
import type { TextMark } from '../../text/index'
import { words } from '../../ui/words'

/** The first difference between an answer and the one beside it. */
export interface AnswerDifference {
  /** The place in words, without a full stop: "line 2, column 1". */
  readonly place: string
  /** The marked places in the official answer and in the other one. */
  readonly marks: readonly [TextMark, TextMark]
}

/**
 * Compares two answers by tokens, then by whitespace; null if they are the same. If a token is written character by
 * character, the first character that differs is marked.
 */
export function answerDifference(
  official: string,
  other: string,
  piece: AnswerPiece,
): AnswerDifference | null {
  const found = compareOutputs(official, other)
  if (!found) return null
  const { expected, got } = piece === 'letter' ? atLetter(found) : found
  const markOf = ({ from, to }: OutputPlace): TextMark => ({ from, to, isDifferent: true })
  return { place: words.judge.place(expected), marks: [markOf(expected), markOf(got)] }
}
