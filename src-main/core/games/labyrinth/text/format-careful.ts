import type { Diagnostic } from '../../../kernel/diagnostics'
import { err, ok, type Result } from '../../../kernel/result'
import { quote, readInteger, wordLines, type WordLine } from '../../../kernel/text-reader'
import type { ParsedLevel } from '../../../game/module'
import { readCell } from '../cells'
import { diagnostic } from './diagnostics'
import { MOST_SIDE, type Level, type Walk } from '../model'

type Found = Diagnostic[]

/** Reads a text word by word and notes everything that is wrong with it, with line and word. */
export function readCarefully(text: string): Result<ParsedLevel<Level>, readonly Diagnostic[]> {
  const { level, found, warnings } = readLines(wordLines(text))
  return level && found.length === 0 ? ok({ level, warnings }) : err(found)
}

/** The level of a text whose map is without faults, walks from the given line on left out; else null. */
export function readPart(text: string, line: number): Level | null {
  const lines = wordLines(text)
  const mapEnd = endOfMap(lines)
  if (line <= mapEnd) return null
  // Where the number of walks is missing, nobody knows in which lines they are to be.
  const { level } = readLines(lines)
  return level && { ...level, walks: level.walks.slice(0, Math.max(0, line - mapEnd - 2)) }
}

function readLines(lines: readonly WordLine[]): {
  readonly level: Level | null
  readonly found: Found
  readonly warnings: readonly Diagnostic[]
} {
  const found: Found = []
  const mapEnd = endOfMap(lines)
  const { cols, cells } = readMap(lines.slice(0, mapEnd), found)
  if (mapEnd === 0 && lines.length > 0) {
    const word = lines[0]!.words[0]!
    found.push(diagnostic('no-map', word.place, [], [quote(word.text)]))
  }
  const isCountThere = mapEnd < lines.length && !isWalkLike(lines[mapEnd])
  const count = isCountThere ? readCount(lines[mapEnd]!, found) : null
  if (mapEnd === lines.length) {
    const what = mapEnd === 0 ? 'the first row of the map' : 'the number of walks'
    found.push(missingLine(lines.length, what, 1))
  } else if (!isCountThere) {
    const word = lines[mapEnd]!.words[0]!
    found.push(diagnostic('missing-count', word.place, [], [quote(word.text)]))
  }
  const walkLines = lines.slice(mapEnd + (isCountThere ? 1 : 0))
  const walks = walkLines
    .slice(0, count ?? walkLines.length)
    .map((line, index) => readWalk(line, index, found))
  if (count !== null && walks.length < count) {
    found.push(missingLine(lines.length, `walk ${walks.length + 1}`, count - walks.length))
  }
  const extra = walkLines.length - walks.length
  const place = { line: mapEnd + 2 + (count ?? 0), word: 0 }
  const warnings = extra > 0 ? [diagnostic('extra-lines', place, [], [extra])] : []
  const level = { rows: mapEnd, cols, cells: Uint32Array.from(cells), walks }
  return { level: mapEnd > 0 ? level : null, found, warnings }
}

/** Index of the line after the map: the first that starts with a number, or that stands before walks and is no row. */
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

/** Whether a line looks like a walk: two numbers in front. */
function isWalkLike(line: WordLine | undefined): boolean {
  const words = line?.words ?? []
  return words.length > 1 && words.slice(0, 2).every(({ text }) => readInteger(text) !== null)
}

function readMap(
  lines: readonly WordLine[],
  found: Found,
): { readonly cols: number; readonly cells: readonly number[] } {
  const cells: number[] = []
  const cols = usualLength(lines)
  for (const line of lines) {
    const { words } = line
    for (const word of words) {
      const value = readCell(word.text)
      if (value < 0) found.push(diagnostic('not-a-cell', word.place, [], [quote(word.text)]))
      cells.push(value)
    }
    if (words.length !== cols) {
      const place = words[cols]?.place ?? line.end
      found.push(diagnostic('row-length', place, [], [words.length, cols]))
    }
  }
  if (lines.length > MOST_SIDE || cols > MOST_SIDE) {
    const place =
      lines.length > MOST_SIDE ? { line: MOST_SIDE + 1, word: 0 } : { line: 1, word: MOST_SIDE }
    found.push(diagnostic('too-large', place, [], [lines.length, cols]))
  }
  return { cols, cells }
}

/** The length that most rows have, so that the odd one is named; the first of equally frequent ones. */
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

function readCount(line: WordLine, found: Found): number | null {
  const value = readNumber(line, 0, 'the number of walks', found)
  refuseMore(line, 1, found)
  if (value === null || value >= 0) return value
  found.push(diagnostic('negative-count', line.words[0]!.place, [], [value]))
  return null
}

function readWalk(line: WordLine, index: number, found: Found): Walk {
  const row = readNumber(line, 0, `the row where walk ${index + 1} starts`, found) ?? 0
  const col = readNumber(line, 1, `the column where walk ${index + 1} starts`, found) ?? 0
  const word = line.words[2]
  const stray = word ? /[^NSWE]/u.exec(word.text) : null
  if (word && stray) {
    const place = { ...word.place, offset: stray.index, length: stray[0].length }
    found.push(diagnostic('not-a-move', place, [], [quote(stray[0]), index + 1]))
  }
  refuseMore(line, 3, found)
  return { row, col, moves: word?.text ?? '' }
}

function readNumber(line: WordLine, at: number, what: string, found: Found): number | null {
  const word = line.words[at]
  if (!word) {
    // A line that ends early is noted once, by the first word it lacks.
    if (at === line.words.length) found.push(diagnostic('missing-word', line.end, [], [what]))
    return null
  }
  const value = readInteger(word.text)
  if (value === null) {
    found.push(diagnostic('not-integer', word.place, [], [quote(word.text), what]))
  }
  return value
}

function refuseMore(line: WordLine, at: number, found: Found): void {
  const word = line.words[at]
  if (word) found.push(diagnostic('extra-word', word.place, [], [quote(word.text)]))
}

function missingLine(linesRead: number, what: string, count: number): Diagnostic {
  return diagnostic('missing-line', { line: linesRead + 1, word: 0 }, [], [what, count])
}
