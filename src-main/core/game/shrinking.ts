/** Things of a level that stand in an order, of which any stretch can be taken away. */
export interface Removable<Level> {
  /** What they are: "turns". */
  readonly name: string
  readonly count: number
  /**
   * The level without those from `from` up to, not including, `to`; null if it cannot be without them. It may have
   * errors: whoever asks looks.
   */
  without(from: number, to: number): Level | null
}

/** A level that is plainer in one value. */
export interface Plainer<Level> {
  /** What was done: "moved door 1". */
  readonly label: string
  readonly level: Level
}

/** How levels of a game become smaller and plainer, one thing at a time; what shrinking stands on. */
export interface Shrinking<Level> {
  /** All that can be taken away, what takes most with it first. Their number may change with the level. */
  removables(level: Level): readonly Removable<Level>[]
  /** Levels with one value plainer. Taking them one after the other comes to an end: each step lowers the same measure. */
  plainer(level: Level): Iterable<Plainer<Level>>
}

/** Items of a list that can be taken away where so many stay. */
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
