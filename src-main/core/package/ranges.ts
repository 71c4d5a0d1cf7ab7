/** A stretch of a list: from a place, from 0, to before another. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A stretch as packages name it, by its first and last, from 1: "2", "3-5". */
export function rangeName({ from, to }: Range): string {
  return to - from === 1 ? `${to}` : `${from + 1}-${to}`
}

/** The stretch of a name; null if it is none. */
export function rangeIn(name: string): Range | null {
  const [whole, first, last = first] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(name) ?? []
  const range = { from: Number(first) - 1, to: Number(last) }
  return whole === undefined || range.to <= range.from ? null : range
}

/** The stretch of those of a list that are of a group; they stand together. */
export function rangeWhere<T>(all: readonly T[], isOwn: (one: T) => boolean): Range {
  return { from: all.findIndex(isOwn), to: all.findLastIndex(isOwn) + 1 }
}
