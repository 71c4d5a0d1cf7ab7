import type { CheckedInvalid } from '../suite/invalid/check-invalid'
import type { ExpectedFault } from '../suite/invalid/invalid-files'
import type { SetStep } from './set'

/** An input of a set that has to be refused, held against the set's game. */
export interface InvalidInput extends CheckedInvalid {
  /** Below the set's folder. */
  readonly path: string
  /** For what it is expected to be refused, as it is noted; null where nothing is. */
  readonly expected: ExpectedFault | null
}

/** All of them, by their names. */
export interface InvalidInputs {
  /** Title of the game by which they are refused. */
  readonly game: string
  readonly inputs: readonly InvalidInput[]
  /** Codes of errors with which none of them begins. */
  readonly notShown: readonly string[]
}

/** What became of making some: those that are new, and the step on the files; null where there was nothing to make. */
export interface MadeInvalids {
  readonly count: number
  readonly step: SetStep | null
}
