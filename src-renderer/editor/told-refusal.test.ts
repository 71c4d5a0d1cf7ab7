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
