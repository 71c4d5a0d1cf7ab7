import { languageOf, languages, PSEUDO, type Language } from '@core/words'
import { setLanguage } from '../language'
import type { MainSettings } from './settings'

export interface WindowLanguageOptions {
  /** Code that this start was asked for; null: none. */
  readonly asked: string | null
  readonly settings: Pick<MainSettings, 'language'>
  /** Codes that the system prefers, the first most. */
  readonly system: readonly string[]
}

/**
 * The language of the window and of all that serves it: the one that the start was asked for, else the user’s choice, else the
 * first of the system’s that the app speaks, else English.
 */
export class WindowLanguage {
  private asked: string | null
  /** What is spoken now; a choice by hand in the file of settings waits for the page. */
  private spoken: Language = 'en'

  constructor(private readonly options: WindowLanguageOptions) {
    this.asked = options.asked
    this.speak()
  }

  /** For the address of the page. */
  get code(): Language | typeof PSEUDO {
    return this.asked === PSEUDO ? PSEUDO : this.spoken
  }

  /** What the user has chosen: a language’s code, or `system`. */
  get choice(): string {
    const { language } = this.options.settings
    return isLanguage(language) ? language : 'system'
  }

  /** Takes up a choice, from now on and for the next starts; true if another language is spoken from now on. */
  choose(choice: string): boolean {
    const before = this.code
    this.asked = null
    this.options.settings.language = choice
    this.speak()
    return this.code !== before
  }

  /** What main itself says is not in disguise. */
  private speak(): void {
    const { options, asked } = this
    this.spoken = languageOf([asked ?? '', this.choice, ...options.system]) ?? 'en'
    setLanguage(this.spoken)
  }
}

/** Whether the app speaks the language of this code. */
export function isLanguage(code: string): code is Language {
  return languages.some((one) => one === code)
}
