import type { StatementProblem } from '../package/own-statement/filled'

/** A statement of a set as the window shows it. */
export interface ShownStatement {
  /** Where it lies, or would lie, in the set. */
  readonly file: string
  /** HTML that runs and loads nothing and leads nowhere; null where none is written. */
  readonly body: string | null
  /** What is not right in it, or no longer, in the order of its text. */
  readonly problems: readonly StatementProblem[]
}
