const NEWLINE = 10
const MINUS = 45

/**
 * Reads the character codes of an official text that is expected to be valid: the basis of the fast readers, which give
 * up at the first irregularity. Whitespace, line endings and numbers are those of `text-reader.ts`.
 */
export class Scanner {
  /** Index of the next character. */
  at: number

  constructor(readonly text: string) {
    // A byte order mark is not part of the first word.
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  }

  /** Skips whitespace within the line and returns the code of the next character, NaN at the end of the text. */
  skipBlanks(): number {
    const { text } = this
    let at = this.at
    let code = text.charCodeAt(at)
    while (code === 32 || code === 9 || code === 13) code = text.charCodeAt(++at)
    this.at = at
    return code
  }

  /** One to nine digits; NaN if there are none or more than any readable level needs. */
  digits(): number {
    const { text, at: first } = this
    let at = first
    let code = text.charCodeAt(at)
    let value = 0
    while (code >= 48 && code <= 57) {
      value = value * 10 + code - 48
      code = text.charCodeAt(++at)
    }
    this.at = at
    return at === first || at - first > 9 ? Number.NaN : value
  }

  /** The next word as a whole number, NaN if it is not one. */
  integer(): number {
    const isMinus = this.skipBlanks() === MINUS
    if (isMinus) this.at++
    const value = this.digits()
    if (!this.isWordEnd()) return Number.NaN
    return isMinus && value > 0 ? -value : value
  }

  /** The next word as a whole number within bounds, NaN if it is not one. */
  integerWithin({
    lowest,
    highest,
  }: {
    readonly lowest: number
    readonly highest: number
  }): number {
    const value = this.integer()
    return value >= lowest && value <= highest ? value : Number.NaN
  }

  /** The code of the next word, which is one character; NaN if it is longer or missing. */
  letter(): number {
    const code = this.skipBlanks()
    this.at++
    return this.isWordEnd() ? code : Number.NaN
  }

  /** Whether a word ends here: before whitespace, a line ending or the end of the text. */
  isWordEnd(): boolean {
    const code = this.text.charCodeAt(this.at)
    return code === 32 || code === NEWLINE || code === 13 || code === 9 || code !== code
  }

  /** Whether nothing more follows in the line; goes to the next one. */
  isLineEnd(): boolean {
    const code = this.skipBlanks()
    if (this.at >= this.text.length) return true
    this.at++
    return code === NEWLINE
  }

  /** Whether only blank lines are left. */
  isAtEnd(): boolean {
    while (this.at < this.text.length) if (!this.isLineEnd()) return false
    return true
  }
}
