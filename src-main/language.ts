import { languageOf, type Language } from '@core/words'

/** Threads find the language of their process in this variable. */
const VARIABLE = 'BOARDWRIGHT_LANG'

/** The language of this process; English until it is set. */
export function languageOfProcess(): Language {
  return languageOf([process.env[VARIABLE] ?? '']) ?? 'en'
}

/** Sets the language of this process, and of the threads that it starts from now on. */
export function setLanguage(language: Language): void {
  process.env[VARIABLE] = language
}

/** The language of messages in a terminal, as its environment has it (`ru_RU.UTF-8`, `C`); empty if that says nothing. */
export function languageOfTerminal(env: NodeJS.ProcessEnv): string {
  return env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
}
