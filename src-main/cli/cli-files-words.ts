import { everyLanguage } from '@core/words/made/every/cliFiles'
import type { CliFilesWords } from '@core/words'
import { languageOfProcess } from '../language'

/** The words of all commands about files and their lines: few, because they are loaded even for the quickest command. */
export function cliFilesWords(): CliFilesWords {
  return everyLanguage[languageOfProcess()]
}
