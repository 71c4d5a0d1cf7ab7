import type { FieldReader } from '../../../kernel/field-reader'
import { readInteger, type WordLine } from '../../../kernel/text-reader'
import { rowLengths, rowName, SIDE } from '../board'
import type { Code } from './diagnostics'
import { letterCount, readRow } from './format-row'

/** If there are more lines than this before the counts, the problem is not an extra row. */
const MOST_LINES = SIDE + 4

/**
 * Reads the rows of a data set. Returns the letters and the number of lines, fewer than nine if the text ends. A
 * missing or extra row is reported as such, and not as a board full of rows of the wrong length.
 */
export function readTerrain(reader: FieldReader<Code>): {
  readonly terrain: string
  readonly lineCount: number
} {
  const { lines, at } = reader
  const lineCount = linesOfTerrain(lines, at)
  const block = lines.slice(at, at + lineCount)
  const isCut = lineCount < SIDE && lineCount === reader.left
  const pairs = isCut ? block.map((_, index) => ({ line: index, row: index })) : aligned(block)
  let terrain = ''
  let row = 0
  for (const { line, row: own } of pairs) {
    if (own < 0) {
      const words = [letterCount(block[line]!), row === SIDE ? 'none' : rowName(row)]
      reader.note('extra-row', { line: at + line + 1, word: 0 }, words)
      continue
    }
    if (line >= 0) terrain += readRow(reader, block[line]!, own)
    else {
      const next = pairs.find((pair) => pair.row > own && pair.line >= 0)?.line ?? lineCount
      const place = { line: at + next + 1, word: 0 }
      reader.note('missing-row', place, [rowName(own), rowLengths[own]!])
    }
    row = own + 1
  }
  reader.at += lineCount
  return { terrain, lineCount }
}

/** Number of lines up to the two counts, which are recognised as few words with a number; nine if there are none. */
function linesOfTerrain(lines: readonly WordLine[], at: number): number {
  const end = Math.min(lines.length, at + MOST_LINES)
  for (let index = at; index < end; index++) {
    const { words } = lines[index]!
    const hasNumber = words.some(({ text }) => readInteger(text) !== null)
    if (hasNumber && words.length <= 3) return index - at
  }
  return Math.min(SIDE, lines.length - at)
}

/** A line and the row that it contains; -1 for a row without a line, or a line that is not a row. */
interface Pair {
  readonly line: number
  readonly row: number
}

// A row of the wrong length is more likely than both a missing and an extra one, but less likely than either of them
// alone.
const WRONG_LENGTH = 3
const NO_PARTNER = 4

/** Assigns lines to rows with as few errors as possible. */
function aligned(block: readonly WordLine[]): Pair[] {
  const lengths = block.map(letterCount)
  const wrong = lengths.filter((length, row) => length !== rowLengths[row]).length
  if (block.length === SIDE && wrong * WRONG_LENGTH < 2 * NO_PARTNER) {
    return block.map((_, index) => ({ line: index, row: index }))
  }
  // costs[line][row]: for everything from that line and that row on.
  const costs = Array.from({ length: block.length + 1 }, () => new Array<number>(SIDE + 1).fill(0))
  const pairCost = (line: number, row: number) =>
    costs[line + 1]![row + 1]! + (lengths[line] === rowLengths[row] ? 0 : WRONG_LENGTH)
  for (let line = block.length; line >= 0; line--) {
    for (let row = SIDE; row >= 0; row--) {
      const isLast = line === block.length
      if (isLast || row === SIDE) {
        costs[line]![row] = NO_PARTNER * (block.length - line + SIDE - row)
        continue
      }
      const alone = Math.min(costs[line + 1]![row]!, costs[line]![row + 1]!) + NO_PARTNER
      costs[line]![row] = Math.min(pairCost(line, row), alone)
    }
  }
  const pairs: Pair[] = []
  let line = 0
  let row = 0
  while (line < block.length || row < SIDE) {
    const cost = costs[line]![row]!
    if (line < block.length && row < SIDE && cost === pairCost(line, row)) {
      pairs.push({ line: line++, row: row++ })
    } else if (line < block.length && cost === costs[line + 1]![row]! + NO_PARTNER) {
      pairs.push({ line: line++, row: -1 })
    } else pairs.push({ line: -1, row: row++ })
  }
  return pairs
}
