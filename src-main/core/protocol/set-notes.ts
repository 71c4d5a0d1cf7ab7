import type { CompareRule } from '../judging/compare-outputs'
import type { PackingNotes } from '../package/package'
import type { ExpectedFault } from '../suite/invalid/invalid-files'
import type { MadeTest } from '../suite/how-made'
import type { Scoring } from '../suite/scoring'
import type { ProgramLimits } from './programs'

/** The user's notes on a set: `boardwright.json` beside its tests. */
export interface SetNotes {
  /** Notes by path of the test. */
  readonly tests: Readonly<Record<string, string>>
  /** How tests were made, by path; absent for tests for which it is unknown. */
  readonly made: Readonly<Record<string, MadeTest>>
  /** Titles by group. */
  readonly groups: Readonly<Record<string, string>>
  /** Points of groups, and bounds of their levels. */
  readonly scoring: Scoring
  /** Errors for which invalid inputs are expected to be rejected, by path. */
  readonly invalid: Readonly<Record<string, ExpectedFault>>
  /** How outputs are compared with the answers. */
  readonly compare: CompareRule
  /** Limits of programs on a test; null if the problem sets none. */
  readonly limits: ProgramLimits | null
  /** Options for packing the set, unless others are given. */
  readonly packing: PackingNotes
  /**
   * Why the file cannot be read, one sentence with its line; it is not overwritten then. Null if it can, or if there is
   * none.
   */
  readonly problem: string | null
}
