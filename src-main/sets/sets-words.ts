import { everyLanguage } from '@core/words/made/every/sets'
import type { SetsWords } from '@core/words'
import { languageOfProcess } from '../language'

/** What is said of sets and of programs, in the language of this process. */
export function setsWords(): SetsWords {
  return everyLanguage[languageOfProcess()]
}
