import type { WordlessGame } from '@core/game/module'
import { setLanguage } from '../language'
import { languageOfRun } from './language'
import { plainIo } from './plain-io'
import { quickAnswer } from './quick-answer'
import type { ReadFile } from './read-bytes'

/** The quick way in the real world, in the language of the terminal. */
export function answerFile(game: WordlessGame<unknown>, file: string): number | ReadFile {
  setLanguage(languageOfRun([], process.env))
  return quickAnswer(game, file, plainIo)
}
