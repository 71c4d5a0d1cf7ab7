import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FieldReader } from '../kernel/field-reader'
import { spotOf, ways } from '../kernel/grid'
import { cellBeside, cellName, letterPlaces, printedRows, readRows, readSize } from './square-board'

type Code = 'not-integer' | 'out-of-limits' | 'not-a-row'
const letters = ['.', '#'] as const
const sides = { lowest: 1, highest: 9 }

/** The board of a text, and its problems as `line:word code args`. */
function read(text: string) {
  const reader = new FieldReader<Code>(text, (code, place, cells, args) => {
    return { code, severity: 'error', rule: 'IN', place, cells, args }
  })
  const size = readSize(reader, sides)
  const cells = size && readRows(reader, size, letters)
  const told = reader.found.map(({ code, place, args }) =>
    [`${place.line}:${place.word}`, code, ...args].join(' '),
  )
  return { size, cells, told }
}

test('reads what it has printed, and finds each cell at its letter', () => {
  const side = fc.integer({ min: 1, max: 9 })
  const board = fc.tuple(side, side).chain(([rows, cols]) =>
    fc.record({
      rows: fc.constant(rows),
      cols: fc.constant(cols),
      cells: fc.array(fc.constantFrom(...letters), {
        minLength: rows * cols,
        maxLength: rows * cols,
      }),
    }),
  )
  fc.assert(
    fc.property(board, ({ rows, cols, cells }) => {
      const lines = [`${rows} ${cols}`, ...printedRows(cols, cells)]
      expect(read(lines.join('\n'))).toEqual({ size: { rows, cols }, cells, told: [] })
      const { cellsAt, placesOf } = letterPlaces(2)
      cells.forEach((letter, cell) => {
        const [place] = placesOf({ rows, cols }, cell)
        expect(lines[place!.line - 1]![place!.offset!]).toBe(letter)
        expect(cellsAt({ rows, cols }, place!)).toEqual([cell])
      })
      expect(cellsAt({ rows, cols }, { line: 1, word: 0 })).toEqual([])
      expect(cellsAt({ rows, cols }, { line: rows + 2, word: 0 })).toEqual([])
      expect(cellsAt({ rows, cols }, { line: 2, word: 0, offset: cols })).toEqual([])
      expect(cellsAt({ rows, cols }, { line: 2, word: 1 })).toEqual([])
    }),
    { seed: 1 },
  )
})

test('notes a size that is none, and rows of other letters or another length', () => {
  expect(read('2 10\n..')).toMatchObject({ size: null, told: ['1:1 out-of-limits cols 10 1 9'] })
  expect(read('x 2').told).toEqual(['1:0 not-integer x rows'])
  expect(read('3 2\n.x\n...\n').told).toEqual([
    '2:0 not-a-row .x letters row=0 cols=2',
    '3:0 not-a-row ... letters row=1 cols=2',
    '4:0 missing-line row row=2',
  ])
})

test('knows the cells beside a cell, and none off the board', () => {
  const size = { rows: 2, cols: 3 }
  expect(ways.map((way) => cellBeside(size, 1, way))).toEqual([-1, 2, 4, 0])
  expect(ways.map((way) => cellBeside(size, 5, way))).toEqual([2, -1, -1, 4])
  expect([spotOf(size, 5), cellName(size, 5)]).toEqual([{ row: 1, col: 2 }, '(1,2)'])
})
