import { everyLanguage } from '@core/words/made/every/sets'
import type { SetsWords } from '@core/words'
import { languageOfProcess } from '../language'

/** The words about sets and programs, in the language of this process. */
export function setsWords(): SetsWords {
  return everyLanguage[languageOfProcess()]
}
