/** Edits of a document's pages; pages count from 0. */
export interface PageEdits<Level, Edit> {
  /** A new page, which gets the number named. */
  insert(level: Level, page: number): Edit
  /** The copy of the page `from` gets the number `to`. */
  copy(level: Level, from: number, to: number): Edit
  /** One page at least stays: never asked for the last one. */
  remove(level: Level, page: number): Edit
  /** The page `from` gets the number `to`, the others close up. */
  move(level: Level, from: number, to: number): Edit
}
