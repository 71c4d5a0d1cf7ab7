/** Parts of a lane's colour: of the fewest events that are any, of the usual number, and of the most. */
const PARTS = { fewest: 0.12, usual: 0.4, most: 1 }

/**
 * How strong a column of a lane is painted, by its number of events: the usual number pale, so that what is more or less
 * than usual is seen, however even a run is. What chance alone would do is no contrast.
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
