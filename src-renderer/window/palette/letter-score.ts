const letter = /^[a-z0-9\u0430-\u044f]$/
/** Characters before the beginning of a word without a space, as in the library. */
const gap = /[\\/_+.#"@[({&]/

/** Whether a query is one letter, which can be scored without the library. */
export function isLetter(words: string): boolean {
  return words.length === 1 && letter.test(words.toLowerCase())
}

/**
 * The result of bits-ui’s `computeCommandScore` for one letter, over a text that follows `before`. The first letter is
 * searched for in everything that the palette has; the library makes two strings and a table for each text, which takes
 * ten times as long.
 */
export function letterScore(text: string, wanted: string, before = ''): number {
  const lower = wanted.toLowerCase()
  const upper = wanted.toUpperCase()
  const scored = (own: string): number => bestOf(text, own, before, own === wanted ? 1 : 0.9999)
  return lower === upper ? scored(lower) : Math.max(scored(lower), scored(upper))
}

function bestOf(text: string, own: string, before: string, worth: number): number {
  let best = 0
  for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + 1)) {
    const last = at === 0 ? before : text[at - 1]!
    const start = last === '' ? 1 : gap.test(last) ? 0.8 : /[\s-]/.test(last) ? 0.9 : 0.17
    const end = at === text.length - 1 ? 1 : 0.99
    best = Math.max(best, start * end * worth)
  }
  return best
}
