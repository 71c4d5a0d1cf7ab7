import type { Place } from './diagnostics'

/** One word of an official text, with its place. */
export interface Word {
  readonly text: string
  readonly place: Place
}

/** One line of an official text, cut into words. */
export interface WordLine {
  /** 1-based. */
  readonly line: number
  readonly words: readonly Word[]
  /** The place of a missing word after the last. */
  readonly end: Place
}

/**
 * Splits a text into lines of words. Tolerant as the rules pages say: any run of spaces or tabs, CRLF, trailing
 * whitespace, blank lines at the end (which are left out). A leading byte order mark is skipped.
 */
export function wordLines(text: string): WordLine[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  while (lines.length > 0 && /^[ \t\r]*$/.test(lines[lines.length - 1]!)) lines.pop()
  return lines.map((raw, index) => new CutLine(index + 1, raw))
}

/** A line is split when its words are asked for: in a long text with an early error, most never are. */
class CutLine implements WordLine {
  private held: readonly Word[] | null = null

  constructor(
    readonly line: number,
    private readonly raw: string,
  ) {}

  get words(): readonly Word[] {
    this.held ??= this.raw
      .split(/[ \t\r]+/)
      .filter((word) => word !== '')
      .map((word, at) => ({ text: word, place: { line: this.line, word: at } }))
    return this.held
  }

  get end(): Place {
    return { line: this.line, word: this.words.length }
  }
}

/**
 * Reads a decimal integer as the statements write it: an optional minus, digits, nothing else. Null if it is not one.
 */
export function readInteger(text: string): number | null {
  if (!/^-?\d{1,15}$/.test(text)) return null
  const value = Number(text)
  // "-0" is read as 0, so that printing and reading again gives the same level.
  return value === 0 ? 0 : value
}

/** A found word as quoted in messages: shortened, control characters made visible. */
export function quote(text: string): string {
  const cut = text.length > 24 ? `${text.slice(0, 24)}…` : text
  return visible(cut)
}

/**
 * A text with its control characters written as \\u and their number, including those that change the direction of
 * writing, so that nothing in it breaks a line, controls a terminal or is displayed at a different place.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, escaped)
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}
