const NEWLINE = 10
const MINUS = 45

/**
 * Goes over the letter codes of an official text that is hoped to be without fault: under the fast readers, which give
 * up at the first thing that is out of the ordinary. Blanks, line ends and numbers are those of `text-reader.ts`.
 */
export class Scanner {
  /** Index of the next letter. */
  at: number

  constructor(readonly text: string) {
    // A byte order mark is no part of the first word.
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  }

  /** Goes over blanks and gives the code of what comes then, no number at the end of the text. */
  skipBlanks(): number {
    const { text } = this
    let at = this.at
    let code = text.charCodeAt(at)
    while (code === 32 || code === 9 || code === 13) code = text.charCodeAt(++at)
    this.at = at
    return code
  }

  /** One to nine digits; NaN when there are none or more than any readable level needs. */
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

  /** The next word as a whole number, NaN when it is none. */
  integer(): number {
    const isMinus = this.skipBlanks() === MINUS
    if (isMinus) this.at++
    const value = this.digits()
    if (!this.isWordEnd()) return Number.NaN
    return isMinus && value > 0 ? -value : value
  }

  /** The next word as a whole number within bounds, NaN when it is none. */
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

  /** The code of the next word, which is one letter; NaN when it is longer, or missing. */
  letter(): number {
    const code = this.skipBlanks()
    this.at++
    return this.isWordEnd() ? code : Number.NaN
  }

  /** Whether a word ends here: before a blank, a line end or the end of the text. */
  isWordEnd(): boolean {
    const code = this.text.charCodeAt(this.at)
    return code === 32 || code === NEWLINE || code === 13 || code === 9 || code !== code
  }

  /** Whether nothing more comes in the line; goes to the next one. */
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
