/** A place in a file; both from 1, columns in UTF-16 units. */
export interface FilePlace {
  readonly line: number
  readonly column: number
}

/** Where a file begins. */
export const START: FilePlace = { line: 1, column: 1 }
