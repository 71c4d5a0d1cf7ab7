import { spliceBetween } from '@core/document/splice'

/** What parts the lines of a text in the editor. */
export type LineEnd = '\n' | '\r\n'

/**
 * The line end under which the editor keeps every byte: CRLF only when all line ends are CRLF, else LF, where a lone CR
 * stays in its line as a visible letter. A text of one line has none of its own: `held` stays.
 */
export function lineEndOf(text: string, held: LineEnd = '\n'): LineEnd {
  if (!/[\r\n]/.test(text)) return held
  return /^(?:[^\r\n]|\r\n)*$/.test(text) ? '\r\n' : '\n'
}

/** The text as the editor counts it, every line end one letter long. */
export function toViewText(text: string, lineEnd: LineEnd): string {
  return lineEnd === '\n' ? text : text.split('\r\n').join('\n')
}

/** A pasted text with the line ends of the text it comes into. */
export function withLineEnds(pasted: string, lineEnd: LineEnd): string {
  return pasted.replace(/\r\n|\r|\n/g, lineEnd)
}

/** A change of the editor's contents, in its own offsets. */
export interface ViewChange {
  readonly from: number
  readonly to: number
  /** Line ends are single LFs. */
  readonly insert: string
}

/** The smallest change that makes the editor show another text; null when it shows it already. */
export function changeBetween(shown: string, wanted: string): ViewChange | null {
  if (shown === wanted) return null
  const { at, removed, inserted } = spliceBetween(shown, wanted)
  return { from: at, to: at + removed.length, insert: inserted }
}
