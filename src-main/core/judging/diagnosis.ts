import type { ReadingId } from '../trace/machine'
import type { PlainFault } from './plain-faults'
import type { Unvaried } from './unvaried'

/** A misreading, or two at once, under which a wrong output would be correct. */
export interface Suspect {
  readonly readings: readonly ReadingId[]
  /** Numbers of the outputs that equal its answers, including correct ones. */
  readonly same: readonly number[]
  /** Numbers of the other outputs, and of the runs without one. */
  readonly others: readonly number[]
  /** Evidence of the wrong outputs for it, in bits (ADR 25). */
  readonly bits: number
}

/** What some outputs of one program have in common. */
export interface Diagnosis {
  /** Faults that are reported before any misreading is considered. */
  readonly faults: readonly PlainFault[]
  /** Numbers of the outputs that are not the official answer. */
  readonly wrong: readonly number[]
  /**
   * `cause`: the one suspect explains all outputs, no other does, and chance is excluded; `possible`: it explains all,
   * but chance is not excluded; `tied`: each of the suspects explains all; `closest`: none explains all, and this one
   * is closer than the official rules; `none`: there is nothing to report.
   */
  readonly standing: 'cause' | 'possible' | 'tied' | 'closest' | 'none'
  readonly suspects: readonly Suspect[]
  /** Number of further suspects that are not listed. */
  readonly more: number
  /** Bits needed for a cause, given the number of candidates tried; see `Suspect`. */
  readonly needed: number
  /**
   * If one suspect explains all outputs: a number that the tests do not vary, so that other bugs may look the same;
   * absent if there is none.
   */
  readonly unvaried?: Unvaried
}

/** Readings that are combined; none means the official rules. */
export type Readings = readonly ReadingId[]

/** Asks for the answers to some outputs' levels under these readings. */
export interface Ask {
  /** Numbers of the outputs. */
  readonly outputs: readonly number[]
  readonly candidates: readonly Readings[]
}

/** The answers for a level, compared with an output for it. */
export interface AnswersUnder {
  /** The print of the answer's words under each candidate (`wordsPrint`). */
  readonly prints: readonly string[]
  /** Whether the output is a proper beginning of the first answer. */
  readonly isCut: boolean
}
