export type Severity = 'error' | 'warning'

/**
 * Where in the official text something stands, by words: it holds for any blanks that the user typed.
 * A line or word that is missing is named by the number it would have had.
 */
export interface Place {
  /** 1-based line. */
  readonly line: number
  /** 0-based word of that line (words are parted by blanks). */
  readonly word: number
  /** First letter within the word, 0 when absent. */
  readonly offset?: number
  /** Letters meant; the rest of the word when absent. */
  readonly length?: number
}

/** A problem as data: the sentence is made from `code` and `args` by the game's table. */
export interface Diagnostic {
  /** Stable name, for instance `arrow-on-rocket`. */
  readonly code: string
  readonly severity: Severity
  /** Id of the rule that is broken, as the game's rule page names it. */
  readonly rule: string
  readonly place: Place
  /** Board cells concerned (row * cols + col, after those of earlier pages), empty when none. */
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

/** A stretch of text in editor coordinates. */
export interface TextRange {
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 units. */
  readonly column: number
  /** At least 0; 0 marks a point where something is missing. */
  readonly length: number
}

/** Finds the columns of a place in the text; a missing word lies at the end of its line. */
export function placeRange(lines: readonly string[], place: Place): TextRange {
  const text = lines[place.line - 1]
  if (text === undefined) return { line: place.line, column: 1, length: 0 }
  // A byte order mark is no part of the first word, as for the reader.
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

/** Lines of a text as the places count them; CRLF counts as one line end. */
export function textLines(text: string): string[] {
  return text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
}

/** Order of a problems list: by line, then word, then letter; equal places keep their order. */
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
