import { expect, it } from 'vitest'
import { bitsNeeded, bitsOf, bitsTogether } from './evidence'

it('weighs an output by how many of other bugs give it', () => {
  expect(bitsOf(14, 1)).toBe(3)
  expect(bitsOf(6, 3)).toBe(1)
  // What all give, and what is known of nobody, says little.
  expect(bitsOf(17, 17)).toBeLessThan(0.1)
  expect(bitsOf(0, 0)).toBe(1)
  // One output alone never decides.
  expect(bitsOf(1000, 0)).toBe(3)
})

it('asks for more where more was tried, and counts an output once', () => {
  expect(bitsNeeded(171) - bitsNeeded(18)).toBeCloseTo(Math.log2(171 / 18))
  expect(Math.ceil(bitsNeeded(18) / 3)).toBe(5)
  expect(Math.ceil(bitsNeeded(171) / 3)).toBe(6)
  const one = { print: 'a', bits: 2 }
  expect(bitsTogether([one, { print: 'b', bits: 1 }, { print: 'a', bits: 3 }])).toBe(4)
})
