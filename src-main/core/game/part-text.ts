import type { CellRect } from '../kernel/grid'
import type { Result } from '../kernel/result'

/** A part of a board as it is copied, and where it stood. */
export interface Part<Clip> {
  readonly clip: Clip
  readonly rect: CellRect
}

/** Parts of boards as text of their own, in the words of the official format. */
export interface PartText<Clip> {
  /** A few lines that end with a newline; empty if the format has no words for what was copied. */
  print(part: Part<Clip>): string
  /** The part that a text is, or the number from 1 of the line that is of no such text. Blanks and blank lines do not count. */
  parse(text: string): Result<Part<Clip>, number>
}

/** A line that has words. */
export interface LineOfWords {
  /** From 1. */
  readonly number: number
  readonly words: readonly string[]
}

/** The lines of a text that have words. */
export function linesOfWords(text: string): readonly LineOfWords[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    const words = line.trim().split(/\s+/).filter(Boolean)
    return words.length === 0 ? [] : { number: index + 1, words }
  })
}

/** The least rectangle around rows and columns; where there are none it begins at 0. */
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
