import { spliceBetween } from '@core/document/splice'

/** The line ending of a text in the editor. */
export type LineEnd = '\n' | '\r\n'

/**
 * The line ending with which the editor keeps every byte: CRLF only if all line endings are CRLF, else LF, in which
 * case a lone CR stays in its line as a visible character. A text of one line has none, so `held` stays.
 */
export function lineEndOf(text: string, held: LineEnd = '\n'): LineEnd {
  if (!/[\r\n]/.test(text)) return held
  return /^(?:[^\r\n]|\r\n)*$/.test(text) ? '\r\n' : '\n'
}

/** The text with line endings of one character, as the editor counts offsets. */
export function toViewText(text: string, lineEnd: LineEnd): string {
  return lineEnd === '\n' ? text : text.split('\r\n').join('\n')
}

/** A pasted text with the line endings of the text that it is pasted into. */
export function withLineEnds(pasted: string, lineEnd: LineEnd): string {
  return pasted.replace(/\r\n|\r|\n/g, lineEnd)
}

/** A change of the editor's contents, in the editor's offsets. */
export interface ViewChange {
  readonly from: number
  readonly to: number
  /** With LF as line ending. */
  readonly insert: string
}

/** The smallest change that makes the editor show a different text; null if it shows that already. */
export function changeBetween(shown: string, wanted: string): ViewChange | null {
  if (shown === wanted) return null
  const { at, removed, inserted } = spliceBetween(shown, wanted)
  return { from: at, to: at + removed.length, insert: inserted }
}
