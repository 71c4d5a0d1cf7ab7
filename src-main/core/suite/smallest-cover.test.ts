import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallestCover } from './smallest-cover'

const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 5 })
const someSets = fc
  .array(letters, { maxLength: 9 })
  .map((lists) => lists.map((list) => new Set(list)))

it('chooses as few sets as any choice of all of them with the same union', () => {
  fc.assert(
    fc.property(someSets, (sets) => {
      const { chosen, isExact } = smallestCover(sets)
      expect(isExact).toBe(true)
      expect(unionOf(sets, chosen)).toBe(
        unionOf(
          sets,
          sets.map((_, at) => at),
        ),
      )
      expect(chosen.length).toBe(fewest(sets))
    }),
    { numRuns: 60, seed: 13 },
  )
})

it('says that it did not look at every choice of a large list', () => {
  const sets = Array.from(
    { length: 120 },
    (_, at) => new Set(Array.from({ length: 12 }, (_, i) => `${(at * 37 + i * i * 7) % 211}`)),
  )
  const { chosen, isExact } = smallestCover(sets)
  expect(isExact).toBe(false)
  expect(unionOf(sets, chosen)).toBe(
    unionOf(
      sets,
      sets.map((_, at) => at),
    ),
  )
})

/** The slow twin: every choice. */
function fewest(sets: readonly ReadonlySet<string>[]): number {
  const all = unionOf(
    sets,
    sets.map((_, at) => at),
  )
  let least = sets.length
  for (let choice = 0; choice < 1 << sets.length; choice++) {
    const chosen = sets.map((_, at) => at).filter((at) => choice & (1 << at))
    if (chosen.length < least && unionOf(sets, chosen) === all) least = chosen.length
  }
  return least
}

function unionOf(sets: readonly ReadonlySet<string>[], chosen: readonly number[]): string {
  return [...new Set(chosen.flatMap((at) => [...sets[at]!]))].sort().join('')
}
