import { firstPacks, type Words } from '@core/words'

/** Code of the language that the page was opened in. */
export const language = languageOfPage()

/** All text of the page in its language, known before anything else of the page is. */
export const words: Words = (await firstPacks[language]()).words

function languageOfPage(): keyof typeof firstPacks {
  // Tests have no address.
  const asked = new URLSearchParams(globalThis.location?.search ?? '').get('lang')
  return asked !== null && Object.hasOwn(firstPacks, asked)
    ? (asked as keyof typeof firstPacks)
    : 'en'
}
