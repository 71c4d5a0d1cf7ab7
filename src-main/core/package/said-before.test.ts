import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { words } from '../words/made/en/packages'
import { cmsRemarks } from './cms/refusals'
import { dmojRemarks } from './dmoj/refusals'
import type { PackedProblem } from './package'
import { problemOf as problemFrom } from './packed-problem'
import { polygonRemarks } from './polygon/refusals'
import { kattisRefusals, kattisRemarks } from './refusals'
import { packed, problemOf } from './testing/problem'
import { unbuildable } from './testing/unbuildable'

const list: readonly AnyGame[] = games
const rockets = list.find(({ id }) => id === 'rockets')!

test('what a judge would refuse is said before', () => {
  const refused = (more: Partial<PackedProblem>): string[] =>
    kattisRefusals(problemOf(rockets, more))
  expect(refused({ name: 'Mice_2' })).toEqual([
    'The package is called “Mice_2”; judging systems accept only lower-case letters and digits',
  ])
  expect(refused({ title: ' ', author: '' })).toEqual([
    'The problem has no title',
    'The problem has no author',
  ])
  expect(refused({ licence: 'MIT' })[0]).toMatch(
    /^The licence is “MIT”; the package format allows only unknown,/,
  )
  expect(refused({ tests: [packed(rockets, 'sample', '01')] })).toEqual([
    'There is no secret test: all tests are in “sample”, which is public',
  ])
  const [one] = problemOf(rockets).tests
  expect(refused({ tests: [one!, packed(rockets, '', '-a b')] })[0]).toMatch(
    /^The name of 1 test is not allowed by judging systems: -a b\./,
  )
  const twice = [packed(rockets, '', '01'), packed(rockets, 'secret', '01')]
  expect(refused({ tests: twice })).toEqual(['Two tests would both be called “data/secret/01”'])
  const programs = {
    solve: 'x'.repeat(128 * 1024),
    validate: '',
    check: '',
    why: '',
    testlib: null,
    match: null,
  }
  expect(refused({ programs })[0]).toMatch(/longer than the 128 KiB/)
})

test('what a verifier would warn of is said before', () => {
  const tests = [
    packed(rockets, '', 'a2'),
    packed(rockets, '', 'a10'),
    { ...packed(rockets, '', 'a11', 'smallest'), isOfficial: false },
  ]
  expect(kattisRemarks(problemOf(rockets, { licence: 'unknown', tests }))).toEqual([
    'The licence is unknown',
    'There is no sample test: no test is in a folder named “sample”',
    'Duplicate tests: data/secret/a2, data/secret/a10',
    'Judging systems run tests in alphabetical order, so 10 comes before 2',
    'The validator accepts levels with warnings, because the set contains some: data/secret/a11',
  ])
  const plain = problemOf(rockets, {
    tests: [packed(rockets, 'sample', '01'), packed(rockets, '', '02', 'smallest')],
  })
  expect(kattisRemarks(plain)).toEqual([])
  const match = problemOf(list.find(({ making }) => making)!)
  expect(kattisRemarks(match)[0]).toMatch(/programs do not play each other$/)
})

test('a program that a judge would have to build in a language it does not know is told', () => {
  const paths = [
    'input_validators/validate.js',
    'output_validators/r/run',
    'output_validators/r/referee.js',
    'input_validators/validate.py',
    'input_validators/own/main.cpp',
    'submissions/accepted/a.js',
  ]
  expect(unbuildable(paths.map((path) => ({ path })))).toEqual([
    'input_validators/validate.js',
    'output_validators/r',
  ])
})

test('invalid inputs are never left out without a word', () => {
  const input = { path: 'invalid/cut.txt', bytes: new Uint8Array([120]), text: 'x', expected: null }
  const told = (more: Partial<PackedProblem> = {}): PackedProblem =>
    problemOf(rockets, { invalid: [input], ...more })
  const left = [
    'One invalid input is not included: invalid/cut.txt. The package format has no place for them',
  ]
  const leftOf = (remarks: readonly string[]): string[] =>
    remarks.filter((one) => one.includes('invalid input'))
  for (const remarks of [kattisRemarks, dmojRemarks, cmsRemarks]) {
    expect(leftOf(remarks(told()))).toEqual(left)
    expect(leftOf(remarks(told({ invalid: [] })))).toEqual([])
  }
  expect(leftOf(kattisRemarks(told({ format: '2025-09' })))).toEqual([])
  expect(leftOf(polygonRemarks(told()))).toEqual([])
  // Where programs play matches none is among the problem any more.
  const set = told()
  const { tests, figure, isSketch, why } = set
  const order = { judge: null, kind: 'polygon', format: 'legacy', language: 'en' } as const
  const about = {
    name: 'a',
    title: '',
    author: '',
    licence: '',
    why: false,
    pattern: { input: '', answer: '' },
  }
  const voice = { language: 'en' as const, words, findGame: () => rockets }
  const parts = { version: '1', programs: () => null, sha256: () => '0'.repeat(64) } as never
  const played = problemFrom(set, { ...order, ...about, opponent: 'greedy' }, parts, voice, {
    tests,
    figure,
    isSketch,
    why,
  })
  expect(played.invalid).toEqual([])
  expect(leftOf(played.faults.warnings)).toEqual([
    'One invalid input is not included: invalid/cut.txt. In a match, an input also says who plays, and these do not',
  ])
})
