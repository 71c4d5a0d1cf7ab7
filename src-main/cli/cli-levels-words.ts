import { everyLanguage } from '@core/words/made/every/cliLevels'
import type { CliLevelsWords } from '@core/words'
import { languageOfProcess } from '../language'

/** What commands on levels and sets of them report, in the language of this run. */
export function cliLevelsWords(): CliLevelsWords {
  return everyLanguage[languageOfProcess()]
}
