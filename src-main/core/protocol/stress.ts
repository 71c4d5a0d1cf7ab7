import type { CompareRule } from '../judging/compare-outputs'
import type { OutputExplanation } from '../judging/explain-output'
import type { FailureCause } from '../judging/failure'
import type { Failing } from '../judging/stress'
import type { Judged } from '../judging/verdict'
import type { ProgramLimits } from './programs'

/** A program that is to be tried, or compared with: one that was chosen, or one that is kept with a set. */
export type StressProgram =
  | { readonly kind: 'chosen'; readonly ticket: string }
  | { readonly kind: 'kept'; readonly set: string; readonly program: string }

/** Where levels come from: new ones, changed copies of the tests of a set, or both turn by turn. */
export type StressSource = 'new' | 'near' | 'both'

/** Asks for a level on which a program fails. */
export interface StressRequest {
  readonly game: string
  readonly program: StressProgram
  /** Its output is taken for right; null for the rules. */
  readonly other: StressProgram | null
  readonly source: StressSource
  /** The set of whose tests copies are changed; null if levels are new. */
  readonly set: string | null
  readonly seed: number
  /** Levels at most. */
  readonly tries: number
  /** Only levels of which nothing is warned. */
  readonly isOfficial: boolean
  /** How outputs are compared; by tokens when absent. */
  readonly compare?: CompareRule | undefined
  readonly limits: ProgramLimits
}

/** How far it has come. */
export interface StressProgress {
  /** Levels that were tried, of those at most. */
  readonly tried: number
  readonly of: number
  /** What is made small now; null while levels are tried. */
  readonly failing: Failing | null
  /** Smaller levels that were tried, and those that were kept. */
  readonly shrinkTries: number
  readonly shrinkKept: number
  /** Ms since the first level was tried; 0 while programs are made ready. */
  readonly time: number
}

/** A small level on which a program fails. */
export interface StressFailure extends Failing, Judged {
  readonly isOther: boolean
  /** The official answer, or what the other program prints; the beginning of a long one. */
  readonly expected: string
  /** What the program prints; the beginning of a long one. */
  readonly output: string
  /** The beginning of its standard error. */
  readonly errors: string
  readonly code: number | null
  readonly signal: string | null
  readonly explanation: OutputExplanation | null
  readonly cause: FailureCause | null
  /** Name without extension and note (what fails) of the test that it becomes. */
  readonly name: string
  readonly note: string
}

/** How it ended. */
export interface StressEnd {
  readonly isStopped: boolean
  readonly tried: number
  /** Ms. */
  readonly time: number
  /** Null where the program has stood all levels that were tried. */
  readonly failure: StressFailure | null
  /** Whether nothing single can be taken away from that level. */
  readonly isSmallest: boolean
  /** What does the same on the command line, for showing and copying. */
  readonly command: string
}

/** Levels that one run may try. */
export const mostStressTries = 100_000_000
