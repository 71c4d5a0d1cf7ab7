import { everyLanguage as everyCommands } from '@core/words/made/every/commands'
import { everyLanguage } from '@core/words/made/every/main'
import type { CommandsWords, MainWords } from '@core/words'
import { languageOfProcess } from './language'

/** What main itself says, in the language of this process as it is now. */
export function mainWords(): MainWords {
  return everyLanguage[languageOfProcess()]
}

/** What commands are called, in the same language. */
export function commandWords(): CommandsWords {
  return everyCommands[languageOfProcess()]
}
