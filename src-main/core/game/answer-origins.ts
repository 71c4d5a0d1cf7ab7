import type { TraceEvent } from '../trace/trace'

/** The part of an answer that one step settles: a character, a word (separated by whitespace) or a line. */
export type AnswerPiece = 'letter' | 'word' | 'line'

/** Some bits of a slot of a run's state from which a piece of the answer is read. */
export interface HeldAt {
  readonly slot: number
  /** The lowest of the bits; absent: 0. */
  readonly shift?: number
  /** The bits, after shifting; absent: the whole slot. */
  readonly mask?: number
  /** Absent: the last change of the bits settles the piece. Otherwise the first change to at least this value does. */
  readonly least?: number
}

/** Where the pieces of an answer come from, so that each leads to the step that wrote it. */
export interface AnswerOrigins<Level> {
  readonly piece: AnswerPiece
  /**
   * Where a state holds piece `index` of `answer`, under any reading; empty: no step writes it, it is there from the
   * start.
   */
  heldAt(level: Level, index: number, answer: string): readonly HeldAt[]
  /** Numbers of all pieces that a slot may hold a part of; absent: any piece may be in any slot. */
  piecesIn?(level: Level, slot: number): readonly number[]
  /** Whether an event of the step that settles piece `index` is about this piece; absent: all are. */
  concerns?(level: Level, index: number, event: TraceEvent): boolean
  /** True if all steps of the turn lead to the piece, up to the one that settles it. */
  readonly isTurnwide?: true
}
