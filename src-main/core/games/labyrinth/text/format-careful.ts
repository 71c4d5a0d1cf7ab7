import { levelReader } from '../../../game/level-reader'
import { nounOf } from '../../../game/nouns'
import type { FieldReader, Fields } from '../../../kernel/field-reader'
import { quote, readInteger, type WordLine } from '../../../kernel/text-reader'
import type { Words } from '../../../words'
import { readCell } from '../cells'
import { diagnostic, type Code } from './diagnostics'
import { MOST_SIDE, type Level, type Walk } from '../model'

type Reader = FieldReader<Code>

/**
 * Reads the official text. For a text with errors, `readPart` returns the level if its map is valid, without the walks
 * from the first error on.
 */
export const { parse, readPart } = levelReader(diagnostic, readLevel, (level, line) => {
  if (line <= level.rows) return null
  // If the number of walks is missing, it is unknown which lines contain them.
  return { ...level, walks: level.walks.slice(0, Math.max(0, line - level.rows - 2)) }
})

function readLevel(reader: Reader): Level | null {
  const { lines } = reader
  const rows = endOfMap(lines)
  const { cols, cells } = readMap(reader, rows)
  const walkCount = readCount(reader, rows)
  if (walkCount !== null) reader.expect(rows + 1 + walkCount)
  const walks = reader.list(walkCount ?? reader.left, nounAt('walk'), readWalk)
  reader.end()
  return rows > 0 ? { rows, cols, cells: Uint32Array.from(cells), walks } : null
}

/**
 * Index of the line after the map: the first that starts with a number, or that comes before walks and is not a row.
 */
function endOfMap(lines: readonly WordLine[]): number {
  for (let index = 0; index < lines.length; index++) {
    const { words } = lines[index]!
    const first = words[0]
    if (!first) continue
    const isNumber = readInteger(first.text) !== null
    if (isNumber && !(words[1] && readCell(words[1].text) >= 0)) return index
    const isRow = words.length > 1 || readCell(first.text) >= 0
    if (index > 0 && !isRow && isWalkLike(lines[index + 1])) return index
  }
  return lines.length
}

/** Whether a line looks like a walk, beginning with two numbers. */
function isWalkLike(line: WordLine | undefined): boolean {
  const words = line?.words ?? []
  return words.length > 1 && words.slice(0, 2).every(({ text }) => readInteger(text) !== null)
}

function readMap(
  reader: Reader,
  rows: number,
): { readonly cols: number; readonly cells: readonly number[] } {
  const cells: number[] = []
  const map = reader.lines.slice(0, rows)
  const cols = usualLength(map)
  for (const { words, end } of map) {
    for (const { text, place } of words) {
      const value = readCell(text)
      if (value < 0) reader.note('not-a-cell', place, [quote(text)])
      cells.push(value)
    }
    if (words.length !== cols) {
      reader.note('row-length', words[cols]?.place ?? end, [words.length, cols])
    }
  }
  if (rows > MOST_SIDE || cols > MOST_SIDE) {
    const place = rows > MOST_SIDE ? { line: MOST_SIDE + 1, word: 0 } : { line: 1, word: MOST_SIDE }
    reader.note('too-large', place, [rows, cols, MOST_SIDE])
  }
  reader.at = rows
  return { cols, cells }
}

/**
 * The most frequent row length, so that rows with other lengths are reported; the first one of equally frequent ones.
 */
function usualLength(lines: readonly WordLine[]): number {
  const counts = new Map<number, number>()
  for (const { words } of lines) counts.set(words.length, (counts.get(words.length) ?? 0) + 1)
  let usual = 0
  for (const [length, count] of counts) {
    if (length > 0 && count > (counts.get(usual) ?? 0)) usual = length
    else if (usual === 0) usual = length
  }
  return Math.max(1, usual)
}

/** The number of walks, from the line after the map; null if it cannot be read. */
function readCount(reader: Reader, rows: number): number | null {
  const first = reader.lines[rows]?.words[0]
  if (rows === 0 && first) reader.note('no-map', first.place, [quote(first.text)])
  if (first && isWalkLike(reader.lines[rows])) {
    reader.note('missing-count', first.place, [quote(first.text)])
    return null
  }
  reader.expect(rows + 1)
  const line = reader.line(rows === 0 ? 'first-row' : 'count')
  const value = line.number('count')
  line.end()
  if (value === null || value >= 0) return value
  reader.note('negative-count', first!.place, [value])
  return null
}

function readWalk(line: Fields<Code>, index: number): Walk {
  const row = line.number(nounAt('walk-row')(index)) ?? 0
  const col = line.number(nounAt('walk-column')(index)) ?? 0
  const moves = line.ahead
  const stray = moves ? /[^NSWE]/u.exec(moves.text) : null
  if (moves && stray) {
    const place = { ...moves.place, offset: stray.index, length: stray[0].length }
    line.note('not-a-move', place, [quote(stray[0]), index + 1])
  }
  line.take()
  line.end()
  return { row, col, moves: moves?.text ?? '' }
}

/** Names the parts of a text by their code and their number, counted from 1. */
function nounAt(code: keyof Words['labyrinth']['fields']): (index: number) => string {
  return (index) => nounOf(code, { number: index + 1 })
}
