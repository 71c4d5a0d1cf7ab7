import type { Verdict } from '@core/judging/verdict'
import { expect, test } from 'vitest'
import type { KeptRun, RunStore } from './run-store'
import { ToldRuns } from './told-runs'

const store = {
  printed: ({ key }: KeptRun) => ({ output: `out of ${key}`, errors: `errors of ${key}` }),
} as RunStore

/** A run of which all that it printed is kept, unless told otherwise. */
function told(program: string, test: string, verdict: Verdict = 'OK', length = 9) {
  const measured = { cpu: 1, wall: 2, memory: 3 }
  const key = `${program} ${test}`
  const run: KeptRun = {
    ...{ key, verdict, ...measured, code: 0, signal: null, length, at: 0, output: 9, errors: 0 },
  }
  return {
    cell: { program, test, verdict, ...measured, isKept: false },
    testKey: `key of ${test}`,
    run,
    store,
  }
}

test('a run can be asked about once it is told of: how it ended and what it printed', () => {
  const runs = new ToldRuns()
  expect(runs.details('set', 'good', '1.in')).toBeNull()
  runs.add('set', told('good', '1.in'))
  runs.add('set', told('good', '2.in', 'WA', 10))
  expect(runs.details('set', 'good', '1.in')).toEqual({
    ...told('good', '1.in').cell,
    testKey: 'key of 1.in',
    code: 0,
    signal: null,
    length: 9,
    isWhole: true,
    output: 'out of good 1.in',
    errors: 'errors of good 1.in',
  })
  expect(runs.details('set', 'good', '2.in')).toMatchObject({ verdict: 'WA', isWhole: false })
  for (const [set, program, test] of [
    ['other', 'good', '1.in'],
    ['set', 'bad', '1.in'],
    ['set', 'good', '3.in'],
  ] as const)
    expect(runs.details(set, program, test)).toBeNull()
})

test('the last run of a test counts, and those of other programs and sets stay beside it', () => {
  const runs = new ToldRuns()
  runs.add('set', told('good', '1.in', 'RE'))
  runs.add('set', told('bad', '1.in', 'TLE'))
  runs.add('other', told('good', '1.in', 'PE'))
  runs.add('set', told('good', '1.in', 'OK'))
  const verdictOf = (set: string, program: string) => runs.details(set, program, '1.in')?.verdict
  expect([verdictOf('set', 'good'), verdictOf('set', 'bad'), verdictOf('other', 'good')]).toEqual([
    'OK',
    'TLE',
    'PE',
  ])
  runs.forget('other')
  expect([verdictOf('other', 'good'), verdictOf('set', 'good')]).toEqual([undefined, 'OK'])
})

test('what does not hold any more is forgotten, for the tests that are named', () => {
  const runs = new ToldRuns()
  for (const test of ['1.in', '2.in', '3.in']) runs.add('set', told('good', test))
  runs.forgetRuns('set', 'good', [{ path: '1.in' }, { path: '3.in' }])
  runs.forgetRuns('set', 'bad', [{ path: '2.in' }])
  runs.forgetRuns('other', 'good', [{ path: '2.in' }])
  expect(runs.outputs('set', 'good').map(({ test }) => test)).toEqual(['2.in'])
})

test('outputs are those of programs that ran, and those that were judged and are whole alone have a text', () => {
  const runs = new ToldRuns()
  const verdicts = ['OK', 'WA', 'PE', 'TLE', 'MLE', 'OLE', 'RE', 'CE'] as const
  for (const verdict of verdicts) runs.add('set', told('good', `${verdict}.in`, verdict))
  runs.add('set', told('good', 'long.in', 'WA', 10))
  expect(runs.outputs('set', 'good')).toEqual([
    ...(['OK', 'WA', 'PE'] as const).map((verdict) => ({
      test: `${verdict}.in`,
      testKey: `key of ${verdict}.in`,
      verdict,
      output: `out of good ${verdict}.in`,
    })),
    ...(['TLE', 'MLE', 'OLE', 'RE'] as const).map((verdict) => ({
      ...{ test: `${verdict}.in`, testKey: `key of ${verdict}.in`, verdict, output: null },
    })),
    { test: 'long.in', testKey: 'key of long.in', verdict: 'WA', output: null },
  ])
  expect([runs.outputs('set', 'bad'), runs.outputs('other', 'good')]).toEqual([[], []])
})
