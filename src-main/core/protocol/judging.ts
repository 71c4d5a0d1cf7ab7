import type { ToExplain } from '../judging/explain-output'

export type { OutputExplanation } from '../judging/explain-output'

/** Asks what is wrong with an output, and why. */
export interface ExplainRequest extends ToExplain {
  readonly game: string
}
