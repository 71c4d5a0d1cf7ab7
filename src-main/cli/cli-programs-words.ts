import { everyLanguage } from '@core/words/made/every/cliPrograms'
import type { CliProgramsWords } from '@core/words'
import { languageOfProcess } from '../language'

/** What the commands about programs say, in the language of this run. */
export function cliProgramsWords(): CliProgramsWords {
  return everyLanguage[languageOfProcess()]
}
