import type { Place } from '../../../kernel/diagnostics'
import type { FieldReader } from '../../../kernel/field-reader'
import { quote, type WordLine } from '../../../kernel/text-reader'
import { firstCols, rowLengths, rowName, SIDE } from '../board'
import type { Code } from './diagnostics'
import { NO_CELL, terrains } from '../model'

/** A terrain letter with its place in the text. */
interface Letter {
  readonly letter: string
  readonly place: Place
}

/** Letters of a line, separated by spaces or not. */
function lettersOf(line: WordLine): Letter[] {
  const letters: Letter[] = []
  for (const { text, place } of line.words) {
    let offset = 0
    for (const letter of text) {
      const at = { line: place.line, word: place.word, offset, length: letter.length }
      letters.push({ letter, place: at })
      offset += letter.length
    }
  }
  return letters
}

/** Number of letters in a line. */
export function letterCount(line: WordLine): number {
  return line.words.reduce((count, { text }) => count + text.length, 0)
}

const isTerrain = new Set<string>(terrains)

/** Reads a row of terrain letters and notes its problems. Returns nine characters, NO_CELL where there is no cell. */
export function readRow(reader: FieldReader<Code>, line: WordLine, row: number): string {
  const right = rowLengths[row]!
  const name = rowName(row)
  const letters = lettersOf(line)
  for (const { letter, place } of letters) {
    if (isTerrain.has(letter)) continue
    reader.note('not-terrain', place, [quote(letter), name])
  }
  if (letters.length !== right) {
    const place = letters[right]?.place ?? line.end
    reader.note('row-length', place, [name, letters.length, right])
  }
  const together = line.words.find(({ text }) => text.length > 1)
  const isRow = letters.length === right && letters.every(({ letter }) => isTerrain.has(letter))
  // Once is enough: usually all rows are written in the same way.
  if (together && isRow && !reader.found.some(({ code }) => code === 'row-together'))
    reader.note('row-together', together.place, [name])
  const first = firstCols[row]!
  const text = letters.map(({ letter }) => letter).join('')
  return NO_CELL.repeat(first) + text + NO_CELL.repeat(Math.max(0, SIDE - first - right))
}
