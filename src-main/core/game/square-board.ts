import type { Bounds, FieldReader } from '../kernel/field-reader'
import {
  cellOf,
  isInside,
  spotOf,
  wayCol,
  wayRow,
  ways,
  type BoardSize,
  type Way,
} from '../kernel/grid'
import type { LevelFormat } from './module'
import { nounOf } from './nouns'

// What games share whose board is a rectangle of squares, numbered row by row, of which the text has a line of letters
// for each row.

/** The cell beside a cell; -1 off the board. */
export function cellBeside(size: BoardSize, cell: number, way: Way): number {
  const at = ways.indexOf(way)
  const { row, col } = spotOf(size, cell)
  const [nextRow, nextCol] = [row + wayRow[at]!, col + wayCol[at]!]
  return isInside(size, nextRow, nextCol) ? cellOf(size, nextRow, nextCol) : -1
}

/** "(2,3)": row and column, from 0. */
export function cellName(size: Pick<BoardSize, 'cols'>, cell: number): string {
  const { row, col } = spotOf(size, cell)
  return `(${row},${col})`
}

/** Reads a line with the numbers of rows and columns, each named by its code (`rows`, `cols`); null if they are none. */
export function readSize(
  reader: FieldReader<'not-integer' | 'out-of-limits'>,
  sides: Pick<Bounds, 'lowest' | 'highest'>,
): BoardSize | null {
  const line = reader.line('size')
  const [rows = null, cols = null] = (['rows', 'cols'] as const).map((name) =>
    line.numberWithin({ name, what: name, ...sides }),
  )
  line.end()
  return rows === null || cols === null ? null : { rows, cols }
}

/**
 * Reads the rows of a board as letters, one a cell. A row of other letters, or of too many or too few, is noted as
 * `not-a-row` with the noun `letters`, a missing one by the noun `row`; both nouns have `row` from 0.
 */
export function readRows<Letter extends string>(
  reader: FieldReader<'not-a-row'>,
  { rows, cols }: BoardSize,
  letters: readonly Letter[],
): Letter[] {
  const known: readonly string[] = letters
  const read = (word: string): Letter[] | null => {
    const all = Array.from(word)
    return all.length === cols && all.every((one) => known.includes(one)) ? (all as Letter[]) : null
  }
  return reader
    .list(
      rows,
      (row) => nounOf('row', { row }),
      (line, row) => {
        const found = line.read(nounOf('letters', { row, cols }), 'not-a-row', read)
        line.end()
        return found ?? []
      },
    )
    .flat()
}

/** The lines of a board, printed: a letter for each cell. */
export function printedRows(cols: number, letters: readonly string[]): string[] {
  const all = letters.join('')
  const count = letters.length / cols
  return Array.from({ length: count }, (_, row) => all.slice(row * cols, (row + 1) * cols))
}

/** Where the text speaks of a cell, for a text whose board begins in a line, from 1; other lines speak of none. */
export function letterPlaces(
  firstLine: number,
): Pick<LevelFormat<BoardSize>, 'cellsAt' | 'placesOf'> {
  return {
    cellsAt(size, { line, word, offset = 0 }) {
      const row = line - firstLine
      return word === 0 && isInside(size, row, offset) ? [cellOf(size, row, offset)] : []
    },
    placesOf(size, cell) {
      const { row, col } = spotOf(size, cell)
      return [{ line: row + firstLine, word: 0, offset: col, length: 1 }]
    },
  }
}
