import type { TraceEvent } from '../trace/trace'

/** What of an answer one step settles: each letter, each word (parted by blanks and line ends) or each line. */
export type AnswerPiece = 'letter' | 'word' | 'line'

/** Some bits of a slot of a run's state, off which a piece of the answer is read. */
export interface HeldAt {
  readonly slot: number
  /** The lowest of the bits; absent: 0. */
  readonly shift?: number
  /** The bits, once shifted down; absent: all of the slot. */
  readonly mask?: number
  /** Absent: the last change of the bits settles the piece. Otherwise the first that brings them to so much does. */
  readonly least?: number
}

/** Where the pieces of an answer come from, so that each leads to the step that wrote it. */
export interface AnswerOrigins<Level> {
  readonly piece: AnswerPiece
  /** Where a state holds piece `index` of `answer`, under any reading; none: no step writes it, it stands from the start. */
  heldAt(level: Level, index: number, answer: string): readonly HeldAt[]
  /** Numbers of all pieces that a slot may hold something of; absent: any of them may be held in any slot. */
  piecesIn?(level: Level, slot: number): readonly number[]
  /** Whether an event of the step that settles piece `index` is about this piece; absent: all are. */
  concerns?(level: Level, index: number, event: TraceEvent): boolean
  /** True where all steps of the turn lead to the piece, up to the one that settles it. */
  readonly isTurnwide?: true
}
