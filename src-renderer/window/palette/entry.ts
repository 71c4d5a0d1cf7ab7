import type { HelpPlace } from '../../ui/help-place'

/** Something that the palette offers. */
export interface Entry {
  /** The same for the same thing from one start to the next, as far as it has a name that lasts. */
  readonly id: string
  readonly text: string
  /** What tells it from others: a folder, a rule, the menu of a command. */
  readonly detail: string
  /** What kind of thing it is, in a word. */
  readonly kind: string
  /** Its key as people read it; empty for none. */
  readonly keys: string
  /** Why it cannot be used now, as a sentence; null when it can. */
  readonly whyOff: string | null
  /** What the manual tells of it; absent if there is nothing of its own. */
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
