import type { ProgramLimits } from '@core/protocol/programs'
import type { Scoring } from '@core/suite/scoring'
import type { SetStep } from '@core/protocol/set'
import type { MatrixTest } from './matrix-view.svelte'

/** The parts of a set that its programs need. */
export interface JudgedSet {
  readonly ticket: string
  tests(): readonly MatrixTest[]
  /** The scoring of its groups. */
  scoring(): Scoring
  limits(): ProgramLimits
  /** Whether programs are run again as soon as their source has changed, and the setter for it. */
  judgesAgain(): boolean
  judgeAgain(judges: boolean): void
  /** Called with the result of a step on the list, which the set can undo. */
  tell(step: SetStep, words: string): void
  /** Called with failures and other messages. */
  say(text: string, tone: 'info' | 'error'): void
}
