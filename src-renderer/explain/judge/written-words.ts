import type { AnswerPiece } from '@core/game/answer-origins'
import { listIn } from '@core/words'
import { words } from '../../ui/words'

/** A piece of an answer that a step writes. */
export interface Written {
  /** From 0. */
  readonly index: number
  /** Its text after the step. */
  readonly now: string
  /** Its text at the end of the run. */
  readonly end: string
}

const told = words.judge.writes

/** Maximum number of characters of a piece that are shown in full; a longer piece is cut. */
const LONGEST = 60

/** The pieces that a step writes, as a sentence; empty if there are none. */
export function writtenWords(kind: AnswerPiece, written: readonly Written[]): string {
  const [first] = written
  if (!first) return ''
  if (kind === 'line') {
    const count = written.length
    return count === 1 ? told.line({ number: first.index + 1 }) : told.lines({ count })
  }
  const all = (pick: (piece: Written) => string): string => {
    const pieces = written.map((piece) => shown(pick(piece)))
    return kind === 'letter' ? listIn(words, pieces) : pieces.join(', ')
  }
  const now = all((piece) => piece.now)
  if (written.every((piece) => piece.now === piece.end)) return told.pieces({ now })
  return told.notTheEnd({ now, end: all(({ end }) => end) })
}

function shown(piece: string): string {
  if (piece.trim() === '') return told.blank
  return piece.length > LONGEST ? `${piece.slice(0, LONGEST)}…` : piece
}
