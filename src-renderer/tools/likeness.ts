/**
 * What stands in the cells of a board, compared. Each reader is made for one level and page, and then asked for very many
 * cells.
 */
export interface Likeness<Level> {
  /** Of a cell: the same number for cells that are alike, whatever way they point; all of a river are alike. */
  kinds(level: Level, page: number): CellReader
  /** A kind in one or two words: "bog", "river 3". */
  kindName(kind: number): string
  /**
   * Cells of one kind told apart, for whoever looks for some of them: bogs by their side. Of other cells the number is -1.
   * Absent: there is nothing to tell apart.
   */
  readonly finer?: {
    kinds(level: Level, page: number): CellReader
    kindName(kind: number): string
  }
  /**
   * Of a cell: what must be the same on its mirror image, see `formOf`. Numbers of rivers, players and sides are no part
   * of it.
   */
  forms(level: Level, page: number): CellReader
}

/** What a game starts with that compares no cells: all are alike. */
export const noLikeness: Likeness<unknown> = {
  kinds: () => () => 0,
  kindName: () => 'cell',
  forms: () => () => 0,
}

export type CellReader = (row: number, col: number) => number

/** A form: what stands there, from 0, and to which of the ways N, E, S, W (bits 0 to 3) something of it points or lies. */
export function formOf(what: number, ways: number): number {
  return (what << 4) | ways
}
