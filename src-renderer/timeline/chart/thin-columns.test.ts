import { makeRng } from '@core/kernel/rng'
import { expect, test } from 'vitest'
import { thinColumns } from './thin-columns'

test('a short stretch is every turn', () => {
  const columns = [Int32Array.of(0, 1, 2, 3), Int32Array.of(5, 5, 4, 4)]
  expect(thinColumns(columns, 1, 4, 10)).toEqual({
    places: [2, 3, 4],
    values: [
      [1, 2, 3],
      [5, 4, 4],
    ],
  })
  expect(thinColumns([], 0, 0, 10)).toEqual({ places: [], values: [] })
})

test('a long stretch keeps every peak, in ascending places, and its last turn', () => {
  const rng = makeRng(3)
  const column = Int32Array.from({ length: 10_000 }, () => rng.below(1000))
  column[1234] = 5000
  column[7777] = -400
  const { places, values } = thinColumns([column], 500, 9500, 400)
  expect(places.length).toBe(values[0]!.length)
  expect(places.length).toBeLessThanOrEqual(403)
  expect(places.every((place, i) => i === 0 || place > places[i - 1]!)).toBe(true)
  expect(Math.max(...values[0]!)).toBe(5000)
  expect(Math.min(...values[0]!)).toBe(-400)
  const peak = places[values[0]!.indexOf(5000)]!
  expect(Math.abs(peak - 1235)).toBeLessThanOrEqual(45)
  expect([places.at(-1), values[0]!.at(-1)]).toEqual([9500, column[9499]])
})

test('the places stay ascending when the last stretch is a single turn', () => {
  const { places } = thinColumns([new Int32Array(101)], 0, 101, 50)
  expect(places.every((place, i) => i === 0 || place > places[i - 1]!)).toBe(true)
})
