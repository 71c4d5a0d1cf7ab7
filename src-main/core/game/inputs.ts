import type { Diagnostic, Place } from '../kernel/diagnostics'

/** The first input of a level that cannot be played. */
export interface InputFault {
  /** Number of the input, from 0. */
  readonly index: number
  /** The turn in which the run stops. */
  readonly turn: number
  /** Why it cannot be played; the first reason where there are several. */
  readonly why: Diagnostic
}

/** An edit that leaves an input out. */
export interface LeftOut<Edit> {
  readonly edit: Edit
  /** What it does to the others, a sentence. */
  readonly note: string
}

/**
 * What a level has played on its board, one after another: turns, walks, data sets, moves. An error of one of them
 * leaves what comes before it: the run stops there (ADR 13). All other errors are of the board, and nothing is played.
 */
export interface Inputs<Level, Edit> {
  /** What one of them is called within a sentence: "turn". */
  readonly noun: string
  /** Whether an error of this code is one of an input. */
  isOfInput(code: string): boolean
  /** Why an input cannot be played, as words within a sentence; absent: the sentence of its problem says it. */
  readonly reason?: (why: Diagnostic) => string
  /** Name of the kind of event with which a run stops. */
  readonly eventKind: string
  /** Null when all can be played. Only asked of levels whose board has no errors. */
  firstFault(level: Level): InputFault | null
  /** Takes one input away, and others with it only where they could not stay; null when nothing would be left. */
  leaveOut(level: Level, index: number): LeftOut<Edit> | null
  /** Takes an input away with all that come after it; null when nothing would be left. */
  cut(level: Level, index: number): Edit | null
  /** Number of the input that a line of the text (from 1) belongs to, or would if there were so many; null for the board. */
  indexAt(level: Level, line: number): number | null
  /** The turn in which what a place of the text says is played; null for the board. */
  turnAt(level: Level, place: Place): number | null
}
