/** Opacity for columns with the fewest events, with the usual number, and with the most. */
const PARTS = { fewest: 0.12, usual: 0.4, most: 1 }

/**
 * The opacity of a column of a lane by its number of events: pale for the usual number, so that deviations are visible,
 * however even a run is. Random variation gives no contrast.
 */
export function shadesOf(counts: ArrayLike<number>): (count: number) => number {
  let sum = 0
  let most = 0
  let least = Infinity
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i]!
    sum += count
    most = Math.max(most, count)
    least = Math.min(least, count)
  }
  const usual = sum / Math.max(1, counts.length)
  const chance = 2 * Math.sqrt(usual)
  const above = Math.max(most - usual, chance)
  const below = Math.max(usual - least, chance)
  return (count) =>
    count >= usual
      ? PARTS.usual + ((PARTS.most - PARTS.usual) * (count - usual)) / Math.max(1, above)
      : PARTS.usual - ((PARTS.usual - PARTS.fewest) * (usual - count)) / Math.max(1, below)
}
