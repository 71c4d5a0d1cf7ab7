import { CELLS, firstCols, hasCell, rowLengths, SIDE } from '../board'
import { moveLimit, setLimit, unitLimits, type CountLimit } from './limits'
import { NO_CELL, type DataSet, type Level, type Move, type Unit, type UnitType } from '../model'

const NEWLINE = 10
const LETTER_A = 65
const DIGIT_1 = 49

/** Whether a letter code is one of F, W, H, M and U. */
const isTerrain = new Uint8Array(128)
for (const letter of 'FWHMU') isTerrain[letter.charCodeAt(0)] = 1

const typeOfCode = new Map<number, UnitType>([
  [71, 'G'],
  [77, 'M'],
  [83, 'S'],
])

const exists = Uint8Array.from({ length: CELLS }, (_, cell) =>
  hasCell(Math.trunc(cell / SIDE), cell % SIDE) ? 1 : 0,
)

/**
 * Reads a text without fault in one pass over its letters; null when anything is out of the ordinary. It accepts
 * nothing that the careful reader would find a word against, and gives the same level.
 */
export function readFast(text: string): Level | null {
  const reader = new FastReader(text)
  const setCount = reader.count(setLimit)
  if (setCount < 0 || !reader.isLineEnd()) return null
  const sets: DataSet[] = []
  for (let i = 0; i < setCount; i++) {
    const set = reader.set()
    if (!set) return null
    sets.push(set)
  }
  return reader.isAtEnd() ? { sets } : null
}

/** A position in the text that goes on as long as everything is well. */
class FastReader {
  private at: number
  private readonly letters = new Array<number>(CELLS).fill(NO_CELL.charCodeAt(0))

  constructor(private readonly text: string) {
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  }

  set(): DataSet | null {
    for (let row = 0; row < SIDE; row++) if (!this.row(row)) return null
    const first = this.count(unitLimits[0])
    const second = this.count(unitLimits[1])
    if (first < 0 || second < 0 || !this.isLineEnd()) return null
    const units: Unit[] = []
    for (let i = 0; i < first + second; i++) {
      const type = this.type()
      const cell = this.cell()
      if (!type || cell < 0 || !this.isLineEnd()) return null
      units.push({ side: i < first ? 1 : 2, type, cell })
    }
    const moveCount = this.count(moveLimit)
    if (moveCount < 0 || !this.isLineEnd()) return null
    const moves: Move[] = []
    for (let i = 0; i < moveCount; i++) {
      const from = this.cell()
      const to = this.cell()
      if (from < 0 || to < 0 || !this.isLineEnd()) return null
      moves.push({ from, to })
    }
    return { terrain: String.fromCharCode(...this.letters), units, moves }
  }

  /** A number within its limits, -1 when there is none. */
  count({ lowest, highest }: CountLimit): number {
    let c = this.skipBlanks()
    const first = this.at
    let value = 0
    while (c >= 48 && c <= 57) {
      value = value * 10 + c - 48
      c = this.text.charCodeAt(++this.at)
    }
    // Nine digits are more than any limit lets through; the careful reader takes the rest.
    if (this.at === first || this.at - first > 9 || !isWordEnd(c)) return -1
    return value >= lowest && value <= highest ? value : -1
  }

  isLineEnd(): boolean {
    const c = this.skipBlanks()
    if (this.at >= this.text.length) return true
    this.at++
    return c === NEWLINE
  }

  isAtEnd(): boolean {
    while (this.at < this.text.length) {
      const c = this.skipBlanks()
      if (this.at < this.text.length && c !== NEWLINE) return false
      this.at++
    }
    return true
  }

  private row(row: number): boolean {
    const first = row * SIDE + firstCols[row]!
    const end = first + rowLengths[row]!
    for (let cell = first; cell < end; cell++) {
      const c = this.skipBlanks()
      if (!(c < 128) || isTerrain[c] === 0) return false
      this.letters[cell] = c
      this.at++
    }
    return this.isLineEnd()
  }

  private type(): UnitType | null {
    const type = typeOfCode.get(this.skipBlanks())
    return isWordEnd(this.text.charCodeAt(++this.at)) ? (type ?? null) : null
  }

  private cell(): number {
    const row = this.skipBlanks() - LETTER_A
    const col = this.text.charCodeAt(this.at + 1) - DIGIT_1
    this.at += 2
    if (!(row >= 0 && row < SIDE && col >= 0 && col < SIDE)) return -1
    const cell = row * SIDE + col
    return exists[cell] === 1 && isWordEnd(this.text.charCodeAt(this.at)) ? cell : -1
  }

  private skipBlanks(): number {
    let c = this.text.charCodeAt(this.at)
    while (c === 32 || c === 9 || c === 13) c = this.text.charCodeAt(++this.at)
    return c
  }
}

/** A word ends before a blank, a line end or the end of the text (where the letter code is no number). */
function isWordEnd(c: number): boolean {
  return c === 32 || c === NEWLINE || c === 13 || c === 9 || c !== c
}
