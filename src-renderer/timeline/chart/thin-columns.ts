/** Figures over some turns, as a chart draws them: one row of places and a row of values for each figure. */
export interface ThinColumns {
  /** Turns counted from 1; between two of them for a peak in between. */
  readonly places: number[]
  readonly values: readonly number[][]
}

/**
 * The figures of the turns from `from` to `to` (exclusive, from 0), in about `most` points: every turn or, of many, the
 * lowest and the highest value of each stretch in the order they came, so that no peak is lost.
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
  // The last turn as it is: the answer is read off there.
  places.push(to)
  columns.forEach((column, figure) => values[figure]!.push(column[to - 1]!))
  return { places, values }
}
