import { hasErrors, type Diagnose, type Diagnostic, type Place } from './diagnostics'
import { err, ok, type Result } from './result'
import { quote, readInteger, wordLines, type Word, type WordLine } from './text-reader'

type Args = Diagnostic['args']

/** Codes that every format has; their sentences are rows of `game/reading-problems.ts`. */
export type FieldCode = 'missing-line' | 'missing-word' | 'extra-word'

/** A code, or a function that returns the code for the found word. */
type CodeFor<Code> = Code | ((found: string) => Code)

/** Bounds of a number. */
export interface Bounds {
  /** As messages name it, without an article. */
  readonly name: string
  /** Code of the field by which messages name it if it is missing or not a number; absent: `the` and the name. */
  readonly what?: string
  readonly lowest: number
  readonly highest: number
}

/** Reads the lines of an official text one after another, and notes all problems instead of stopping at the first. */
export class FieldReader<in Code extends string> {
  /** Problems in the order in which they were noted. */
  readonly found: Diagnostic[] = []
  readonly lines: readonly WordLine[]
  /** Index of the line that comes next. */
  at = 0
  private due: number | null = null
  private hasEnded = false

  constructor(
    text: string,
    private readonly diagnostic: Diagnose<Code | FieldCode>,
  ) {
    this.lines = wordLines(text)
  }

  /** Lines not yet taken. */
  get left(): number {
    return this.lines.length - this.at
  }

  /** Sets the total number of lines, for the message about missing lines. */
  expect(lineCount: number): void {
    this.due = lineCount
  }

  /**
   * The next line. If the text has ended, that is noted once, and the line returned has no words and notes no further
   * problems.
   */
  line(what: string): Fields<Code> {
    const line = this.lines[this.at]
    if (line) this.at++
    else if (!this.hasEnded) this.noteMissingLine(what)
    return new Fields(this, line ?? null)
  }

  /** The next lines, each as returned by `read`; fewer if the text ends. */
  list<Item>(
    count: number,
    what: (index: number) => string,
    read: (line: Fields<Code>, index: number) => Item,
  ): Item[] {
    const items: Item[] = []
    for (let index = 0; index < count; index++) {
      const line = this.line(what(index))
      if (line.isMissing) break
      items.push(read(line, index))
    }
    return items
  }

  note(code: Code | FieldCode, place: Place, args: Args = [], cells: readonly number[] = []): void {
    this.found.push(this.diagnostic(code, place, cells, args))
  }

  /**
   * Notes a missing line after the last one; the caller that knows the number of lines reports how many are missing.
   */
  noteMissingLine(what: string): void {
    this.hasEnded = true
    const { length } = this.lines
    const args = this.due === null ? [what] : [what, this.due - length]
    this.note('missing-line', { line: length + 1, word: 0 }, args)
  }

  /** Notes the extra lines at the end, if there were no problems before them. */
  end(this: FieldReader<'extra-lines'>): void {
    if (this.left <= 0 || this.found.length > 0) return
    this.note('extra-lines', { line: this.at + 1, word: 0 }, [this.left])
  }

  /** The level with its warnings, or all problems if one is an error or there is no level. */
  result<Level>(level: Level | null): Result<ParsedLevel<Level>, readonly Diagnostic[]> {
    const { found } = this
    return level === null || hasErrors(found) ? err(found) : ok({ level, warnings: found })
  }
}

/** A level that was read. */
export interface ParsedLevel<Level> {
  readonly level: Level
  /** Warnings that only the text shows, such as extra lines. */
  readonly warnings: readonly Diagnostic[]
}

/** The words of a line, read from left to right. */
export class Fields<in Code extends string> {
  private at = 0

  constructor(
    private readonly reader: FieldReader<Code>,
    private readonly line: WordLine | null,
  ) {}

  /** Whether the text ended before this line. */
  get isMissing(): boolean {
    return this.line === null
  }

  /** The next word, without reading it. */
  get ahead(): Word | undefined {
    return this.line?.words[this.at]
  }

  note(code: Code | FieldCode, place: Place, args: Args): void {
    this.reader.note(code, place, args)
  }

  /** The next word, which may be missing. */
  take(): Word | undefined {
    return this.line?.words[this.at++]
  }

  /** The next word. A line that ends early is noted once, at the first missing word. */
  word(what: string): Word | undefined {
    if (this.at === this.line?.words.length) this.noteMissing(what)
    return this.take()
  }

  /** Notes a missing word after the last one. */
  noteMissing(what: string): void {
    if (this.line) this.reader.note('missing-word', this.line.end, [what])
  }

  /**
   * The next word as returned by `read`; null if it is missing, or if it is not understood and noted under `code`, with
   * the word, what was expected, and `shape`.
   */
  read<Value>(
    what: string,
    code: CodeFor<Code>,
    read: (text: string) => Value | null,
    ...shape: string[]
  ): Value | null {
    const word = this.word(what)
    if (!word) return null
    const value = read(word.text)
    if (value === null) {
      const own = typeof code === 'function' ? code(word.text) : code
      this.reader.note(own, word.place, [quote(word.text), what, ...shape])
    }
    return value
  }

  /** One of the words given. */
  oneOf<Known extends string>(known: readonly Known[], what: string, code: Code): Known | null {
    return this.read(what, code, (text) => known.find((one) => one === text) ?? null)
  }

  /** A whole number. */
  number<Code extends string>(
    this: Fields<Code | 'not-integer'>,
    what: string,
    code: CodeFor<Code | 'not-integer'> = 'not-integer',
  ): number | null {
    return this.read(what, code, readInteger)
  }

  /** A whole number within bounds. */
  numberWithin<Code extends string>(
    this: Fields<Code | 'not-integer' | 'out-of-limits'>,
    { name, what = `the ${name}`, lowest, highest }: Bounds,
    code: CodeFor<Code | 'not-integer'> = 'not-integer',
  ): number | null {
    const place = this.ahead?.place
    const value = this.number(what, code)
    if (value === null || (value >= lowest && value <= highest)) return value
    this.reader.note('out-of-limits', place!, [name, value, lowest, highest])
    return null
  }

  /** The remaining words. */
  get rest(): readonly Word[] {
    return this.line?.words.slice(this.at) ?? []
  }

  /** Notes an extra word. */
  end(): void {
    const word = this.ahead
    if (word) this.reader.note('extra-word', word.place, [quote(word.text)])
  }
}
