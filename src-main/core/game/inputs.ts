import type { Diagnostic, Place } from '../kernel/diagnostics'

/** The first entry of a level that cannot be played. */
export interface InputFault {
  /** Number of the entry, from 0. */
  readonly index: number
  /** The turn in which the run stops. */
  readonly turn: number
  /** Why it cannot be played; the first of several reasons. */
  readonly why: Diagnostic
}

/** An edit that leaves out an entry. */
export interface LeftOut<Edit> {
  readonly edit: Edit
  /** Its effect on the others, as a sentence. */
  readonly note: string
}

/**
 * The entries that a level plays on its board, one after another: turns, walks, data sets, moves. An error in one of
 * them does not affect those before it: the run stops there (ADR 13). All other errors are errors of the board, and
 * nothing is played.
 */
export interface Inputs<Level, Edit> {
  /** The noun for one of them within a sentence: "turn". */
  readonly noun: string
  /** Whether an error with this code is an error of an entry. */
  isOfInput(code: string): boolean
  /** Why an entry cannot be played, as words within a sentence; absent: the sentence of its problem is used. */
  readonly reason?: (why: Diagnostic) => string
  /** Name of the kind of event that ends a run early; no event has it in a game whose entries can always be played. */
  readonly eventKind: string
  /**
   * Null if all can be played. Only called for levels whose board has no errors. Absent in a game whose entries can
   * always be played.
   */
  firstFault?(level: Level): InputFault | null
  /** Removes one entry, and others only if they could not stay without it; null if nothing would be left. */
  leaveOut(level: Level, index: number): LeftOut<Edit> | null
  /** Removes an entry and all later ones; null if nothing would be left. */
  cut(level: Level, index: number): Edit | null
  /**
   * Number of the entry that a line of the text (from 1) belongs to, or would belong to if there were enough; null for
   * the board.
   */
  indexAt(level: Level, line: number): number | null
  /** The turn in which the text at a place is played; null for the board. */
  turnAt(level: Level, place: Place): number | null
}
