import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../conformance/testing/tries'
import { isAsExpected } from '../judging/expectation'
import { verdicts, type Verdict } from '../judging/verdict'
import { english } from '../words/testing'
import { contradictions, contradictionWords } from './contradictions'
import { judgedGroups, testsIn } from './group-expectations'

const paths = ['01.in', 'small/1.in', 'small/odd/2.in']

test('a group that should fail where all tests should be right contradicts that, with its name', () => {
  expect(contradictions({ expect: ['OK'], groups: { small: ['WA'] } }, paths)).toEqual([
    { group: 'small', other: { group: null } },
  ])
  expect(contradictions({ expect: ['TLE'], groups: { small: ['WA'] } }, paths)).toEqual([
    { group: 'small', other: { group: null } },
  ])
  expect(
    contradictions({ expect: null, groups: { small: ['OK'], 'small/odd': ['RE'] } }, paths),
  ).toEqual([{ group: 'small/odd', other: { group: 'small' } }])
  // Every test is in it, so nothing is left on which the program could fail.
  expect(contradictions({ expect: ['WA'], groups: { small: ['OK'] } }, paths.slice(1))).toEqual([
    { group: null, other: { group: 'small' } },
  ])
})

test('what can be met is none, nor is a group without tests or a program that does not compile', () => {
  const met = [
    { expect: ['WA'], groups: { small: ['OK'] } },
    { expect: ['OK', 'WA'], groups: { small: ['WA'] } },
    { expect: ['OK'], groups: { gone: ['WA'] } },
    { expect: ['CE'], groups: { small: ['CE'] } },
    { expect: ['OK'], groups: {} },
  ] as const
  expect(met.flatMap((one) => contradictions(one, paths))).toEqual([])
})

test('there is one exactly where no run meets all that is expected', () => {
  const some = fc.subarray<Verdict>(['OK', 'WA', 'TLE', 'CE'], { minLength: 1 })
  const asked = fc.record({
    expect: fc.option(some),
    groups: fc.dictionary(fc.constantFrom('small', 'small/odd', 'large'), some),
  })
  const all = ['small/1.in', 'small/odd/2.in', 'large/3.in', '4.in']
  const kinds: readonly Verdict[] = ['OK', 'WA', 'TLE']
  fc.assert(
    fc.property(asked, fc.integer({ min: 0, max: all.length }), (one, count) => {
      const tests = all.slice(0, count)
      const groups = Object.fromEntries(
        Object.entries(one.groups).filter(([group]) => testsIn(group, tests).length > 0),
      )
      const runs = tests.reduce<Verdict[][]>(
        (begun, _) => begun.flatMap((run) => kinds.map((kind) => [...run, kind])),
        [[]],
      )
      const isMet = (run: readonly Verdict[]): boolean =>
        (one.expect === null || isAsExpected(one.expect, run)) &&
        judgedGroups(groups, tests, (at) => run[at]!).every((judged) => judged.isMet)
      fc.pre(tests.length > 0)
      const canBeMet = [...runs, tests.map((): Verdict => 'CE')].some(isMet)
      const found = contradictions({ ...one, groups }, tests)
      const isAlone = Object.keys(groups).length + (one.expect ? 1 : 0) < 2
      if (isAlone) expect(found).toEqual([])
      else expect([one, found.length === 0]).toEqual([one, canBeMet])
    }),
    { numRuns: tries(300, 20_000), seed: 1 },
  )
  expect(verdicts).toEqual(expect.arrayContaining([...kinds]))
})

test('it is said with the names of program and groups', () => {
  const programs = [
    { name: 'slow', expect: ['OK'] as const, groups: { small: ['TLE'] as const } },
    { name: 'odd', expect: null, groups: { small: ['OK'] as const, 'small/odd': ['RE'] as const } },
  ]
  expect(contradictionWords(english, programs, paths)).toEqual([
    'slow: what is expected in small contradicts what is expected over all tests; no run can meet both.',
    'odd: what is expected in small/odd contradicts what is expected in small; no run can meet both.',
  ])
})
