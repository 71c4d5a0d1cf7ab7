import type { Diagnostic, Place } from '../../kernel/diagnostics'
import { quote, type WordLine } from '../../kernel/text-reader'
import { firstCols, rowLengths, rowName, SIDE } from './board'
import { diagnostic } from './diagnostics'
import { NO_CELL, terrains } from './model'

/**
 * Reads a row of terrain letters, parted by blanks or not, and notes what is wrong with it. Gives nine letters with
 * NO_CELL where the hexagon has no cell, or null when the line is no row but the counts of units.
 */
export function readRow(line: WordLine, row: number, found: Diagnostic[]): string | null {
  const right = rowLengths[row]!
  const name = rowName(row)
  if (line.words.length > 0 && line.words.every(({ text }) => /^-?\d+$/.test(text))) {
    found.push(diagnostic('missing-row', line.words[0]!.place, [], [name, right]))
    return null
  }
  const letters = lettersOf(line)
  for (const { letter, place } of letters) {
    if (terrains.some((known) => known === letter)) continue
    found.push(diagnostic('not-terrain', place, [], [quote(letter), name]))
  }
  if (letters.length !== right) {
    const place = letters[right]?.place ?? line.end
    found.push(diagnostic('row-length', place, [], [name, letters.length, right]))
  }
  const first = firstCols[row]!
  const text = letters.map(({ letter }) => letter).join('')
  return NO_CELL.repeat(first) + text + NO_CELL.repeat(Math.max(0, SIDE - first - right))
}

function lettersOf(line: WordLine): { readonly letter: string; readonly place: Place }[] {
  return line.words.flatMap(({ text, place }) => {
    let offset = 0
    return Array.from(text, (letter) => {
      const at = { ...place, offset, length: letter.length }
      offset += letter.length
      return { letter, place: at }
    })
  })
}
