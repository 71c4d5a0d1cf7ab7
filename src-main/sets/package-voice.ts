import type { Voice } from '@core/package/package'
import { gamesIn } from '@core/games/registry'
import type { Language } from '@core/words'
import { allWords } from '@core/words/made/all'
import { everyLanguage } from '@core/words/made/every/packages'
import { languageOfProcess } from '../language'

/** The words of packages in a language. */
export function voiceIn(language: Language): Voice {
  const { findGame } = gamesIn(allWords[language])
  return { language, words: everyLanguage[language], findGame }
}

/** The words of messages about packages, in the language of this process. */
export function packageTeller(): Voice {
  return voiceIn(languageOfProcess())
}
