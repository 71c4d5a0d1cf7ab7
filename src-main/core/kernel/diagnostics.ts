export type Severity = 'error' | 'warning'

/**
 * A place in the official text, counted in words, so that it does not depend on the whitespace that the user typed. A
 * missing line or word has the number it would have had.
 */
export interface Place {
  /** 1-based line. */
  readonly line: number
  /** 0-based word of that line (words are separated by whitespace). */
  readonly word: number
  /** First character within the word; absent: 0. */
  readonly offset?: number
  /** Number of characters; absent: the rest of the word. */
  readonly length?: number
}

/** A problem as data: the sentence is made from `code` and `args` by the game's table. */
export interface Diagnostic {
  /** Stable name, for instance `arrow-on-rocket`. */
  readonly code: string
  readonly severity: Severity
  /** Id of the broken rule, as on the game's rules page. */
  readonly rule: string
  readonly place: Place
  /** Board cells concerned (row * cols + col, counted after those of earlier pages), empty if none. */
  readonly cells: readonly number[]
  readonly args: readonly (string | number)[]
}

/** Makes a diagnostic; severity and rule come from a game's table. */
export type Diagnose<Code extends string> = (
  code: Code,
  place: Place,
  cells: readonly number[],
  args: Diagnostic['args'],
) => Diagnostic

/** A range of text in editor coordinates. */
export interface TextRange {
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 units. */
  readonly column: number
  /** At least 0; 0 marks a point where something is missing. */
  readonly length: number
}

/** Finds the columns of a place in the text; a missing word is at the end of its line. */
export function placeRange(lines: readonly string[], place: Place): TextRange {
  const text = lines[place.line - 1]
  if (text === undefined) return { line: place.line, column: 1, length: 0 }
  // A byte order mark is not part of the first word, as in the reader.
  const words = text.replace(/^\uFEFF/, ' ').matchAll(/[^ \t\r]+/g)
  let index = 0
  for (const match of words) {
    if (index === place.word) {
      const offset = Math.min(place.offset ?? 0, match[0].length)
      const length = Math.min(place.length ?? match[0].length, match[0].length - offset)
      return { line: place.line, column: match.index + offset + 1, length }
    }
    index++
  }
  return { line: place.line, column: text.replace(/[ \t\r]+$/, '').length + 1, length: 0 }
}

/** Lines of a text as places count them; CRLF counts as one line ending. */
export function textLines(text: string): string[] {
  return text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
}

/** Sorts problems by line, then word, then character; equal places keep their order. */
export function sortDiagnostics(list: readonly Diagnostic[]): Diagnostic[] {
  return [...list].sort(
    (a, b) =>
      a.place.line - b.place.line ||
      a.place.word - b.place.word ||
      (a.place.offset ?? 0) - (b.place.offset ?? 0),
  )
}

export function hasErrors(list: readonly Diagnostic[]): boolean {
  return list.some((diagnostic) => diagnostic.severity === 'error')
}
