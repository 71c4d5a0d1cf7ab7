/** The numbers that say which levels a search tries, each with its minimum and maximum. */
export const extentBounds = {
  seed: [0, Number.MAX_SAFE_INTEGER],
  /** Maximum number of levels. */
  tries: [1, 100_000_000],
} as const

/** Which levels a search tries: the same extent gives the same levels in the same order. */
export interface SearchExtent extends Readonly<Record<keyof typeof extentBounds, number>> {
  /** Only levels within the official limits and without warnings. */
  readonly isOfficial: boolean
}
