import type { Sides } from '@core/kernel/sides'

/** The resizing of a game's boards. */
export interface Resizing<Level, Edit> {
  /** Minimum of both sides of a board; the maximum is `highest`. */
  readonly lowest: number
  readonly highest: number
  /** The edits that change the sides of a board, and a sentence for each thing that falls off. */
  plan(
    level: Level,
    sides: Sides,
  ): { readonly edits: readonly Edit[]; readonly lost: readonly string[] }
}
