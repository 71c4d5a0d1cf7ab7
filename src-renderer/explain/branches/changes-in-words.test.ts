import { expect, it } from 'vitest'
import { changesInWords } from './changes-in-words'

it('tells the same changes after each other as one', () => {
  expect(changesInWords(['place arrow, turn 4', 'edit text', 'edit text', 'edit text'])).toBe(
    'place arrow, turn 4; edit text × 3',
  )
  expect(changesInWords(['a', 'b', 'a'])).toBe('a; b; a')
  expect(changesInWords([])).toBe('')
})
