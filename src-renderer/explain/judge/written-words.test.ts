import { expect, it } from 'vitest'
import { writtenWords } from './written-words'

it('says what a step writes, and what becomes of it', () => {
  const score = { index: 1, now: '3', end: '8' }
  expect(writtenWords('word', [])).toBe('')
  expect(writtenWords('word', [score])).toBe('This step writes 3; in the end 8.')
  expect(writtenWords('word', [{ ...score, now: '8' }])).toBe('This step writes 8.')
  expect(writtenWords('word', [score, { index: 2, now: '0', end: '1' }])).toBe(
    'This step writes 3, 0; in the end 8, 1.',
  )
})

it('names lines by number, and letters and blanks as they are', () => {
  const line = { index: 4, now: 'Move #4 …', end: 'Move #4 …' }
  expect(writtenWords('line', [line])).toBe('This step writes line 5 of the answer.')
  expect(writtenWords('line', [line, line])).toBe('This step writes 2 lines of the answer.')
  const letters = ['r', ' '].map((now, index) => ({ index, now, end: now }))
  expect(writtenWords('letter', letters)).toBe('This step writes r and a space.')
  expect(
    writtenWords('word', [{ index: 0, now: 'x'.repeat(70), end: 'x'.repeat(70) }]),
  ).toHaveLength('This step writes .'.length + 61)
})
