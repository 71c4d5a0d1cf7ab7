import { linesOfWords, type PartText } from '../../../game/part-text'
import { err, ok } from '../../../kernel/result'
import { cellText, readCell } from '../cells'
import type { Clip } from './clip'

/** Marks a cell that does not belong to the part. */
const NO_PART = '.'

/** The rows of the part as in the map, with a full stop for each cell that does not belong to it. */
export const parts: PartText<Clip> = {
  print({ clip: { cols, values } }) {
    const lines: string[] = []
    for (let at = 0; at < values.length; at += cols) {
      const words = values
        .slice(at, at + cols)
        .map((value) => (value < 0 ? NO_PART : cellText(value)))
      lines.push(`${words.join(' ')}\n`)
    }
    return lines.join('')
  },
  parse(text) {
    const values: number[] = []
    const lines = linesOfWords(text)
    const cols = lines[0]?.words.length ?? 0
    for (const { number, words } of lines) {
      if (words.length !== cols) return err(number)
      for (const word of words) {
        const value = word === NO_PART ? -1 : readCell(word)
        if (value < 0 && word !== NO_PART) return err(number)
        values.push(value)
      }
    }
    if (!values.some((value) => value >= 0)) return err(1)
    const rows = lines.length
    return ok({ clip: { rows, cols, values }, rect: { row: 0, col: 0, rows, cols } })
  },
}
