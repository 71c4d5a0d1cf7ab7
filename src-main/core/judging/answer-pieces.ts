import type { AnswerPiece } from '../game/answer-origins'
import { skip } from './blanks'

/** A range of a text, in UTF-16 units from 0; `to` is after its last character. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * An answer split into pieces, numbered from 0. Characters are numbered by their offsets; the last newline is not a
 * piece.
 */
export class AnswerPieces {
  readonly count: number
  /** Start and end of each word or line, in pairs; for characters only of the whole answer. */
  private readonly bounds: Uint32Array

  constructor(
    readonly text: string,
    readonly kind: AnswerPiece,
  ) {
    this.bounds =
      kind === 'letter' ? wholeOf(text) : kind === 'word' ? wordsOf(text) : linesOf(text)
    this.count = kind === 'letter' ? this.bounds[1]! : this.bounds.length / 2
  }

  /** Throws for a piece that does not exist, which is a bug. */
  stretchOf(index: number): Stretch {
    if (index < 0 || index >= this.count) throw new Error(`no piece ${index} of ${this.count}`)
    if (this.kind === 'letter') return { from: index, to: index + 1 }
    return { from: this.bounds[2 * index]!, to: this.bounds[2 * index + 1]! }
  }

  textOf(index: number): string {
    const { from, to } = this.stretchOf(index)
    return this.text.slice(from, to)
  }

  /** Number of the piece that contains an offset or ends there; null if there is none. */
  indexAt(offset: number): number | null {
    const { bounds } = this
    let lo = 0
    let hi = bounds.length / 2
    while (lo < hi) {
      const mid = (lo + hi) >> 1
      if (bounds[2 * mid]! <= offset) lo = mid + 1
      else hi = mid
    }
    if (lo === 0 || offset > bounds[2 * lo - 1]! || this.count === 0) return null
    return this.kind === 'letter' ? Math.min(offset, this.count - 1) : lo - 1
  }
}

function wholeOf(text: string): Uint32Array {
  return Uint32Array.of(0, text.endsWith('\n') ? text.length - 1 : text.length)
}

function wordsOf(text: string): Uint32Array {
  const bounds: number[] = []
  for (let from = skip(text, 0, true); from < text.length;) {
    const to = skip(text, from, false)
    bounds.push(from, to)
    from = skip(text, to, true)
  }
  return Uint32Array.from(bounds)
}

function linesOf(text: string): Uint32Array {
  const bounds: number[] = []
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    bounds.push(from, to)
    from = to + 1
  }
  return Uint32Array.from(bounds)
}
