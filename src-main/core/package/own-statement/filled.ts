import type { StatementPlace } from './blocks'

/** What is not right in a statement, or no longer. */
export interface StatementProblem extends StatementPlace {
  /** A sentence without a full stop. */
  readonly message: string
}

/** A picture of a board that a statement shows. */
export interface BoardPicture {
  /** Its file: `board-1.png`. */
  readonly file: string
  readonly svg: string
}

/** A statement with its blocks filled. */
export interface FilledStatement {
  /** Without comments; blocks with problems are empty. */
  readonly markdown: string
  readonly boards: readonly BoardPicture[]
  /** Names of the setter’s own pictures that it shows. */
  readonly pictures: readonly string[]
  /** In the order of the text. */
  readonly problems: readonly StatementProblem[]
}
