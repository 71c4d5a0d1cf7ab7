import type { KeyChoice } from '../keys/choice'

export type { KeyChoice } from '../keys/choice'
export type { SheetLine } from '../keys/sheet'

/** The file of keys as read by main. */
export interface KeysLoaded {
  readonly choice: KeyChoice
  /** Why the file could not be read, as a sentence with its line; null if it could. */
  readonly problem: string | null
  /** Entries that are ignored, one sentence each with its line; the rest is used. */
  readonly notes: readonly string[]
}
