import { everyLanguage } from '@core/words/made/every/cli'
import type { CliWords } from '@core/words'
import { languageOfProcess } from '../language'

/** What the command line says, in the language of this run. */
export function cliWords(): CliWords {
  return everyLanguage[languageOfProcess()]
}
