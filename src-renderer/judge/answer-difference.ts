import type { AnswerPiece } from '@core/game/answer-origins'
import { byWords, compareOutputs, exactly, type OutputPlace } from '@core/judging/compare-outputs'
import type { TextMark } from '../text/index'
import { words } from '../ui/words'

/** Where an answer first differs from the one beside it. */
export interface AnswerDifference {
  /** In words, without the end: "line 2, column 1". */
  readonly place: string
  /** In the official answer and in the other one. */
  readonly marks: readonly [TextMark, TextMark]
}

/**
 * Compares two answers word by word, then their blanks; null where they are the same. Of a word whose letters are written
 * one by one the first letter that differs is marked.
 */
export function answerDifference(
  official: string,
  other: string,
  piece: AnswerPiece,
): AnswerDifference | null {
  const found = compareOutputs(official, other, byWords) ?? compareOutputs(official, other, exactly)
  if (!found) return null
  const { line, column } = found.expected
  const isLetter = piece === 'letter' && found.kind === 'word'
  const skipped = isLetter ? found.same : 0
  const markOf = ({ from, to }: OutputPlace): TextMark => ({
    from: from + skipped,
    to: isLetter ? Math.min(to, from + skipped + 1) : to,
    isDifferent: true,
  })
  return {
    place: words.judge.place({ line, column: column + skipped }),
    marks: [markOf(found.expected), markOf(found.got)],
  }
}
