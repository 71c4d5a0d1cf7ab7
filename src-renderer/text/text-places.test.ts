import { Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { placeOfOffset, rangeOfPlace } from './text-places'

const doc = Text.of(['25 25', '  12  NES', ''])

test('a place is found by line and word', () => {
  expect(rangeOfPlace(doc, { line: 1, word: 1 })).toEqual({ from: 3, to: 5 })
  expect(rangeOfPlace(doc, { line: 2, word: 1 })).toEqual({ from: 12, to: 15 })
  expect(rangeOfPlace(doc, { line: 2, word: 1, offset: 1, length: 1 })).toEqual({
    from: 13,
    to: 14,
  })
})

test('a missing word is a point at the end of its line, a missing line one at the end of the text', () => {
  expect(rangeOfPlace(doc, { line: 1, word: 2 })).toEqual({ from: 5, to: 5 })
  expect(rangeOfPlace(doc, { line: 9, word: 0 })).toEqual({ from: 16, to: 16 })
})

test('the caret names the word it stands in or behind', () => {
  const words = [0, 2, 3, 5, 6, 8, 11, 12, 15, 16].map((offset) => placeOfOffset(doc, offset))
  expect(words.map(({ line, word }) => `${line}:${word}`)).toEqual([
    '1:0',
    '1:0',
    '1:1',
    '1:1',
    '2:0',
    '2:0',
    '2:0',
    '2:1',
    '2:1',
    '3:0', // prettier-ignore
  ])
})
