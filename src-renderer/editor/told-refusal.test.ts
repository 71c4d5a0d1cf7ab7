import { expect, test } from 'vitest'
import { editorOf } from '../testing/levels'

const refused = { ghost: null, refusal: 'A pit is there (R6).', hint: '' }
const allowed = { ghost: null, refusal: null, hint: 'Lay an arrow' }

test('while stepping a refusal is told until the next step, and again once something is pointed at', () => {
  const { board, playback } = editorOf('rockets').editor
  board.preview = refused
  expect(board.told).toBe(refused)
  playback.isStepping = true
  expect(board.told).toBe(refused)
  playback.step += 1
  expect(board.told).toBeNull()
  expect(board.preview).toBe(refused)
  board.preview = refused
  expect(board.told).toBe(refused)
})

test('what would be done, and all that is refused while editing, is told whatever the playhead does', () => {
  const { board, playback } = editorOf('rockets').editor
  board.preview = refused
  playback.step += 1
  expect(board.told).toBe(refused)
  playback.isStepping = true
  board.preview = allowed
  playback.step += 1
  expect(board.told).toBe(allowed)
})

test('what was just drawn is not refused before the pointer has moved on', () => {
  const { board } = editorOf('rockets').editor
  const pointTo = (row: number, col: number): void => {
    board.hover = { row, col, x: col + 0.5, y: row + 0.5 }
    board.preview = refused
  }
  pointTo(2, 3)
  board.restAt({ row: 2, col: 3 })
  pointTo(2, 3)
  expect(board.told).toBeNull()
  pointTo(2, 4)
  expect(board.told).toBe(refused)
  pointTo(2, 3)
  expect(board.told).toBe(refused)
})
