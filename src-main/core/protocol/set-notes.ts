import type { CompareRule } from '../judging/compare-outputs'
import type { PackingNotes } from '../package/package'
import type { ExpectedFault } from '../suite/invalid/invalid-files'
import type { MadeTest } from '../suite/how-made'
import type { Scoring } from '../suite/scoring'
import type { ProgramLimits } from './programs'

/** What the user has written about a set: `boardwright.json` beside its tests. */
export interface SetNotes {
  /** By path of the test. */
  readonly tests: Readonly<Record<string, string>>
  /** How tests were made, by path; absent for one of which that is not known. */
  readonly made: Readonly<Record<string, MadeTest>>
  /** Titles by group. */
  readonly groups: Readonly<Record<string, string>>
  /** What groups are worth, and what they ask of their levels. */
  readonly scoring: Scoring
  /** For what inputs that have to be refused are expected to be refused, by path. */
  readonly invalid: Readonly<Record<string, ExpectedFault>>
  /** How outputs are compared with the answers. */
  readonly compare: CompareRule
  /** What a program may use on a test; null where the problem sets none. */
  readonly limits: ProgramLimits | null
  /** What the set is packed with where nothing else is said. */
  readonly packing: PackingNotes
  /** Why the file cannot be read, one sentence with its line; nothing is written over it then. Null when it can or there is none. */
  readonly problem: string | null
}
