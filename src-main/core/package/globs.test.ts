import fc from 'fast-check'
import { expect, test } from 'vitest'
import { globMatches, globOf } from './globs'

test.each([
  ['secret', 'secret/a/01', true],
  ['secret/', 'secret/01', true],
  ['secret/a', 'secret/ab/01', false],
  ['secret/*-easy', 'secret/x-easy', true],
  ['secret/*', 'secret/a/01', true],
  ['*', 'sample/01', true],
  ['secret/*1', 'secret/a/01', false],
  ['secret/{01, b/02}', 'secret/b/02', true],
  ['secret/{01,02}', 'secret/03', false],
  ['a.b', 'axb', false],
  ['{a,b}.{py,cpp}', 'b.cpp', true],
])('%s and %s: %s', (glob, path, matches) => {
  expect(globMatches(glob, path)).toBe(matches)
})

test('a glob of some tests matches these and no others', () => {
  const name = fc.stringMatching(/^[a-z0-9.-]{1,4}$/)
  const path = fc
    .tuple(fc.constantFrom('sample', 'secret', 'secret/a', 'secret/a-b'), name)
    .map((parts) => parts.join('/'))
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(path, fc.boolean()), { selector: ([one]) => one, maxLength: 8 }),
      fc.constantFrom('secret/a', 'secret/x'),
      (tests, folder) => {
        const all = tests.map(([one]) => one)
        const some = tests.flatMap(([one, isIn]) => (isIn ? one : []))
        fc.pre(some.length > 0)
        const glob = globOf(some, all, folder)
        if (glob !== null) expect(all.filter((one) => globMatches(glob, one))).toEqual(some)
        else {
          // Only of tests both shown and secret there may be none, and where a test is called as a folder of others is.
          const isAbove = some.some((one) => all.some((other) => other.startsWith(`${one}/`)))
          expect(isAbove || new Set(some.map((one) => one.split('/')[0])).size === 2).toBe(true)
        }
      },
    ),
    { seed: 1 },
  )
})
