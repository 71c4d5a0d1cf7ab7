/** Names in facts before the rest is counted. */
const MOST_NAMED = 6

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`
}

/** The same with what is beyond `most` counted: "a, b and 7 more". */
export function shortListOf(items: readonly string[], most = MOST_NAMED): string {
  if (items.length <= most) return listOf(items)
  return `${items.slice(0, most).join(', ')} and ${items.length - most} more`
}

/** The first sentences, and one that counts the others: "The same goes for 7 more." */
export function firstFacts(facts: readonly string[], most = MOST_NAMED): string[] {
  if (facts.length <= most) return [...facts]
  return [...facts.slice(0, most), `The same goes for ${facts.length - most} more.`]
}

/** "1 mouse", "no cats", "3 mice". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  if (count === 1) return `1 ${one}`
  return count === 0 ? `no ${many}` : `${count} ${many}`
}

/** "1st", "12th", "22nd". */
export function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** Words with their first letter large. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words as a sentence: the first letter large, a full stop at the end. */
export function sentence(words: string): string {
  return `${capital(words)}.`
}
