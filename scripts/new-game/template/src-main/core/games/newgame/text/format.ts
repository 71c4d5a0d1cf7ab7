import { levelReader } from '../../../game/level-reader'
import { nounOf } from '../../../game/nouns'
import { letterPlaces, printedRows, readRows, readSize } from '../../../game/square-board'
import type { FieldReader } from '../../../kernel/field-reader'
import { ways } from '../../../kernel/grid'
import { letters, MOST_MOVES, SIDES, type Level } from '../model'
import { diagnostic, type Code } from './diagnostics'

/** Reads the official text. */
export const { parse } = levelReader(diagnostic, readLevel)

function readLevel(reader: FieldReader<Code>): Level | null {
  const size = readSize(reader, SIDES)
  if (!size) return null
  const cells = readRows(reader, size, letters)
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
  return { ...size, cells, moves }
}

function moveAt(index: number): string {
  return nounOf('move', { move: index + 1 })
}

/** The canonical text. */
export function print({ rows, cols, cells, moves }: Level): string {
  const lines = [`${rows} ${cols}`, ...printedRows(cols, cells), moves.length, ...moves]
  return lines.map((line) => `${line}\n`).join('')
}

/** The line of the first move, from 1. */
export function lineOfMoves({ rows }: Level): number {
  return rows + 3
}

export const { cellsAt, placesOf } = letterPlaces(2)
