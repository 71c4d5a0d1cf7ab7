/** Figures over some turns, ready to be drawn: a list of places, and a list of values for each figure. */
export interface ThinColumns {
  /** Turns counted from 1; fractions for a peak between two of them. */
  readonly places: number[]
  readonly values: readonly number[][]
}

/**
 * The figures of the turns from `from` to `to` (exclusive, from 0), in about `most` points: every turn or, if there are
 * too many, the lowest and the highest value of each range of turns in their order, so that no peak is lost.
 */
export function thinColumns(
  columns: readonly Int32Array[],
  from: number,
  to: number,
  most: number,
): ThinColumns {
  const count = Math.max(0, to - from)
  const values = columns.map((): number[] => [])
  const places: number[] = []
  if (count <= most) {
    for (let turn = from; turn < to; turn++) places.push(turn + 1)
    columns.forEach((column, figure) => values[figure]!.push(...column.subarray(from, to)))
    return { places, values }
  }
  const stretch = Math.ceil((2 * count) / most)
  for (let start = from; start < to - 1; start += stretch) {
    const end = Math.min(to - 1, start + stretch)
    places.push(start + 1, start + 1 + (end - start) / 2)
    columns.forEach((column, figure) => {
      let low = start
      let high = start
      for (let turn = start; turn < end; turn++) {
        if (column[turn]! < column[low]!) low = turn
        if (column[turn]! > column[high]!) high = turn
      }
      values[figure]!.push(column[Math.min(low, high)]!, column[Math.max(low, high)]!)
    })
  }
  // The last turn is always exact, because the answer is read off there.
  places.push(to)
  columns.forEach((column, figure) => values[figure]!.push(column[to - 1]!))
  return { places, values }
}
