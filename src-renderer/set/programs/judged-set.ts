import type { ProgramLimits } from '@core/protocol/programs'
import type { Scoring } from '@core/suite/scoring'
import type { SetStep } from '@core/protocol/set'
import type { MatrixTest } from './matrix-view.svelte'

/** What the programs of a set need of it. */
export interface JudgedSet {
  readonly ticket: string
  tests(): readonly MatrixTest[]
  /** What its groups are worth. */
  scoring(): Scoring
  limits(): ProgramLimits
  /** Whether programs are run again as soon as their source has changed, and how that is set. */
  judgesAgain(): boolean
  judgeAgain(judges: boolean): void
  /** Hears what became of a step on the list, which the set can undo. */
  tell(step: SetStep, words: string): void
  /** Hears what could not be done, and what is to be known. */
  say(text: string, tone: 'info' | 'error'): void
}
