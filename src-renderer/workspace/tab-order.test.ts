import { expect, test } from 'vitest'
import { moved, placeAmong } from './tab-order'

test('a tab moves to its new place, and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 'x', 0)).toEqual(['a', 'b'])
})

test('a dragged tab goes behind those whose middles it has passed', () => {
  expect(placeAmong([50, 150, 250], 10)).toBe(0)
  expect(placeAmong([50, 150, 250], 160)).toBe(2)
  expect(placeAmong([50, 150, 250], 999)).toBe(3)
})
