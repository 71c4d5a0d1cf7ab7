import { expect, test } from 'vitest'
import { inserted, itemAt, reordered } from './lists'

const list = ['a', 'b', 'c']

test('an item comes before a place, or behind the last', () => {
  expect(inserted(list, 0, 'x')).toEqual(['x', 'a', 'b', 'c'])
  expect(inserted(list, 3, 'x')).toEqual(['a', 'b', 'c', 'x'])
  expect(list).toEqual(['a', 'b', 'c'])
})

test('an item moves to the place of another, on or back', () => {
  expect(reordered(list, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(reordered(list, 2, 0)).toEqual(['c', 'a', 'b'])
})

test.each([-1, 3])('place %i of three is none', (index) => {
  expect(() => itemAt(list, index)).toThrow(RangeError)
  expect(() => reordered(list, index, 0)).toThrow(RangeError)
  expect(() => reordered(list, 0, index)).toThrow(RangeError)
})

test.each([-1, 4])('nothing is inserted at %i of three', (index) => {
  expect(() => inserted(list, index, 'x')).toThrow(RangeError)
})
