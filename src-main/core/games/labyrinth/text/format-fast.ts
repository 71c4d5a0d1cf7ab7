import { BOG, cave, CAVE, ESTUARY, estuary, bog, ISLAND, river, RIVER, WALL } from '../cells'
import { asciiCodes } from '../../../kernel/ascii-text'
import { ways } from '../../../kernel/grid'
import { MOST_SIDE, type Level, type Walk } from '../model'

const NEWLINE = 10
const LOST = Number.NaN

/** 1 for the codes of the letters that are moves. */
const isMove = new Uint8Array(256)
ways.forEach((letter) => (isMove[letter.charCodeAt(0)] = 1))

/** Kinds by the code of their letter, -1 for other letters. */
const kindOfCode = new Int8Array(128).fill(-1)
'owbrey'.split('').forEach((letter, kind) => (kindOfCode[letter.charCodeAt(0)] = kind))

/**
 * Reads a text without fault in one pass over its letters; null when anything is out of the ordinary. It accepts
 * nothing that the careful reader would find a word against, and gives the same level.
 */
export function readFast(text: string): Level | null {
  const end = text.length
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0

  const skipBlanks = () => {
    let c = text.charCodeAt(at)
    while (c === 32 || c === 9 || c === 13) c = text.charCodeAt(++at)
    return c
  }
  const digits = (): number => {
    const first = at
    let c = text.charCodeAt(at)
    let value = 0
    while (c >= 48 && c <= 57) {
      value = value * 10 + c - 48
      c = text.charCodeAt(++at)
    }
    // Nine digits are more than any readable level needs; the careful reader takes the rest.
    return at === first || at - first > 9 ? LOST : value
  }
  const integer = (): number => {
    const isMinus = skipBlanks() === 45
    if (isMinus) at++
    const value = digits()
    if (!isWordEnd(text.charCodeAt(at))) return LOST
    return isMinus && value > 0 ? -value : value
  }
  const isLineEnd = () => {
    const c = skipBlanks()
    if (at >= end) return true
    at++
    return c === NEWLINE
  }
  const arrow = () => wayOfCode(text.charCodeAt(at++))
  /** The cell at `at`, -1 when it is none. */
  const cell = (): number => {
    const kind = kindOfCode[text.charCodeAt(at++)] ?? -1
    if (kind <= WALL) return kind
    if (kind === BOG) {
      const side = arrow()
      return side < 0 ? -1 : bog(side)
    }
    const number = text.charCodeAt(at++) - 48
    if (!(number >= 0 && number <= 9)) return -1
    if (kind === ESTUARY) return estuary(number)
    if (kind === RIVER) {
      const way = arrow()
      return way < 0 ? -1 : river(number, way)
    }
    const first = at
    const index = digits()
    const isPlain = at - first === 1 || text.charCodeAt(first) !== 48
    return kind === CAVE && index < 1_000_000 && isPlain ? cave(number, index) : -1
  }

  const cells: number[] = []
  let cols = 0
  let rows = 0
  for (;;) {
    let c = skipBlanks()
    if (c >= 48 && c <= 57) break
    const before = cells.length
    while (at < end && c !== NEWLINE) {
      const value = cell()
      if (value < ISLAND || !isWordEnd(text.charCodeAt(at))) return null
      cells.push(value)
      c = skipBlanks()
    }
    at++
    rows++
    if (rows === 1) cols = cells.length
    const isWrong = cells.length - before !== cols || cols === 0
    if (isWrong || cols > MOST_SIDE || rows > MOST_SIDE || at >= end) return null
  }
  const count = integer()
  if (rows === 0 || !(count >= 0) || !isLineEnd()) return null

  const walks: Walk[] = []
  for (let i = 0; i < count; i++) {
    const row = integer()
    const col = integer()
    skipBlanks()
    const first = at
    at = endOfMoves(text, at)
    const moves = text.slice(first, at)
    if (row !== row || col !== col || !isLineEnd()) return null
    walks.push({ row, col, moves })
  }
  while (at < end) {
    const c = skipBlanks()
    if (at < end && c !== NEWLINE) return null
    at++
  }
  return { rows, cols, cells: Uint32Array.from(cells), walks }
}

const PORTION = 16 * 1024
/** A letter that is not ASCII has up to three codes more than its place. */
const codes = new Uint8Array(PORTION + 3)

/** Where a run of move letters ends. The longest texts are made of such runs, and codes are looked at fastest. */
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

/** How many of the first codes are moves, up to the first that is none. */
function countMoves(length: number): number {
  let count = 0
  while (count < length && isMove[codes[count]!] === 1) count++
  return count
}

function wayOfCode(c: number): number {
  return c === 94 ? 0 : c === 62 ? 1 : c === 118 ? 2 : c === 60 ? 3 : -1
}

/** A word ends before a blank, a line end or the end of the text (where the letter code is no number). */
function isWordEnd(c: number): boolean {
  return c === 32 || c === NEWLINE || c === 13 || c === 9 || c !== c
}
