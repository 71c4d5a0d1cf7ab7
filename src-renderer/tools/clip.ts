import type { Selection } from './selection'

/** Copied cells, with the game they come from: another game cannot take them. */
export interface Clip {
  readonly game: string
  /** What the game copied; plain data. */
  readonly content: unknown
  /** The cells, where they were copied. */
  readonly cells: Selection
}
