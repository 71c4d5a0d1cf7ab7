/** Edits of a document's pages; pages count from 0. */
export interface PageEdits<Level, Edit> {
  /** Inserts a new page with this number. */
  insert(level: Level, page: number): Edit
  /** Copies the page `from`; the copy gets the number `to`. */
  copy(level: Level, from: number, to: number): Edit
  /** Removes a page; never called for the last page left. */
  remove(level: Level, page: number): Edit
  /** Moves the page `from` to the number `to`; the others close up. */
  move(level: Level, from: number, to: number): Edit
}
