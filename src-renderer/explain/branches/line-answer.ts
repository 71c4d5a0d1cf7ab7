/** Maximum number of characters of an answer that is shown in full. */
const SHORT = 16

/** A line's answer compared with the main line's, for a narrow row. */
export interface LineAnswer {
  readonly text: string
  /** Whether it differs; false while either is unknown. */
  readonly isOther: boolean
}

/** The answer in one line; a long one that differs from the main line's begins at the difference. Null: unknown. */
export function lineAnswer(answer: string | null, main: string | null): LineAnswer {
  if (answer === null) return { text: '–', isOther: false }
  const words = wordsOf(answer)
  const others = main === null ? words : wordsOf(main)
  const first = words.findIndex((word, index) => word !== others[index])
  const isOther = first >= 0 || words.length !== others.length
  const whole = words.join(' ')
  if (first < 1 || whole.length <= SHORT) return { text: whole, isOther }
  return { text: `… ${words.slice(first).join(' ')}`, isOther }
}

function wordsOf(answer: string): string[] {
  return answer.trim().split(/\s+/)
}
