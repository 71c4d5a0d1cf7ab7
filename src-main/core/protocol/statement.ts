import type { StatementProblem } from '../package/own-statement/filled'

/** A statement of a set as the window shows it. */
export interface ShownStatement {
  /** Its path in the set, or the path it would have. */
  readonly file: string
  /** HTML that runs and loads nothing and has no links out; null if there is no statement. */
  readonly body: string | null
  /** Its problems, in text order. */
  readonly problems: readonly StatementProblem[]
}
