import type { KeyChoice } from '../keys/choice'

export type { KeyChoice } from '../keys/choice'
export type { SheetLine } from '../keys/sheet'

/** What main has read of the file of keys. */
export interface KeysLoaded {
  readonly choice: KeyChoice
  /** Why the file could not be read, as a sentence with its line; null if it could. */
  readonly problem: string | null
  /** What in it is not used, a sentence each with its line; the rest holds. */
  readonly notes: readonly string[]
}
