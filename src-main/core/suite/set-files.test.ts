import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerEndingOf, byName, testFilesOf } from './set-files'

it('finds tests by groups and numbers, each with its answer', () => {
  const paths = [
    'secret/10-large.in',
    'secret/2-small.in',
    'secret/2-small.ans',
    'sample/1.in',
    'sample/1.out',
    'sample/1.ans',
    'sample/1.desc',
    'boardwright.json',
    'README.md',
    'first.rockets',
    '01',
    '01.a',
    'notes.txt~',
    'Makefile',
    '.git/HEAD',
    'secret/.hidden.in',
    'level.TXT',
    'level.TXT.a',
  ]
  expect(testFilesOf(paths)).toEqual([
    { path: '01', group: '', name: '01', answer: '01.a' },
    { path: 'first.rockets', group: '', name: 'first', answer: null },
    { path: 'level.TXT', group: '', name: 'level', answer: 'level.TXT.a' },
    {
      ...{ path: 'sample/1.in', group: 'sample', name: '1', answer: 'sample/1.ans' },
      otherAnswers: ['sample/1.out'],
    },
    { path: 'secret/2-small.in', group: 'secret', name: '2-small', answer: 'secret/2-small.ans' },
    { path: 'secret/10-large.in', group: 'secret', name: '10-large', answer: null },
  ])
})

it('puts names into one order, whatever they are', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '-', '0', '1', '2', '9'), maxLength: 6 })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const sorted = names.toSorted(byName)
      expect(names.toReversed().toSorted(byName)).toEqual(sorted)
      for (const [at, one] of sorted.entries()) {
        for (const later of sorted.slice(at)) expect(byName(one, later)).toBeLessThanOrEqual(0)
      }
    }),
    { numRuns: 200, seed: 5 },
  )
})

it('knows the ending that most answers have, and the first where that says nothing', () => {
  const ending = (...paths: string[]) => answerEndingOf(testFilesOf(paths))
  expect(ending('1.in', '2.in')).toBe('ans')
  expect(ending('1.in', '1.out', '2.in')).toBe('out')
  expect(ending('1.in', '1.out', '2.in', '2.ans')).toBe('ans')
  expect(ending('1.in', '1.in.out', '2.in', '2.out', '3.in', '3.ans')).toBe('out')
  expect(ending('1', '1.a')).toBe('a')
})
