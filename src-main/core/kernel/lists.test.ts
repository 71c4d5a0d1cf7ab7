import { expect, test } from 'vitest'
import { itemAt, reordered, spliced } from './lists'

const list = ['a', 'b', 'c']

test('items come before a place, behind the last, or instead of others', () => {
  expect(spliced(list, 0, 0, ['x'])).toEqual(['x', 'a', 'b', 'c'])
  expect(spliced(list, 3, 0, ['x', 'y'])).toEqual(['a', 'b', 'c', 'x', 'y'])
  expect(spliced(list, 1, 2, ['x'])).toEqual(['a', 'x'])
  expect(list).toEqual(['a', 'b', 'c'])
})

test('a very long list can be put into another', () => {
  const long = Array.from({ length: 300_000 }, () => 'x')
  expect(spliced(list, 1, 1, long)).toHaveLength(300_002)
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

test.each([-1, 4])('nothing is put at %i of three', (index) => {
  expect(() => spliced(list, index, 0, ['x'])).toThrow(RangeError)
})

test('no more is taken away than there is', () => {
  expect(() => spliced(list, 1, 3, [])).toThrow(RangeError)
})
