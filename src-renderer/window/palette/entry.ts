import type { HelpPlace } from '../../ui/help-place'

/** An entry of the palette. */
export interface Entry {
  /** The same id for the same thing at each start, if it has a lasting name. */
  readonly id: string
  readonly text: string
  /** Distinguishes it from others: a folder, a rule, the menu of a command. */
  readonly detail: string
  /** Its kind, in a word. */
  readonly kind: string
  /** Its key for display; empty if it has none. */
  readonly keys: string
  /** Why it cannot be used now, as a sentence; null if it can. */
  readonly whyOff: string | null
  /** Its page in the manual; absent if there is none. */
  readonly help?: HelpPlace
  readonly run: () => void
}

/** An entry without a key that can always be used. */
export function entryOf(
  id: string,
  kind: string,
  text: string,
  detail: string,
  run: () => void,
): Entry {
  return { id, kind, text, detail, keys: '', whyOff: null, run }
}
