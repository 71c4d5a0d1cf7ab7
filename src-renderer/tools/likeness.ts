/**
 * Comparison of the contents of a board's cells. Each reader is made for one level and page, and then called for very
 * many cells.
 */
export interface Likeness<Level> {
  /** Reader of a number that is the same for matching cells, whatever their direction; all cells of a river match. */
  kinds(level: Level, page: number): CellReader
  /** A kind in one or two words: "bog", "river 3". */
  kindName(kind: number): string
  /**
   * Finer kinds within a kind, for searches: bogs by their side. The number is -1 for other cells. Absent if there are
   * no finer kinds.
   */
  readonly finer?: {
    kinds(level: Level, page: number): CellReader
    kindName(kind: number): string
  }
  /**
   * Reader of what must be the same at the mirrored place, see `formOf`. Numbers of rivers, players and sides are not
   * part of it.
   */
  forms(level: Level, page: number): CellReader
}

/** The comparison for a game that does not compare cells yet: all match. */
export const noLikeness: Likeness<unknown> = {
  kinds: () => () => 0,
  kindName: () => 'cell',
  forms: () => () => 0,
}

export type CellReader = (row: number, col: number) => number

/** A form: the number of the content, from 0, with the directions N, E, S, W (bits 0 to 3) that a part of it has. */
export function formOf(what: number, ways: number): number {
  return (what << 4) | ways
}
