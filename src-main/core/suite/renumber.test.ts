import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renumbered } from './renumber'
import { byName } from './set-files'

it('gives the numbers to the places and leaves the rest of a name to its test', () => {
  expect(renumbered(['01-a', '03-c', '02-b', '04-d'])).toEqual(['01-a', '02-c', '03-b', '04-d'])
  expect(renumbered(['10-b', '5-a', '20-c'])).toEqual(['5-b', '10-a', '20-c'])
  expect(renumbered(['test-2', 'test-1'])).toEqual(['test-1', 'test-2'])
  expect(renumbered(['3', '1', '2'])).toEqual(['1', '2', '3'])
})

it('touches nothing that is in order', () => {
  for (const names of [['1', '2', '10'], ['a', 'b'], ['07-x', '09-y', 'walls'], []])
    expect(renumbered(names)).toBe(names)
})

it('leaves what lies before and behind as it is, also where two have one number', () => {
  const names = ['01-a', '01-b', '02-c', '04-e', '03-d', '05-f', '05-g', 'walls']
  expect(renumbered(names)).toEqual([
    '01-a',
    '01-b',
    '02-c',
    '03-e',
    '04-d',
    '05-f',
    '05-g',
    'walls',
  ])
  const inserted = ['01-a', '02-x', '02-b', '03-c', '07-d']
  expect(renumbered(inserted, { newcomers: new Set([1]) })).toEqual([
    '01-a',
    '02-x',
    '03-b',
    '04-c',
    '07-d',
  ])
})

it('keeps the width of numbers', () => {
  expect(renumbered(['002', '001'])).toEqual(['001', '002'])
  expect(renumbered(['2-a', '1-b', '10-c'])).toEqual(['1-a', '2-b', '10-c'])
  expect(renumbered(['99-b', '98-a', '100-c', '98-d'])).toEqual(['98-b', '99-a', '100-c', '101-d'])
})

it('numbers what has no number only where the order asks for it', () => {
  expect(renumbered(['02-b', '01-a', 'walls'])).toEqual(['01-b', '02-a', 'walls'])
  expect(renumbered(['walls', '01-a', '02-b'])).toEqual(['01-walls', '02-a', '03-b'])
  expect(renumbered(['walls', 'caves'])).toEqual(['01-walls', '02-caves'])
  expect(renumbered(['small-3x3', 'big-9x9', 'a'])).toEqual(['01-small-3x3', '02-big-9x9', '03-a'])
})

it('counts newcomers in, and their own numbers out', () => {
  const wished = ['01-a', '07-x', '02-b', '03-c']
  expect(renumbered(wished, { newcomers: new Set([1]) })).toEqual(['01-a', '02-x', '03-b', '04-c'])
  expect(renumbered(['1', '1'], { newcomers: new Set([1]) })).toEqual(['1', '2'])
})

it('numbers afresh from 1, without gaps', () => {
  expect(renumbered(['03-a', '07-b', 'walls'], { isFresh: true })).toEqual([
    '01-a',
    '02-b',
    '03-walls',
  ])
})

const name = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'B', '-', '0', '1', '2', '9', ' '),
    minLength: 1,
    maxLength: 6,
  }),
  fc
    .tuple(fc.integer({ min: 0, max: 120 }), fc.constantFrom('', '-a', '-b'))
    .map((parts) => parts.join('')),
)

it('puts any names into any order, no two alike, and keeps what follows the numbers', () => {
  const any = fc.record({
    wished: fc.array(name, { minLength: 1, maxLength: 12 }),
    newcomers: fc.uniqueArray(fc.nat(11)).map((places) => new Set(places)),
    isFresh: fc.boolean(),
  })
  fc.assert(
    fc.property(any, ({ wished, ...numbering }) => {
      const made = renumbered(wished, numbering)
      expect(made).toHaveLength(wished.length)
      for (const [at, one] of made.entries()) {
        if (at > 0) expect(byName(made[at - 1]!, one)).toBeLessThan(0)
        expect(one.endsWith(wished[at]!.replace(/^\D*\d*/, ''))).toBe(true)
      }
    }),
    { numRuns: 500, seed: 3 },
  )
})
