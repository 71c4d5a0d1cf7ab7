import { asciiCodes } from '../../../kernel/ascii-text'
import { ways } from '../../../kernel/grid'
import { Scanner } from '../../../kernel/scanner'
import { bog, BOG, cave, estuary, ESTUARY, ISLAND, MOST_CAVES, river, RIVER, WALL } from '../cells'
import { MOST_SIDE, type Level, type Walk } from '../model'

const NEWLINE = 10

/** 1 for the codes of letters that are moves. */
const isMove = new Uint8Array(256)
ways.forEach((letter) => (isMove[letter.charCodeAt(0)] = 1))

/** Kinds by the code of their letter, -1 for other characters. */
const kindOfCode = new Int8Array(128).fill(-1)
'owbrey'.split('').forEach((letter, kind) => (kindOfCode[letter.charCodeAt(0)] = kind))

/** Reads a valid text in one pass over its characters; null for anything unusual. */
export function readFast(text: string): Level | null {
  const scanner = new Scanner(text)
  const map = readMap(scanner)
  const count = map ? scanner.integer() : 0
  if (!map || !(count >= 0) || !scanner.isLineEnd()) return null
  const walks: Walk[] = []
  for (let i = 0; i < count; i++) {
    const row = scanner.integer()
    const col = scanner.integer()
    scanner.skipBlanks()
    const first = scanner.at
    scanner.at = endOfMoves(text, first)
    const moves = text.slice(first, scanner.at)
    if (row !== row || col !== col || !scanner.isLineEnd()) return null
    walks.push({ row, col, moves })
  }
  return scanner.isAtEnd() ? { ...map, walks } : null
}

/** The rows up to a line that begins with a digit. */
function readMap(scanner: Scanner): Omit<Level, 'walks'> | null {
  const end = scanner.text.length
  const cells: number[] = []
  let cols = 0
  let rows = 0
  for (;;) {
    let code = scanner.skipBlanks()
    if (code >= 48 && code <= 57) break
    const before = cells.length
    while (scanner.at < end && code !== NEWLINE) {
      const value = readCell(scanner)
      if (value < ISLAND || !scanner.isWordEnd()) return null
      cells.push(value)
      code = scanner.skipBlanks()
    }
    scanner.at++
    rows++
    if (rows === 1) cols = cells.length
    const isWrong = cells.length - before !== cols || cols === 0
    if (isWrong || cols > MOST_SIDE || rows > MOST_SIDE || scanner.at >= end) return null
  }
  return rows === 0 ? null : { rows, cols, cells: Uint32Array.from(cells) }
}

/** The next cell, -1 if it is invalid. */
function readCell(scanner: Scanner): number {
  const { text } = scanner
  const kind = kindOfCode[text.charCodeAt(scanner.at++)] ?? -1
  if (kind <= WALL) return kind
  if (kind === BOG) {
    const side = wayOfCode(text.charCodeAt(scanner.at++))
    return side < 0 ? -1 : bog(side)
  }
  const number = text.charCodeAt(scanner.at++) - 48
  if (!(number >= 0 && number <= 9)) return -1
  if (kind === ESTUARY) return estuary(number)
  if (kind === RIVER) {
    const way = wayOfCode(text.charCodeAt(scanner.at++))
    return way < 0 ? -1 : river(number, way)
  }
  const first = scanner.at
  const index = scanner.digits()
  const isPlain = scanner.at - first === 1 || text.charCodeAt(first) !== 48
  return index < MOST_CAVES && isPlain ? cave(number, index) : -1
}

const PORTION = 16 * 1024
/** A character that is not ASCII has up to three more codes than places. */
const codes = new Uint8Array(PORTION + 3)

/** Where a run of move letters ends. The longest texts consist of such runs, and reading codes is the fastest way. */
function endOfMoves(text: string, from: number): number {
  const newline = text.indexOf('\n', from)
  const end = newline < 0 ? text.length : newline
  for (let at = from; at < end; at += PORTION) {
    const length = asciiCodes(text.slice(at, Math.min(end, at + PORTION)), codes)
    const moves = countMoves(length)
    if (moves < length) return at + moves
  }
  return end
}

/** Number of codes at the beginning that are moves. */
function countMoves(length: number): number {
  let count = 0
  while (count < length && isMove[codes[count]!] === 1) count++
  return count
}

function wayOfCode(c: number): number {
  return c === 94 ? 0 : c === 62 ? 1 : c === 118 ? 2 : c === 60 ? 3 : -1
}
