import type { CheckedInvalid } from '../suite/invalid/check-invalid'
import type { ExpectedFault } from '../suite/invalid/invalid-files'
import type { SetStep } from './set'

/** An input of a set that should be rejected, checked against the set's game. */
export interface InvalidInput extends CheckedInvalid {
  /** Below the set's folder. */
  readonly path: string
  /** The error for which it is expected to be rejected, from the notes; null if none is noted. */
  readonly expected: ExpectedFault | null
}

/** All of them, sorted by name. */
export interface InvalidInputs {
  /** Title of the game that rejects them. */
  readonly game: string
  readonly inputs: readonly InvalidInput[]
  /** Codes of errors that are not the first error of any of them. */
  readonly notShown: readonly string[]
}

/** The result of making invalid inputs: the new ones, and the step on the files; null if there was nothing to make. */
export interface MadeInvalids {
  readonly count: number
  readonly step: SetStep | null
}
