import { words } from './words'

/** With a capital, as at the beginning of a sentence or on a label; for names that stand in sentences as well. */
export function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1)
}
