import { expect, it } from 'vitest'
import type { Verdict } from '@core/judging/verdict'
import type { ProgramCell } from '@core/protocol/programs'
import {
  figuresOf,
  isMissed,
  isUnexpected,
  scoreOfProgram,
  standingOf,
  standingsOf,
} from './standing'
import { groupStandingWords } from './words'

const cells = (...verdicts: Verdict[]): ProgramCell[] =>
  verdicts.map((verdict, at) => ({
    program: 'p',
    test: `${at}.in`,
    verdict,
    cpu: at === 0 ? null : 10 * at,
    wall: 25,
    memory: at === 1 ? null : 1000 * at,
    isKept: false,
  }))

const standing = (expects: readonly Verdict[] | null, isWhole: boolean, ...verdicts: Verdict[]) =>
  standingOf(expects, figuresOf(cells(...verdicts)), isWhole)

it('counts verdicts, the frequent ones first, and keeps the most time and memory', () => {
  expect(figuresOf(cells('WA', 'OK', 'OK', 'RE'))).toEqual({
    counts: [
      ['OK', 2],
      ['WA', 1],
      ['RE', 1],
    ],
    run: 4,
    time: 30,
    memory: 3000,
  })
  expect(figuresOf([])).toEqual({ counts: [], run: 0, time: null, memory: null })
})

it('is met by a failure that is expected, before all tests are run', () => {
  expect(standing(['WA'], false, 'OK', 'WA')).toEqual({ kind: 'met' })
  expect(standing(['WA', 'TLE'], true, 'WA', 'OK')).toEqual({ kind: 'met' })
})

it('stands in each group by the tests of that group alone', () => {
  const tests = ['small/0.in', 'small/1.in', 'large/2.in']
  const got = (...verdicts: Verdict[]): ProgramCell[] =>
    cells(...verdicts).map((one, at) => ({ ...one, test: tests[at]! }))
  const asked = {
    expects: ['TLE'],
    groups: { small: ['OK'], large: ['TLE'], gone: ['OK'] },
  } as const
  const kinds = (given: ProgramCell[], isBroken = false): string[] => {
    const { standing, inGroups } = standingsOf(asked, given, tests, isBroken)
    return [standing, ...inGroups.map((one) => one.standing)].map(({ kind }) => kind)
  }
  expect(kinds(got('OK', 'OK', 'TLE'))).toEqual(['met', 'met', 'met', 'missing'])
  expect(kinds(got('TLE', 'OK', 'OK'))).toEqual(['met', 'unexpected', 'never', 'missing'])
  expect(kinds(got('OK'))).toEqual(['open', 'open', 'open', 'missing'])
  expect(kinds([], true)).toEqual(['unexpected', 'unexpected', 'unexpected', 'missing'])
})

it('cannot be met in a group where all tests forbid it, whatever was run', () => {
  const tests = ['small/0.in', 'large/1.in']
  const asked = { expects: ['OK'], groups: { large: ['TLE'], small: ['OK'] } } as const
  const { standing, inGroups } = standingsOf(asked, [], tests, false)
  expect([standing, ...inGroups.map((one) => one.standing)]).toEqual([
    { kind: 'open' },
    { kind: 'contradicts', contradiction: { group: 'large', other: { group: null } } },
    { kind: 'open' },
  ])
  expect(inGroups.map((one) => [groupStandingWords(one), isMissed(one.standing)])).toEqual([
    ['large: Contradicts what is expected over all tests: no run can meet both.', true],
    [expect.stringMatching(/^small: /), false],
  ])
})

it('is met by passing everything only when everything was run', () => {
  expect(standing(['OK'], false, 'OK')).toEqual({ kind: 'open' })
  expect(standing(['OK', 'TLE'], true, 'OK', 'TLE')).toEqual({ kind: 'met' })
  expect(standing(['OK'], true)).toEqual({ kind: 'open' })
})

it('is missed by another failure at once, and by none at the end', () => {
  expect(standing(['WA'], false, 'WA', 'RE')).toEqual({ kind: 'unexpected', verdicts: ['RE'] })
  expect(standing(['WA'], false, 'OK')).toEqual({ kind: 'open' })
  expect(standing(['WA'], true, 'OK')).toEqual({ kind: 'never' })
  expect(standing(null, true, 'RE')).toEqual({ kind: 'free' })
})

it('marks a verdict that is not among those expected; OK never', () => {
  expect(isUnexpected('RE', ['WA'])).toBe(true)
  expect(isUnexpected('OK', ['WA'])).toBe(false)
  expect(isUnexpected('RE', null)).toBe(false)
})

it('scores where all is known, and says nothing before', () => {
  const worth = { points: 50, count: 'sum', requires: [], bounds: {} } as const
  const scoring = { a: worth, b: worth }
  const verdicts: Record<string, Verdict> = { 'a/1.in': 'OK', 'a/2.in': 'WA', 'b/1.in': 'OK' }
  const score = (...tests: string[]) =>
    scoreOfProgram(scoring, tests, (test) => verdicts[test] ?? null)
  expect(score('a/1.in', 'a/2.in', 'b/1.in')).toMatchObject({ points: 75, of: 100 })
  expect(score('a/1.in', 'b/2.in')).toBeNull()
  expect(score()).toBeNull()
  expect(scoreOfProgram({}, ['a/1.in'], () => 'OK')).toBeNull()
})
