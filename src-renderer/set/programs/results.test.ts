import type { Verdict } from '@core/judging/verdict'
import type { ProgramCell } from '@core/protocol/programs'
import { expect, test } from 'vitest'
import { Results } from './results.svelte'

const cell = (
  program: string,
  test: string,
  verdict: Verdict = 'OK',
  isKept = false,
): ProgramCell => ({
  ...{ program, test, verdict, cpu: 1, wall: 2, memory: null, isKept },
})
const tests = ['1.in', '2.in', '3.in']
const programs = ['good', 'bad']

/** Two programs on three tests, all of them known. */
function known(): Results {
  const results = new Results()
  results.begin()
  results.take({
    rows: [],
    cells: programs.flatMap((id) => tests.map((path) => cell(id, path))),
  })
  results.end({ programs: new Set(programs), tests: new Set(tests) })
  return results
}

const knownOf = (results: Results, program: string) =>
  results.ofProgram(program).map(({ test, verdict }) => `${test} ${verdict}`)

test('a run on some of the tests keeps what is known of the others', () => {
  const results = known()
  results.begin()
  results.take({ rows: [], cells: [cell('bad', '2.in', 'WA')] })
  results.end({ programs: new Set(programs), tests: new Set(['2.in']) })
  expect(knownOf(results, 'bad')).toEqual(['1.in OK', '2.in WA', '3.in OK'])
  // It was about this one as well, and has not told of it.
  expect(knownOf(results, 'good')).toEqual(['1.in OK', '3.in OK'])
})

test('a run of some of the programs keeps what is known of the others', () => {
  const results = known()
  results.begin()
  results.end({ programs: new Set(['bad', 'new']), tests: new Set(tests) })
  expect([knownOf(results, 'bad'), knownOf(results, 'good').length]).toEqual([[], 3])
  expect(results.cell('bad', '1.in')).toBeNull()
  expect(results.cell('good', '1.in')).toMatchObject({ verdict: 'OK' })
})

test('a result is old from the beginning of a run until it tells of it', () => {
  const results = known()
  expect(results.isOld('good', '1.in')).toBe(false)
  results.begin()
  expect(results.isOld('good', '1.in')).toBe(true)
  results.take({ rows: [], cells: [cell('good', '1.in')] })
  expect([results.isOld('good', '1.in'), results.isOld('good', '2.in')]).toEqual([false, true])
  expect(results.isOld('new', '1.in')).toBe(true)
})

test('what is new of a program gives it another number; what is told again from the store does not', () => {
  const results = known()
  const versions = () => programs.map((id) => results.versionOf(id))
  const [good, bad] = versions()
  results.begin()
  results.take({ rows: [], cells: tests.map((path) => cell('good', path, 'OK', true)) })
  results.take({ rows: [], cells: [cell('bad', '1.in', 'WA')] })
  expect([versions()[0], versions()[1] !== bad]).toEqual([good, true])
  const told = versions()[1]
  results.end({ programs: new Set(programs), tests: new Set(tests) })
  expect([versions()[0], versions()[1] !== told]).toEqual([good, true])
  expect(results.versionOf('new')).toBe(0)
  // What was not known is new also where it comes from the store.
  results.take({ rows: [], cells: [cell('new', '1.in', 'OK', true)] })
  expect(results.versionOf('new')).toBeGreaterThan(0)
})

test('what is said of programs as a whole stays until it is said anew', () => {
  const results = known()
  results.take({ rows: [{ program: 'bad', state: 'compile', message: 'line 3' }], cells: [] })
  results.begin()
  results.end({ programs: new Set(programs), tests: new Set(tests) })
  expect(results.rows.get('bad')).toMatchObject({ state: 'compile', message: 'line 3' })
})

test('what is past stays so until a run tells another, whatever else is looked up meanwhile', () => {
  const results = known()
  const all = { programs: new Set(programs), tests: new Set(tests) }
  const others = tests.map((path) => cell('bad', path, 'OK', true))
  results.begin()
  results.take({ rows: [], cells: others })
  expect(results.end(all, new Set(['good']))).toEqual(['good'])
  results.begin()
  results.take({ rows: [], cells: others })
  expect(results.end(all)).toEqual([])
  expect([results.hasPast('good'), results.cell('good', '1.in')?.verdict]).toEqual([true, 'OK'])
  results.begin()
  results.take({ rows: [], cells: [...others, ...tests.map((path) => cell('good', path, 'WA'))] })
  results.end(all)
  expect([results.hasPast('good'), results.ofProgram('good').length]).toEqual([false, 3])
})
