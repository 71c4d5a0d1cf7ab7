import { expect, test } from 'vitest'
import { toldBug } from './told-bug'

test('a bug is told in one line, with its place', () => {
  const told = toldBug(new RangeError('too deep\nand more'))
  expect(told).toMatch(/^RangeError: too deep \(told-bug\.test\.ts:\d+:\d+\)$/)
  expect(toldBug('plain')).toBe('plain')
  expect(toldBug(Object.assign(new Error('bare'), { stack: undefined }))).toBe('Error: bare')
})
