import { games } from '@core/games/testing'
import { expect, test } from 'vitest'
import { cellNamed } from './cell-named'
import { askedBy, askedInPart } from './parts'

test('the first sign names the part; the words go along to another', () => {
  expect([askedBy(' > save').part.id, askedBy(' > save').words]).toEqual(['commands', 'save'])
  expect([askedBy('sa > ve').part.id, askedBy('sa > ve').words]).toEqual(['all', 'sa > ve'])
  expect([askedInPart('> save', 'levels'), askedInPart('@save', 'all')]).toEqual(['@save', 'save'])
})

test.each(games.map((game) => [game.id, game] as const))(
  'each cell of %s is found by its own name, however that is written',
  (_, game) => {
    const { rows, cols } = game.blankSize
    const level: unknown = game.blank(rows, cols)
    const board = {
      game,
      level,
      size: { rows, cols },
      cellAt: (row: number, col: number) =>
        row < 0 || col < 0 || row >= rows || col >= cols ? null : row * cols + col,
    }
    for (let cell = 0; cell < rows * cols; cell++) {
      const name = game.cellName(level, cell)
      if (name === '') continue
      expect(cellNamed(board, name), name).toBe(cell)
      expect(cellNamed(board, name.toLowerCase().replace(/[(),]/g, ' ')), name).toBe(cell)
    }
    for (const none of ['', '999,999', 'no such', '?']) expect(cellNamed(board, none)).toBeNull()
  },
)

test('on a large board two numbers are read as its game writes them', () => {
  const size = { rows: 500, cols: 400 }
  const level = { width: size.cols }
  const board = {
    game: { cellName: (_: unknown, cell: number) => `(${cell % 400},${Math.trunc(cell / 400)})` },
    level,
    size,
    cellAt: (row: number, col: number) => (row < 500 && col < 400 ? row * 400 + col : null),
  }
  expect(cellNamed(board, '399,7')).toBe(7 * 400 + 399)
  expect(cellNamed(board, '7, 450')).toBe(450 * 400 + 7)
  expect(cellNamed(board, '450,7')).toBeNull()
})
