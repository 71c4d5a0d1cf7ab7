import { notTextSentence } from '@core/kernel/not-text'
import type { NotText } from '@core/kernel/decode-text'
import { everyLanguage } from '@core/words/made/every/notText'
import { languageOfProcess } from './language'

/** Why bytes are no text, in the language of this process. */
export function whyNoText(problem: NotText): string {
  return notTextSentence(everyLanguage[languageOfProcess()], problem)
}
