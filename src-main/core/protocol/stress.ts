import type { CompareRule } from '../judging/compare-outputs'
import type { OutputExplanation } from '../judging/explain-output'
import type { FailureCause } from '../judging/failure'
import type { Failing } from '../judging/stress'
import type { Judged } from '../judging/verdict'
import type { ByStress } from '../suite/how-made'
import type { SearchExtent } from '../suite/search-extent'
import type { ProgramLimits } from './programs'

/** A program to be tried, or to compare with: one that was chosen, or one of a set. */
export type StressProgram =
  | { readonly kind: 'chosen'; readonly ticket: string }
  | { readonly kind: 'kept'; readonly set: string; readonly program: string }

/** Source of levels: new ones, changed copies of the tests of a set, or both alternating. */
export type StressSource = 'new' | 'near' | 'both'

/** Asks for a level on which a program fails. */
export interface StressRequest extends SearchExtent {
  readonly game: string
  readonly program: StressProgram
  /** The reference program; null if the official rules are the reference. */
  readonly other: StressProgram | null
  readonly source: StressSource
  /** The set whose tests are changed; null if all levels are new. */
  readonly set: string | null
  /** How outputs are compared; absent: by tokens. */
  readonly compare?: CompareRule | undefined
  readonly limits: ProgramLimits
}

/** Progress of the search. */
export interface StressProgress {
  /** Number of levels tried, and their maximum. */
  readonly tried: number
  readonly of: number
  /** The level that is being shrunk; null while levels are tried. */
  readonly failing: Failing | null
  /** Number of smaller levels that were tried, and that were kept. */
  readonly shrinkTries: number
  readonly shrinkKept: number
  /** Time since the first level was tried, in ms; 0 while programs are prepared. */
  readonly time: number
}

/** A small level on which a program fails. */
export interface StressFailure extends Failing, Judged {
  readonly isOther: boolean
  /** The official answer, or the output of the other program; only the beginning of a long one. */
  readonly expected: string
  /** The output of the program; only the beginning of a long one. */
  readonly output: string
  /** The beginning of its standard error. */
  readonly errors: string
  readonly code: number | null
  readonly signal: string | null
  readonly explanation: OutputExplanation | null
  readonly cause: FailureCause | null
  /** Name without extension, and note (what fails), of the test that it becomes. */
  readonly name: string
  readonly note: string
  /** How it is made again; null if that cannot be noted. */
  readonly how: ByStress | null
}

/** The result of the search. */
export interface StressEnd {
  readonly isStopped: boolean
  readonly tried: number
  /** Duration in ms. */
  readonly time: number
  /** Null if the program has passed all levels that were tried. */
  readonly failure: StressFailure | null
  /** Whether nothing single can be removed from that level. */
  readonly isSmallest: boolean
  /** The same search as a command line, for display and copying. */
  readonly command: string
}
