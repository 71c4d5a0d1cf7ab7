import { words } from './words'

/** A name with a capital, as at the beginning of a sentence or on a label. */
export function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1)
}
