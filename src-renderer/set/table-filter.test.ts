import type { TestSummary } from '@core/protocol/set'
import { testFilesOf } from '@core/suite/set-files'
import { expect, test } from 'vitest'
import { summaryFor } from '../testing/sets'
import { filterFor, wordsFor } from './table-filter'
import type { TableTest } from './test-facts'

const tests = (looks: Readonly<Record<string, Partial<TestSummary> | null>>): TableTest[] =>
  testFilesOf(Object.keys(looks)).map((file) => {
    const look = looks[file.path]!
    return { file, look: look && summaryFor(file.path, look), sameAs: null, note: '' }
  })

const some = tests({
  'sample/1.in': { caught: ['no-floor'], rules: ['R1', 'R7'], expected: 'equal' },
  'secret/2.in': { caught: ['no-swap-eating', 'no-floor'], rules: ['R11'], expected: 'differs' },
  'secret/3.in': { size: { rows: 25, cols: 25 }, rules: ['R7'], answer: '12 0\n' },
  'secret/4.in': { game: 'labyrinth', answer: null, errors: 1 },
  'secret/5.in': null,
})

const shown = (words: string): string =>
  some
    .filter(filterFor(words))
    .map(({ file }) => file.name)
    .join('')

test.each([
  ['', '12345'],
  ['secret', '2345'],
  ['25 × 25', '3'],
  ['25×25', '3'],
  ['25x25', '3'],
  ['"12 0"', '3'],
  ['"0 12', ''],
  ['no-swap', '2'],
  ['NO-FLOOR sample', '1'],
  ['R7', '13'],
  ['R1', '1'],
  ['wrong', '2'],
  ['labyrinth', '4'],
  ['catches:no-floor', '12'],
  ['catches:no', ''],
  ['misses:no-floor', '3'],
  ['rule:r7 group:secret', '3'],
  ['group:secret', '2345'],
  ['expected:none', '34'],
  ['expected:equal', '1'],
  ['time: x', ''],
])('the words %j show %s', (words, names) => expect(shown(words)).toBe(names))

test('a count leads to the words that show just its tests', () => {
  expect(shown(wordsFor('catches', 'no-floor'))).toBe('12')
  expect(shown(wordsFor('rule', 'R7'))).toBe('13')
})
