import type { Words } from './made/types'

/** A function of words that makes what it gives once for each language, and then gives the same again. */
export function inWords<Given extends Partial<Words>, Made>(
  make: (words: Given) => Made,
): (words: Given) => Made {
  const made = new WeakMap<Given, Made>()
  return (words) => {
    if (!made.has(words)) made.set(words, make(words))
    return made.get(words)!
  }
}
