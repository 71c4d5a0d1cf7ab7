import { otherBlanksWords } from '@core/judging/explanation-words'
import type { OutputExplanation } from '@core/judging/explain-output'
import { words } from '../../ui/words'

/** The verdict and the first difference in words: "Wrong answer at line 2, column 1". */
export function verdictWords({ verdict, difference }: OutputExplanation): string {
  const title = words.judging.verdicts[verdict]
  if (!difference) return title
  if (difference.blanks)
    return `${words.judging.explained.plain({ verdict: title })} ${otherBlanksWords(words, difference.blanks)}`
  const { line, column } = difference.got
  return words.judge.verdictAt({ verdict: title, line, column })
}
