import type { Selection } from './selection'

/** Copied cells, with their game, because a different game cannot use them. */
export interface Clip {
  readonly game: string
  /** The game's copy; plain data. */
  readonly content: unknown
  /** The cells at the place where they were copied. */
  readonly cells: Selection
}
