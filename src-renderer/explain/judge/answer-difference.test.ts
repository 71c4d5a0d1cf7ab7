import { expect, it } from 'vitest'
import { answerDifference } from './answer-difference'

it('marks the words in which two answers first differ', () => {
  expect(answerDifference('8\n12\n', '8\n7\n', 'word')).toEqual({
    place: 'line 2, column 1',
    marks: [
      { from: 2, to: 4, isDifferent: true },
      { from: 2, to: 3, isDifferent: true },
    ],
  })
  expect(answerDifference('8\n', '8\n', 'word')).toBeNull()
})

it('marks the letter where each letter is written by itself, and blanks where only they differ', () => {
  expect(answerDifference('rror yb\n', 'rror yer\n', 'letter')).toEqual({
    place: 'line 1, column 7',
    marks: [
      { from: 6, to: 7, isDifferent: true },
      { from: 6, to: 7, isDifferent: true },
    ],
  })
  // One of them ends there.
  expect(answerDifference('rr\n', 'r\n', 'letter')?.marks).toMatchObject([
    { from: 1, to: 2 },
    { from: 1, to: 1 },
  ])
  expect(answerDifference('r  b\n', 'r b\n', 'letter')?.marks).toMatchObject([
    { from: 1, to: 3 },
    { from: 1, to: 2 },
  ])
})
