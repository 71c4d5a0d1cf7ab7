/** Bounds of a count (J8). */
export interface CountLimit {
  /** As messages name it. */
  readonly name: string
  /** Outside these nothing runs. */
  readonly lowest: number
  readonly highest: number
  /** Outside these it runs with a warning. */
  readonly officialLowest: number
  readonly officialHighest: number
}

// The statement sets no limit for the data sets. A side without units and a set without moves are let through: an eraser
// takes away the last one, and what the board shows must stay readable.
export const setLimit = limit('number of data sets', [1, 100_000], [1, 100_000])
export const unitLimits: readonly [CountLimit, CountLimit] = [
  limit('number of units of side 1', [0, 61], [1, 10]),
  limit('number of units of side 2', [0, 61], [1, 10]),
]
export const moveLimit = limit('number of moves', [0, 100_000], [1, 100])

function limit(
  name: string,
  [lowest, highest]: readonly [number, number],
  [officialLowest, officialHighest]: readonly [number, number],
): CountLimit {
  return { name, lowest, highest, officialLowest, officialHighest }
}
