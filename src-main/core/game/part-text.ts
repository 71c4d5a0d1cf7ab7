import type { CellRect } from '../kernel/grid'
import type { Result } from '../kernel/result'

/** A copied part of a board, and where it was. */
export interface Part<Clip> {
  readonly clip: Clip
  readonly rect: CellRect
}

/** Parts of boards as separate texts, in the words of the official format. */
export interface PartText<Clip> {
  /** A few lines that end with a newline; empty if the format cannot write the part. */
  print(part: Part<Clip>): string
  /**
   * The part in a text, or the number of the line, from 1, that does not belong to such a text. Whitespace and blank
   * lines are ignored.
   */
  parse(text: string): Result<Part<Clip>, number>
}

/** A line that is not blank. */
export interface LineOfWords {
  /** From 1. */
  readonly number: number
  readonly words: readonly string[]
}

/** The lines of a text that are not blank. */
export function linesOfWords(text: string): readonly LineOfWords[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    const words = line.trim().split(/\s+/).filter(Boolean)
    return words.length === 0 ? [] : { number: index + 1, words }
  })
}

/** The smallest rectangle around rows and columns; it begins at 0 if there are none. */
export function rectAround(rows: readonly number[], cols: readonly number[]): CellRect {
  const [row, last] = ends(rows)
  const [col, end] = ends(cols)
  return { row, col, rows: last - row + 1, cols: end - col + 1 }
}

function ends(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [0, 0]
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  )
}
