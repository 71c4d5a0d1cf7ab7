import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeRng } from './rng'

it('draws the same numbers on every machine', () => {
  const rng = makeRng(1)
  const drawn = Array.from({ length: 6 }, () => rng.below(1000))
  expect(drawn).toMatchInlineSnapshot(`
    [
      90,
      813,
      488,
      103,
      114,
      157,
    ]
  `)
})

it('keeps within its bounds and leaves no value out', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
      const value = makeRng(seed).below(bound)
      expect(value >= 0 && value < bound && Number.isInteger(value)).toBe(true)
    }),
    { seed: 1 },
  )
  const rng = makeRng(3)
  const counts = [0, 0, 0, 0, 0]
  for (let i = 0; i < 5000; i++) counts[rng.between(-2, 2) + 2]!++
  expect(Math.min(...counts)).toBeGreaterThan(900)
})

it('shuffles without losing anything, and leaves its argument alone', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8]
  const shuffled = makeRng(9).shuffle(list)
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(shuffled).not.toEqual(list)
  expect([...shuffled].sort((a, b) => a - b)).toEqual(list)
})

it('tells seeds beyond 32 bits apart', () => {
  expect(makeRng(5).below(2 ** 32)).not.toBe(makeRng(5 + 2 ** 32).below(2 ** 32))
})

it('rejects exactly the incomplete last stretch', () => {
  // Of such bounds, almost half of the numbers is rejected, or hardly any.
  const bound = fc.oneof(
    fc.integer({ min: 2 ** 31 + 1, max: 2 ** 31 + 99 }),
    fc.integer({ min: 1, max: 2 ** 32 }),
  )
  fc.assert(
    fc.property(fc.integer(), fc.array(bound, { minLength: 1 }), (seed, bounds) => {
      const rng = makeRng(seed)
      const whole = makeRng(seed)
      const plain = (of: number): number => {
        const value = whole.below(2 ** 32)
        return value < Math.floor(2 ** 32 / of) * of ? value % of : plain(of)
      }
      expect(bounds.map((of) => rng.below(of))).toEqual(bounds.map(plain))
    }),
    { seed: 1 },
  )
})
