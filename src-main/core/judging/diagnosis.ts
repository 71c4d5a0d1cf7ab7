import type { ReadingId } from '../trace/machine'
import type { PlainFault } from './plain-faults'
import type { Unvaried } from './unvaried'

/** A misreading, or two at once, by which an output that is wrong would be right. */
export interface Suspect {
  readonly readings: readonly ReadingId[]
  /** Numbers of the outputs that are just what it gives, right ones among them. */
  readonly same: readonly number[]
  /** Numbers of those that are not, and of the runs without one. */
  readonly others: readonly number[]
  /** What the wrong outputs say for it, in bits (ADR 25). */
  readonly bits: number
}

/** What some outputs of one program have in common. */
export interface Diagnosis {
  /** What is to be said before any misreading is thought of. */
  readonly faults: readonly PlainFault[]
  /** Numbers of the outputs that are not the official answer. */
  readonly wrong: readonly number[]
  /**
   * `cause`: the one suspect gives all outputs, no other does, and chance is excluded; `possible`: it gives them all, but chance
   * is not excluded; `tied`: each of the suspects gives them all; `closest`: none gives them all, and the one comes
   * closer than the rules do; `none`: there is nothing to be said.
   */
  readonly standing: 'cause' | 'possible' | 'tied' | 'closest' | 'none'
  readonly suspects: readonly Suspect[]
  /** How many are not told beside these. */
  readonly more: number
  /** Bits that a cause needs of as many candidates as were tried; see `Suspect`. */
  readonly needed: number
  /** Where one suspect gives all outputs: what the tests do not vary, so that other bugs may look the same; absent if nothing. */
  readonly unvaried?: Unvaried
}

/** Readings that are held together; none are the official rules. */
export type Readings = readonly ReadingId[]

/** Asks what some outputs would have to be under these readings. */
export interface Ask {
  /** Numbers of the outputs. */
  readonly outputs: readonly number[]
  readonly candidates: readonly Readings[]
}

/** The answers for a level, beside an output for it. */
export interface AnswersUnder {
  /** Stands for the words of the answer under each candidate (`wordsPrint`). */
  readonly prints: readonly string[]
  /** Whether the output is a true beginning of the first of them. */
  readonly isCut: boolean
}
