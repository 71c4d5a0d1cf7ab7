import { languageOf, languages, PSEUDO, type Language } from '@core/words'
import { setLanguage } from '../language'
import type { MainSettings } from './settings'

export interface WindowLanguageOptions {
  /** Code requested at this start; null: none. */
  readonly asked: string | null
  readonly settings: Pick<MainSettings, 'language'>
  /** The system's preferred codes, most preferred first. */
  readonly system: readonly string[]
}

/**
 * The language of the window and of everything that serves it: the one requested at the start, otherwise the user’s
 * choice, otherwise the first of the system’s languages that the app speaks, otherwise English.
 */
export class WindowLanguage {
  private asked: string | null
  /** The current language; a choice made by hand in the settings file waits for the page. */
  private spoken: Language = 'en'

  constructor(private readonly options: WindowLanguageOptions) {
    this.asked = options.asked
    this.speak()
  }

  /** For the address of the page. */
  get code(): Language | typeof PSEUDO {
    return this.asked === PSEUDO ? PSEUDO : this.spoken
  }

  /** The user's choice: a language’s code, or `system`. */
  get choice(): string {
    const { language } = this.options.settings
    return isLanguage(language) ? language : 'system'
  }

  /** Applies a choice, for now and for later starts; true if the current language changes. */
  choose(choice: string): boolean {
    const before = this.code
    this.asked = null
    this.options.settings.language = choice
    this.speak()
    return this.code !== before
  }

  /** Main's own messages are not in the pseudo-language. */
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
