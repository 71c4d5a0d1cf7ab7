import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame } from '../games/testing'
import { anyFailure } from '../judging/expectation'
import type { Verdict } from '../judging/verdict'
import { ownExpected } from './own-expected'
import { ownFiles, ownLeftOut } from './own-programs'
import type { OwnProgram } from './package'
import { kattisRemarks } from './refusals'
import { problemOf } from './testing/problem'

const rockets: AnyGame = findGame('rockets')!
const own = (name: string, expect: readonly Verdict[] | null, file = 'a.py'): OwnProgram => ({
  ...{ name, expect },
  source: { file, text: `${name}\n` },
})
const packed = (...programs: OwnProgram[]) => problemOf(rockets, { own: programs })
const paths = (...programs: OwnProgram[]) => ownFiles(packed(...programs)).map(({ path }) => path)

test('each stands by the verdict that it is to get, in a folder where its file keeps its name', () => {
  const programs = [
    own('model', ['OK'], 'Main.java'),
    own('greedy', ['WA', 'PE']),
    own('slow one', ['TLE']),
    own('crash', ['RE']),
  ]
  expect(paths(...programs)).toEqual([
    'submissions/accepted/own-model/Main.java',
    'submissions/wrong_answer/own-greedy/a.py',
    'submissions/time_limit_exceeded/own-slow-one/a.py',
    'submissions/run_time_error/own-crash/a.py',
  ])
  expect(ownFiles(packed(programs[0]!))[0]!.content).toBe('model\n')
  expect(ownLeftOut(packed(...programs))).toEqual([])
})

test('names that judges do not take are made plain, and no two are the same', () => {
  expect(paths(own('a b', ['OK']), own('a-b', ['OK']), own('жадный', ['OK']))).toEqual(
    ['own-a-b', 'own-a-b-2', 'own-program'].map((name) => `submissions/accepted/${name}/a.py`),
  )
})

test('those of which judges could not tell whether they do as expected are left out and named', () => {
  const left = [
    own('free', null),
    own('either', ['OK', 'WA']),
    own('slow or wrong', ['TLE', 'WA']),
    own('memory', ['MLE']),
    own('file', ['OK'], '-a.py'),
    own('long', ['OK']),
    { name: 'built', expect: ['OK'], source: null },
  ] satisfies OwnProgram[]
  const long = left.map((one) =>
    one.name === 'long' ? { ...one, source: { file: 'a.py', text: 'x'.repeat(2 ** 17 + 1) } } : one,
  )
  const problem = packed(...long)
  expect(ownFiles(problem)).toEqual([])
  expect(ownLeftOut(problem)).toEqual(left.map(({ name }) => name))
  expect(kattisRemarks(problem)).toContainEqual(
    expect.stringMatching(/^7 programs of the set are not included: free, either, /),
  )
})

test('where points are given only right ones are taken, and in matches none', () => {
  const programs = [own('model', ['OK']), own('wrong', ['WA'])]
  const worth = { points: 100, count: 'all', requires: [], bounds: {} } as const
  const scored = { ...packed(...programs), scoring: { secret: worth } }
  expect([ownFiles(scored).length, ownLeftOut(scored)]).toEqual([1, ['wrong']])
  expect(ownFiles({ ...packed(...programs), opponent: 'greedy' })).toEqual([])
})

test('the format of 2025-09 also takes those that fail in one of several ways, and wrong ones where points are given', () => {
  const programs = [
    own('model', ['OK']),
    own('slow or wrong', ['TLE', 'WA', 'PE']),
    own('any', anyFailure),
    own('either', ['OK', 'WA']),
    own('memory', ['MLE', 'RE']),
    own('wrong', ['WA']),
  ]
  const worth = { points: 100, count: 'all', requires: [], bounds: {} } as const
  const problem = {
    ...packed(...programs),
    format: '2025-09' as const,
    scoring: { secret: worth },
  }
  expect(ownFiles(problem).map(({ path }) => path)).toEqual([
    'submissions/accepted/own-model/a.py',
    'submissions/rejected/own-slow-or-wrong/a.py',
    'submissions/rejected/own-any/a.py',
    'submissions/wrong_answer/own-wrong/a.py',
  ])
  expect(ownExpected(problem)).toEqual([
    {
      place: 'rejected/own-slow-or-wrong',
      whole: ['permitted: [AC, WA, TLE]', 'required: [WA, TLE]'],
      groups: [],
    },
    {
      place: 'rejected/own-any',
      whole: ['permitted: [AC, WA, TLE, RTE]', 'required: [WA, TLE, RTE]'],
      groups: [],
    },
  ])
  expect(ownLeftOut(problem)).toEqual(['either', 'memory'])
  expect(kattisRemarks(problem)).toContainEqual(
    expect.stringMatching(/either, memory\. A package takes a program of one source file that is/),
  )
})
