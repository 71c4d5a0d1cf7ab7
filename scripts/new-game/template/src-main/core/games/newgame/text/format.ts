import { levelReader } from '../../../game/level-reader'
import type { Place } from '../../../kernel/diagnostics'
import type { FieldReader } from '../../../kernel/field-reader'
import { ways } from '../../../kernel/grid'
import { nounOf } from '../../../game/nouns'
import { MOST_MOVES, SIDES, type Level } from '../model'
import { diagnostic, type Code } from './diagnostics'

/** Reads the official text. */
export const { parse } = levelReader(diagnostic, readLevel)

function readLevel(reader: FieldReader<Code>): Level | null {
  const head = reader.line('size')
  const rows = head.numberWithin({ name: 'rows', what: 'rows', ...SIDES })
  const cols = head.numberWithin({ name: 'cols', what: 'cols', ...SIDES })
  head.end()
  if (rows === null || cols === null) return null
  const grid = reader.list(
    rows,
    (row) => nounOf('row', { row }),
    (line, row) => {
      const what = nounOf('letters', { row, cols })
      const letters = line.read(what, 'not-a-row', (word) => (isRow(word, cols) ? word : null))
      line.end()
      return Array.from(letters ?? '', (letter) => letter === '#')
    },
  )
  const countLine = reader.line('moves')
  const bounds = { name: 'moves', what: 'moves', lowest: 0, highest: MOST_MOVES }
  const count = countLine.numberWithin(bounds) ?? 0
  countLine.end()
  const moves = reader.list(count, moveAt, (line, index) => {
    const way = line.oneOf(ways, moveAt(index), 'not-a-way')
    line.end()
    return way ?? 'N'
  })
  reader.end()
  return { rows, cols, walls: grid.flat(), moves }
}

function moveAt(index: number): string {
  return nounOf('move', { move: index + 1 })
}

function isRow(word: string, cols: number): boolean {
  return word.length === cols && /^[.#]+$/.test(word)
}

/** The canonical text. */
export function print({ rows, cols, walls, moves }: Level): string {
  const letters = walls.map((isWall) => (isWall ? '#' : '.')).join('')
  const grid = Array.from({ length: rows }, (_, row) => letters.slice(row * cols, (row + 1) * cols))
  return [`${rows} ${cols}`, ...grid, moves.length, ...moves].map((line) => `${line}\n`).join('')
}

/** The line of a move, from 1. */
export function lineOfMove({ rows }: Level, index: number): number {
  return rows + 3 + index
}

/** The cell of a letter of the board; none for moves, whose cells the run knows. */
export function cellsAt({ rows, cols }: Level, { line, offset = 0 }: Place): readonly number[] {
  const row = line - 2
  return row < 0 || row >= rows ? [] : [row * cols + offset]
}

export function placesOf({ cols }: Level, cell: number): readonly Place[] {
  return [{ line: Math.trunc(cell / cols) + 2, word: 0, offset: cell % cols, length: 1 }]
}
