import { languageNames } from './made/packs'
import type { Words } from './made/types'

export type * from './made/types'
export { inWords } from './in-words'
export { firstPacks, languageNames, packs } from './made/packs'

/** Code of a language that the app speaks. */
export type Language = keyof typeof languageNames

/** The languages that the app speaks, English first. */
export const languages = Object.keys(languageNames) as Language[]

/** The pseudo-language: English in disguise, by which texts are found that are in no catalogue. */
export const PSEUDO = 'xx'

/** The language of codes as systems write them (`ru_RU.UTF-8`, `en-GB`), the first that the app speaks; null: none of them. */
export function languageOf(codes: readonly string[]): Language | null {
  for (const code of codes) {
    const short = /^[a-z]+/i.exec(code)?.[0].toLowerCase()
    const found = languages.find((language) => language === short)
    if (found) return found
  }
  return null
}

/** Names before the rest of a list is counted. */
const MOST_NAMED = 6

/** "a", "a and b", "a, b and c"; what is beyond `most` is counted: "a, b and 7 more". */
export function listIn(
  { common }: Pick<Words, 'common'>,
  items: readonly string[],
  most = Infinity,
): string {
  const { list } = common
  if (items.length > most) {
    return list.more({ first: items.slice(0, most).join(', '), count: items.length - most })
  }
  if (items.length < 2) return items[0] ?? ''
  return list.and({ first: items.slice(0, -1).join(', '), last: items.at(-1)! })
}

/** The same with as many names as sentences take. */
export function shortListIn(words: Pick<Words, 'common'>, items: readonly string[]): string {
  return listIn(words, items, MOST_NAMED)
}

/** "a", "a or b", "a or b or c". */
export function eitherIn({ game }: Pick<Words, 'game'>, items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? '')
    : items.reduce((first, last) => game.either({ first, last }))
}

/** The first sentences, and one that counts the others: "The same goes for 7 more." */
export function firstFactsIn(
  { game }: Pick<Words, 'game'>,
  facts: readonly string[],
  most = MOST_NAMED,
): string[] {
  if (facts.length <= most) return [...facts]
  return [...facts.slice(0, most), game.sameFor({ count: facts.length - most })]
}
