import { expect, test } from 'vitest'
import { shadesOf } from './shades'

test('an even lane is pale, with no contrast for what chance does', () => {
  const shade = shadesOf([73, 74, 73, 73, 74, 73])
  expect(shade(74) - shade(73)).toBeLessThan(0.06)
  expect(shade(73)).toBeLessThan(0.5)
})

test('a burst and a lull stand out of many', () => {
  const counts = [...Array<number>(100).fill(70), 140, 5]
  const shade = shadesOf(counts)
  expect(shade(140)).toBeCloseTo(1)
  expect(shade(5)).toBeCloseTo(0.12)
  expect(shade(70)).toBeCloseTo(0.4, 1)
})

test('the only event of a long stretch has the whole colour', () => {
  const counts = Array<number>(400).fill(0)
  counts[200] = 1
  expect(shadesOf(counts)(1)).toBeCloseTo(1, 1)
})

test('a stretch without columns asks for no shade, and gives one', () => {
  expect(shadesOf([])(1)).toBeLessThanOrEqual(1)
})
