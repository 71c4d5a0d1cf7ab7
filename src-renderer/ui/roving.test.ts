import { expect, test } from 'vitest'
import { afterKey } from './roving'

test('arrow keys go round among the buttons of a toolbar, Home and End to its ends', () => {
  expect(['ArrowDown', 'ArrowRight'].map((key) => afterKey(key, 2, 3))).toEqual([0, 0])
  expect(['ArrowUp', 'ArrowLeft'].map((key) => afterKey(key, 0, 3))).toEqual([2, 2])
  expect([afterKey('Home', 1, 3), afterKey('End', 1, 3)]).toEqual([0, 2])
  expect([afterKey('ArrowDown', -1, 3), afterKey('ArrowUp', -1, 3)]).toEqual([0, 2])
})

test('other keys, and bars without a button, lead nowhere', () => {
  expect([afterKey('a', 1, 3), afterKey('Enter', 1, 3), afterKey('End', -1, 0)]).toEqual([
    null,
    null,
    null,
  ])
})
