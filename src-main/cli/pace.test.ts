import { expect, test } from 'vitest'
import { Pace } from './pace'

/** The pace after files that took so many ms each, without a warm-up. */
function paceOf(...times: readonly number[]): Pace {
  const pace = new Pace(0)
  for (const ms of times) pace.add(ms)
  return pace
}

test('what is left is estimated by what files have taken', () => {
  expect(paceOf(2, 4).left(10)).toBe(30)
  expect(paceOf().left(10)).toBe(0)
  expect(paceOf(2, 4).left(1)).toBe(0)
})

test('small files are not worth passing on, however many they are', () => {
  expect(paceOf(0.1, 0.1).left(1_000_000)).toBe(0)
  expect(paceOf(0.3, 0.3).left(1000)).toBeCloseTo(300)
})

test('the first ms are those of warming up', () => {
  const pace = new Pace(50)
  pace.add(30)
  expect(pace.left(10)).toBe(0)
  pace.add(22)
  expect(pace.left(10)).toBeCloseTo(20)
})

test('old files count less and less', () => {
  const [slow, fast] = [Array.from({ length: 20 }, () => 10), Array.from({ length: 200 }, () => 1)]
  expect(paceOf(...slow, ...fast).left(100)).toBeLessThan(400)
})
