import { expect, test } from 'vitest'
import { Pace } from './pace'

/** The pace after files that took so many ms each, without a warm-up. */
function paceOf(...times: readonly number[]): Pace {
  const pace = new Pace(0)
  for (const ms of times) pace.add(ms)
  return pace
}

const filesOf = (ms: number, count: number): readonly number[] => new Array<number>(count).fill(ms)

test('what is left is estimated by what files have taken', () => {
  expect(paceOf(20, 20, 20).left(10)).toBe(200)
  expect(paceOf(500, 500, 500).left(10)).toBe(5000)
  expect(paceOf().left(10)).toBe(0)
  expect(paceOf(20, 20).left(1)).toBe(0)
})

test('small files are not worth passing on, however many they are', () => {
  expect(paceOf(...filesOf(0.1, 1000)).left(1_000_000)).toBe(0)
  expect(paceOf(...filesOf(0.3, 1000)).left(1000)).toBeCloseTo(300)
})

test('a file that was held up tells nothing of those that follow', () => {
  expect(paceOf(4).left(3000)).toBe(0)
  expect(paceOf(60).left(3000)).toBe(0)
  expect(paceOf(60, 0.1).left(3000)).toBe(0)
  expect(paceOf(...filesOf(0.1, 200), 60).left(3000)).toBe(0)
})

test('the first ms are those of warming up', () => {
  const pace = new Pace(50)
  pace.add(30)
  pace.add(50)
  expect(pace.left(10)).toBe(0)
  pace.add(30)
  expect(pace.left(10)).toBeCloseTo(300)
})

test('of files long ago nothing is known any more', () => {
  expect(paceOf(...filesOf(10, 20), ...filesOf(1, 200)).left(100)).toBeCloseTo(100)
})
