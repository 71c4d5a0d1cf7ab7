import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applySplice, invertSplice, spliceBetween } from './splice'

/** Long texts of few letters, that have much in common. */
const texts = fc
  .tuple(fc.nat(5000), fc.nat(5000), fc.string({ unit: fc.constantFrom('a', 'b') }), fc.nat(3))
  .map(
    ([head, tail, middle, last]) =>
      'a'.repeat(head) + middle + 'ab'.repeat(tail) + 'c'.repeat(last),
  )

it('leads from one text to another and back, and is as short as can be', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const splice = spliceBetween(before, after)
      expect(applySplice(before, splice)).toBe(after)
      expect(applySplice(after, invertSplice(splice))).toBe(before)
      const { removed, inserted } = splice
      if (removed === '' || inserted === '') return
      expect(removed[0]).not.toBe(inserted[0])
      expect(removed.at(-1)).not.toBe(inserted.at(-1))
    }),
    { seed: 1, numRuns: 400 },
  )
})

it('finds a change at either edge of the portions it compares', () => {
  for (const at of [0, 1, 1023, 1024, 1025, 2047, 2048, 4095]) {
    const before = 'x'.repeat(4096)
    const after = `${before.slice(0, at)}y${before.slice(at + 1)}`
    expect(spliceBetween(before, after)).toEqual({ at, removed: 'x', inserted: 'y' })
  }
})
