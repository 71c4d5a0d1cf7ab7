import type { CompareRule } from '@core/judging/compare-outputs'
import type { TestSummary } from '@core/protocol/set'
import { testFilesOf } from '@core/suite/set-files'
import { expect, test } from 'vitest'
import type { SortKey } from './test-columns'
import { filterFor } from './table-filter'
import { tableRows } from './table-rows'
import { firstPart, testProblems, type TableTest, troubleIn } from './test-facts'
import { summaryFor } from '../testing/sets'

const tests = (looks: Readonly<Record<string, Partial<TestSummary> | null>>): TableTest[] =>
  testFilesOf(Object.keys(looks)).map((file) => {
    const look = looks[file.path]!
    return { file, look: look && summaryFor(file.path, look), sameAs: null, note: '' }
  })

const plain = {
  isLike: () => true,
  onlyTroubled: false,
  sort: 'name' as SortKey,
  isDown: false,
  groups: {},
}
const names = (rows: ReturnType<typeof tableRows>): string[] =>
  rows.map((row) => (row.kind === 'group' ? `# ${row.title} ${row.count}` : row.file.path))

const some = tests({
  'secret/02.in': { caught: ['a'], errors: 1 },
  'secret/01.in': { caught: ['a', 'b', 'c'] },
  'sample/1.in': { caught: ['a', 'b'], answer: '8 8\n' },
  'secret/10.in': null,
})

test('groups have headings, and tests stand within them as people number them', () => {
  const rows = tableRows(some, { ...plain, groups: { secret: 'Hidden tests' } })
  expect(names(rows)).toEqual([
    '# sample 1',
    'sample/1.in',
    '# Hidden tests 3',
    'secret/01.in',
    'secret/02.in',
    'secret/10.in',
  ])
  expect(rows.flatMap((row) => (row.kind === 'test' ? row.at : []))).toEqual([0, 1, 2, 3])
  expect(names(tableRows(tests({ '1.in': {} }), plain))).toEqual(['1.in'])
})

test('a column sorts within the groups, both ways; what is not known yet comes last', () => {
  const secret = (isDown: boolean): string[] =>
    names(tableRows(some, { ...plain, sort: 'caught', isDown })).slice(3)
  expect(secret(false)).toEqual(['secret/02.in', 'secret/01.in', 'secret/10.in'])
  expect(secret(true)).toEqual(['secret/01.in', 'secret/02.in', 'secret/10.in'])
})

test('words and the filter for problems leave out tests, and groups without any', () => {
  expect(names(tableRows(some, { ...plain, isLike: filterFor('SAMPLE 8') }))).toEqual([
    '# sample 1',
    'sample/1.in',
  ])
  expect(names(tableRows(some, { ...plain, onlyTroubled: true }))).toEqual([
    '# secret 1',
    'secret/02.in',
  ])
  expect(tableRows(some, { ...plain, isLike: () => false })).toEqual([])
})

test('a test says what is wrong with it, and the first part of its answer', () => {
  const said = (look: Partial<TestSummary> | null, compare?: CompareRule): unknown[] => {
    const [one] = tests({ '1.in': look })
    const test = { ...one!, ...(compare && { compare }) }
    return [troubleIn(test), testProblems(test)]
  }
  expect(said(null)).toEqual([null, ''])
  expect(said({})).toEqual([null, ''])
  expect(said({ unread: 'It is too long.' })).toEqual(['error', 'It is too long.'])
  expect(said({ expected: 'differs' })).toEqual(['error', 'The expected answer is wrong.'])
  const blanks = { line: 2, column: 3, expected: 'newline', got: 'end' } as const
  const ends =
    'Only whitespace differs. Line 2, column 3: the end of the text instead of a line ending.'
  expect(said({ expected: 'blanks', blanks })).toEqual([null, ends])
  expect(said({ expected: 'blanks', blanks }, 'exact')).toEqual(['error', ends])
  const rival = '1.out'
  expect(said({ expected: 'equal', rival })[0]).toBe('error')
  expect(said({ expected: 'equal', rival })[1]).toContain('1.out contradict each other.')
  const problem = { line: 4, column: 1, length: 2, message: 'No cat.' }
  expect(said({ warnings: 1, problem })).toEqual(['warning', 'Line 4: No cat.'])
  expect(firstPart(tests({ '1.in': { answer: '8 8\n1\n' } })[0]!)).toBe('8 8 1')
})

test('a test that says again what another says is a problem, and the filter shows it', () => {
  const [first, again] = tests({ '1.in': {}, '2.in': {} })
  const like = { ...again!, sameAs: { path: '1.in', isExact: false } }
  expect([troubleIn(like), testProblems(like)]).toEqual([
    'warning',
    'The same test as 1.in, except for spaces and line endings.',
  ])
  expect(names(tableRows([first!, like], { ...plain, onlyTroubled: true }))).toEqual(['2.in'])
  const wrong = { ...like, look: summaryFor('2.in', { expected: 'differs' }) }
  expect(testProblems({ ...wrong, sameAs: { path: '1.in', isExact: true } })).toBe(
    'The expected answer is wrong. The same test as 1.in.',
  )
})
