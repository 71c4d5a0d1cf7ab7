import type { Sides } from '@core/kernel/sides'

/** How boards of a game get other sides. */
export interface Resizing<Level, Edit> {
  /** Bounds of both sides of a board. */
  readonly lowest: number
  readonly highest: number
  /** What gives a board other sides, and a sentence for each thing that falls off by it. */
  plan(
    level: Level,
    sides: Sides,
  ): { readonly edits: readonly Edit[]; readonly lost: readonly string[] }
}
