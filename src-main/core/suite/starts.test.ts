import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEnough, joinStarts, type Start } from './starts'

const caught = ['a', 'b', 'c']
const best = fc.record({
  cost: fc.nat(2),
  size: fc.nat(3),
  text: fc.string({ minLength: 1, maxLength: 3 }),
  caught: fc.subarray(caught),
})
const start: fc.Arbitrary<Start> = fc.oneof(
  fc.record({
    tried: fc.nat(100),
    hits: fc.constant(0),
    always: fc.constant([]),
    best: fc.constant(null),
  }),
  fc.record({
    tried: fc.nat(100),
    hits: fc.integer({ min: 1, max: 9 }),
    always: fc.subarray(caught),
    best,
  }),
)

/** As far as a search goes that computes them in order. */
function workedOut(starts: readonly Start[]): readonly Start[] {
  const enough = starts.findIndex(isEnough)
  return enough < 0 ? starts : starts.slice(0, enough + 1)
}

it('makes the same of stretches, each up to its first start that is enough, as of all', () => {
  fc.assert(
    fc.property(fc.array(start, { maxLength: 12 }), fc.array(fc.nat(12)), (starts, cuts) => {
      const ends = [...cuts.map((cut) => Math.min(cut, starts.length)), starts.length]
      let from = 0
      const parts = ends
        .toSorted((a, b) => a - b)
        .flatMap((end) => {
          const part = workedOut(starts.slice(from, end))
          from = end
          return part
        })
      expect(joinStarts(parts)).toEqual(joinStarts(workedOut(starts)))
    }),
    { seed: 1 },
  )
})

it('counts up to the first start that is enough, and takes the best, of equal ones the first', () => {
  const none: Start = { tried: 64, hits: 0, always: [], best: null }
  const found = (text: string, cost: number, size: number): Start => ({
    tried: 64,
    hits: 2,
    always: text === 'x' ? ['a', 'b'] : ['b', 'c'],
    best: { cost, size, text, caught },
  })
  expect(joinStarts([none, found('x', 1, 5), found('y', 1, 5), none])).toEqual({
    tried: 256,
    hits: 4,
    always: ['b'],
    best: found('x', 1, 5).best,
    bestStart: 1,
  })
  expect(joinStarts([found('x', 2, 1), found('y', 0, 9), found('x', 0, 1)])).toMatchObject({
    tried: 128,
    best: { text: 'y' },
    bestStart: 1,
  })
  expect(joinStarts([none])).toEqual({ ...none, bestStart: 0 })
})
