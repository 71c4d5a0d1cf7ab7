import { expect, test } from 'vitest'
import { rockets } from '../games/testing'
import { anyFailure } from '../judging/expectation'
import type { GroupExpectations } from '../suite/group-expectations'
import { ownExpected, verdictLinesOf } from './own-expected'
import type { PackedProblem } from './package'
import { packed, problemOf } from './testing/problem'

const tests = [
  packed(rockets, 'sample', '01'),
  packed(rockets, 'small', '02'),
  packed(rockets, 'small/odd', '03'),
  packed(rockets, 'large', '04'),
  packed(rockets, '', 'large-5'),
]

function said(groups: GroupExpectations, more: Partial<PackedProblem> = {}): string[] {
  const source = { file: 'a.py', text: 'print(1)\n' }
  const own = [{ name: 'slow', expect: ['TLE' as const], groups, source }]
  const problem = problemOf(rockets, { format: '2025-09', tests, own, ...more })
  return ownExpected(problem).flatMap((one) =>
    one.groups.map(({ glob, lines }) => `${one.place} ${glob} ${lines.join(' ')}`),
  )
}

test('each verdict is permitted, and where none of them is right one has to be there', () => {
  expect(verdictLinesOf(['OK'])).toEqual(['permitted: [AC]'])
  expect(verdictLinesOf(['OK', 'TLE'])).toEqual(['permitted: [AC, TLE]'])
  expect(verdictLinesOf(['RE', 'PE'])).toEqual(['permitted: [AC, WA, RTE]', 'required: [WA, RTE]'])
  expect(verdictLinesOf(anyFailure)).toEqual([
    'permitted: [AC, WA, TLE, RTE]',
    'required: [WA, TLE, RTE]',
  ])
  expect(verdictLinesOf(['MLE'])).toBeNull()
})

test('a group is named by what matches its tests alone', () => {
  const place = 'time_limit_exceeded/own-slow'
  expect(said({ small: ['OK'], large: ['TLE'], sample: ['OK'], gone: ['OK'] })).toEqual([
    `${place} secret/small-* permitted: [AC]`,
    `${place} secret/large-04 permitted: [AC, TLE] required: [TLE]`,
    `${place} sample permitted: [AC]`,
  ])
})

test('groups with points are named by their folders, and nothing is asked of what may not be run', () => {
  const about = { count: 'all' as const, bounds: {} }
  const scoring = {
    small: { ...about, points: 40, requires: [] },
    large: { ...about, points: 60, requires: ['small'] },
  }
  const some = tests.slice(0, 4)
  const place = 'time_limit_exceeded/own-slow'
  expect(said({ small: ['OK'], large: ['TLE'] }, { scoring, tests: some })).toEqual([
    `${place} secret/small permitted: [AC]`,
    `${place} secret/large permitted: [AC, TLE] required: [TLE]`,
  ])
  expect(said({ 'small/odd': ['WA'], large: ['TLE'] }, { scoring, tests: some })).toEqual([
    `${place} secret/small/odd-03 permitted: [AC, WA] required: [WA]`,
  ])
})

test('of folders with the same tests nothing is said that contradicts itself', () => {
  const some = [packed(rockets, 'a/b', '01'), packed(rockets, 'secret', '02')]
  const both = (inner: 'OK' | 'TLE'): string[] =>
    said({ a: ['TLE'], 'a/b': [inner] }, { tests: some })
  expect(both('TLE')).toHaveLength(1)
  expect(both('OK')).toEqual([])
})
