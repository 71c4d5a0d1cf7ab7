// The language of a process: of the app in its threads and behind the window, of a run of the command line.
import { gamesIn } from '@core/games/registry'
import type { Language } from '@core/words'
import { allWords } from '@core/words/made/all'
import { languageOfProcess, setLanguage } from './language'

/** All words of the start in the language of this process. */
export let words = allWords[languageOfProcess()]

/** The games with their texts in the language of this process. */
export let spoken = gamesIn(words)
export let { findGame } = spoken

/** Sets the language of this process and of the threads that it starts from now on. */
export function speak(language: Language): void {
  setLanguage(language)
  words = allWords[language]
  spoken = gamesIn(words)
  ;({ findGame } = spoken)
}
