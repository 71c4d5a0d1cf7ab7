/** Ordered things of a level of which any range can be removed. */
export interface Removable<Level> {
  /** Their name: "turns". */
  readonly name: string
  readonly count: number
  /**
   * The level without those from `from` up to, not including, `to`; null if it cannot exist without them. It may have
   * errors: the caller checks.
   */
  without(from: number, to: number): Level | null
}

/** A level with one plainer value. */
export interface Plainer<Level> {
  /** The change: "moved door 1". */
  readonly label: string
  readonly level: Level
}

/** How levels of a game become smaller and plainer, one thing at a time; the basis of shrinking. */
export interface Shrinking<Level> {
  /**
   * Everything that can be removed, the things that remove most with them first. Their number may change with the
   * level.
   */
  removables(level: Level): readonly Removable<Level>[]
  /** Levels with one plainer value. Applying them repeatedly comes to an end, because each lowers the same measure. */
  plainer(level: Level): Iterable<Plainer<Level>>
}

/** Items of a list that can be removed as long as a minimum number stays. */
export function removableItems<Level, Item>(
  name: string,
  items: readonly Item[],
  withItems: (left: readonly Item[]) => Level,
  least = 0,
): Removable<Level> {
  return {
    name,
    count: items.length,
    without: (from, to) =>
      items.length - (to - from) < least ? null : withItems(items.toSpliced(from, to - from)),
  }
}
