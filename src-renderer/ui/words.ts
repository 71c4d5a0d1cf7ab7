import { firstPacks, type Words } from '@core/words'

/** Code of the language in which the page was opened. */
export const language = languageOfPage()

/** All texts of the page in its language, loaded before anything else of the page. */
export const words: Words = (await firstPacks[language]()).words

function languageOfPage(): keyof typeof firstPacks {
  // Unit tests have no address.
  const asked = new URLSearchParams(globalThis.location?.search ?? '').get('lang')
  return asked !== null && Object.hasOwn(firstPacks, asked)
    ? (asked as keyof typeof firstPacks)
    : 'en'
}
