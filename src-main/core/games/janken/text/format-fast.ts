import { Scanner } from '../../../kernel/scanner'
import { CELLS, firstCols, hasCell, rowLengths, SIDE } from '../board'
import { moveLimit, setLimit, unitLimits } from './limits'
import { NO_CELL, type DataSet, type Level, type Move, type Unit, type UnitType } from '../model'

const LETTER_A = 65
const DIGIT_1 = 49

/** Whether a character code is one of F, W, H, M and U. */
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

/** Reads a valid text in one pass over its characters; null for anything unusual. */
export function readFast(text: string): Level | null {
  const scanner = new Scanner(text)
  const setCount = scanner.integerWithin(setLimit)
  if (setCount !== setCount || !scanner.isLineEnd()) return null
  const sets: DataSet[] = []
  for (let i = 0; i < setCount; i++) {
    const set = readSet(scanner)
    if (!set) return null
    sets.push(set)
  }
  return scanner.isAtEnd() ? { sets } : null
}

const letters = new Array<number>(CELLS).fill(NO_CELL.charCodeAt(0))

function readSet(scanner: Scanner): DataSet | null {
  for (let row = 0; row < SIDE; row++) if (!readRow(scanner, row)) return null
  const terrain = String.fromCharCode(...letters)
  const first = scanner.integerWithin(unitLimits[0])
  const second = scanner.integerWithin(unitLimits[1])
  if (first !== first || second !== second || !scanner.isLineEnd()) return null
  const units: Unit[] = []
  for (let i = 0; i < first + second; i++) {
    const type = typeOfCode.get(scanner.letter())
    const cell = readCell(scanner)
    if (!type || cell < 0 || !scanner.isLineEnd()) return null
    units.push({ side: i < first ? 1 : 2, type, cell })
  }
  const moveCount = scanner.integerWithin(moveLimit)
  if (moveCount !== moveCount || !scanner.isLineEnd()) return null
  const moves: Move[] = []
  for (let i = 0; i < moveCount; i++) {
    const from = readCell(scanner)
    const to = readCell(scanner)
    if (from < 0 || to < 0 || !scanner.isLineEnd()) return null
    moves.push({ from, to })
  }
  return { terrain, units, moves }
}

/** Reads the letters of a row, separated by spaces. */
function readRow(scanner: Scanner, row: number): boolean {
  const first = row * SIDE + firstCols[row]!
  const end = first + rowLengths[row]!
  for (let cell = first; cell < end; cell++) {
    const code = scanner.skipBlanks()
    if (!(code < 128) || isTerrain[code] === 0) return false
    letters[cell] = code
    scanner.at++
    if (!scanner.isWordEnd()) return false
  }
  return scanner.isLineEnd()
}

/** The next word as a cell, -1 if it is not one. */
function readCell(scanner: Scanner): number {
  const row = scanner.skipBlanks() - LETTER_A
  const col = scanner.text.charCodeAt(scanner.at + 1) - DIGIT_1
  scanner.at += 2
  if (!(row >= 0 && row < SIDE && col >= 0 && col < SIDE)) return -1
  const cell = row * SIDE + col
  return exists[cell] === 1 && scanner.isWordEnd() ? cell : -1
}
