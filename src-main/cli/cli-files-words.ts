import { everyLanguage } from '@core/words/made/every/cliFiles'
import type { CliFilesWords } from '@core/words'
import { languageOfProcess } from '../language'

/** What every command says of files and of lines in them: few words, for they are loaded with the quickest command. */
export function cliFilesWords(): CliFilesWords {
  return everyLanguage[languageOfProcess()]
}
