import type { Diagnostic } from '../../../kernel/diagnostics'
import { err, ok, type Result } from '../../../kernel/result'
import { quote, readInteger, wordLines, type WordLine } from '../../../kernel/text-reader'
import type { ParsedLevel } from '../../../game/module'
import { cellNamed, rowName, SIDE } from '../board'
import { diagnostic, type Code } from './diagnostics'
import { readTerrain } from './format-terrain'
import { moveLimit, setLimit, unitLimits, type CountLimit } from './limits'
import { unitTypes, type DataSet, type Level, type Move, type Side, type Unit } from '../model'

/** Reads a text word by word and notes everything that is wrong with it, with line and word. */
export function readCarefully(text: string): Result<ParsedLevel<Level>, readonly Diagnostic[]> {
  const reader = new CarefulReader(wordLines(text))
  const level = reader.level()
  return level && reader.found.length === 0
    ? ok({ level, warnings: reader.leftOver() })
    : err(reader.found)
}

/** The data sets of a text with faults up to the one where it breaks off, with as much of that as is known. */
export function readPart(text: string): Level | null {
  const reader = new CarefulReader(wordLines(text))
  const level = reader.level()
  if (level) return level
  return reader.sets.length > 0 ? { sets: reader.sets } : null
}

/** Goes from line to line; null stands for "nobody knows which line is what from here on". */
class CarefulReader {
  readonly found: Diagnostic[] = []
  /** Those read so far, the last one perhaps not to its end. */
  readonly sets: DataSet[] = []
  private at = 0

  constructor(private readonly lines: readonly WordLine[]) {}

  level(): Level | null {
    const head = this.next(() => 'the number of data sets')
    if (!head) return null
    const setCount = this.count(head, 0, setLimit)
    this.refuseMore(head, 1)
    if (setCount === null) return null
    for (let index = 0; index < setCount; index++) if (!this.set(index + 1)) return null
    return { sets: this.sets }
  }

  /** The warning for lines after the last data set. */
  leftOver(): Diagnostic[] {
    const count = this.lines.length - this.at
    if (count <= 0) return []
    return [diagnostic('extra-lines', { line: this.at + 1, word: 0 }, [], [count])]
  }

  private set(number: number): boolean {
    const { terrain, lineCount } = readTerrain(this.lines, this.at, this.found)
    this.at += lineCount
    if (this.at === this.lines.length && lineCount < SIDE) {
      this.next(() => `row ${rowName(lineCount)} of data set ${number}`)
      return false
    }
    const units: Unit[] = []
    const moves = this.units(number, units) ? this.moves(number) : null
    this.sets.push({ terrain, units, moves: moves ?? [] })
    return moves !== null
  }

  /** Adds the units of a data set to a list; false when it breaks off. */
  private units(number: number, units: Unit[]): boolean {
    const head = this.next(() => `the numbers of units of data set ${number}`)
    if (!head) return false
    const first = this.count(head, 0, unitLimits[0])
    const second = this.count(head, 1, unitLimits[1])
    this.refuseMore(head, 2)
    if (first === null || second === null) return false
    for (let index = 0; index < first + second; index++) {
      const side: Side = index < first ? 1 : 2
      const own = side === 1 ? index + 1 : index + 1 - first
      const what = `unit ${own} of side ${side}`
      const line = this.next(() => `${what} of data set ${number}`)
      if (!line) return false
      const type = this.type(line, `the type of ${what}`)
      const cell = this.cell(line, 1, `the cell of ${what}`, 'unit-off-board')
      this.refuseMore(line, 2)
      units.push({ side, type, cell })
    }
    return true
  }

  private moves(number: number): Move[] | null {
    const head = this.next(() => `the number of moves of data set ${number}`)
    if (!head) return null
    const count = this.count(head, 0, moveLimit)
    this.refuseMore(head, 1)
    if (count === null) return null
    const moves: Move[] = []
    for (let index = 0; index < count; index++) {
      const what = `move ${index + 1}`
      const line = this.next(() => `${what} of data set ${number}`)
      if (!line) return null
      const from = this.cell(line, 0, `the start of ${what}`, 'move-off-board')
      const to = this.cell(line, 1, `the end of ${what}`, 'move-off-board')
      this.refuseMore(line, 2)
      moves.push({ from, to })
    }
    return moves
  }

  /** The next line; notes that it is missing when there is none. */
  private next(what: () => string): WordLine | null {
    const line = this.lines[this.at]
    if (!line) {
      const place = { line: this.lines.length + 1, word: 0 }
      this.found.push(diagnostic('missing-line', place, [], [what()]))
      return null
    }
    this.at++
    return line
  }

  private count(line: WordLine, at: number, limit: CountLimit): number | null {
    const { name, lowest, highest } = limit
    const word = line.words[at]
    if (!word) {
      this.noteMissing(line, at, `the ${name}`)
      return null
    }
    const value = readInteger(word.text)
    if (value === null) {
      this.note('not-integer', word, [quote(word.text), `the ${name}`])
      return null
    }
    if (value >= lowest && value <= highest) return value
    this.note('out-of-limits', word, [name, value, lowest, highest])
    return null
  }

  private type(line: WordLine, what: string): Unit['type'] {
    const word = line.words[0]
    const type = unitTypes.find((known) => known === word?.text)
    if (type) return type
    if (word) this.note('not-a-type', word, [quote(word.text), what])
    else this.noteMissing(line, 0, what)
    return 'G'
  }

  private cell(line: WordLine, at: number, what: string, offBoard: Code): number {
    const word = line.words[at]
    if (!word) {
      this.noteMissing(line, at, what)
      return 0
    }
    const cell = cellNamed(word.text)
    if (cell >= 0) return cell
    const isName = /^[A-Z]\d{1,2}$/.test(word.text)
    this.note(isName ? offBoard : 'not-a-cell', word, [quote(word.text), what])
    return 0
  }

  private note(code: Code, { place }: WordLine['words'][number], args: Diagnostic['args']): void {
    this.found.push(diagnostic(code, place, [], args))
  }

  /** A line that ends early is noted once, by the first word it lacks. */
  private noteMissing(line: WordLine, at: number, what: string): void {
    if (at === line.words.length) {
      this.found.push(diagnostic('missing-word', line.end, [], [what]))
    }
  }

  private refuseMore(line: WordLine, at: number): void {
    const word = line.words[at]
    if (word) this.note('extra-word', word, [quote(word.text)])
  }
}
