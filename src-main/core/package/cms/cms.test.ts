import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { games } from '../../games/testing'
import type { Scoring } from '../../suite/scoring'
import type { OwnProgram, PackedProblem } from '../package'
import { catching, packed, problemOf } from '../testing/problem'
import { cmsFiles } from './files'
import { cmsRefusals, cmsRemarks } from './refusals'
import { cmsTests } from './subtasks'

const list: readonly AnyGame[] = games
const rockets = list.find(({ id }) => id === 'rockets')!

interface Subtask {
  readonly score: number
  readonly testcases: readonly string[]
}

const filesOf = (problem: PackedProblem): ReadonlyMap<string, string> =>
  new Map(cmsFiles(problem).map(({ path, content }) => [path, content.toString()]))
const jsonOf = (problem: PackedProblem, path: string): unknown =>
  JSON.parse(filesOf(problem).get(path)!)
const subtasksOf = (problem: PackedProblem): [name: string, Subtask][] =>
  [...filesOf(problem).keys()]
    .filter((path) => path.startsWith('subtasks/'))
    .map((path) => [
      path.slice('subtasks/'.length, -'.json'.length),
      jsonOf(problem, path) as Subtask,
    ])

const group = (points: number, count: 'all' | 'sum' = 'all', requires: string[] = []) => ({
  points,
  count,
  requires,
  bounds: {},
})

// A stand-in for CMS' loader, which `npm run accept-packages` runs.
describe.each(list)('a task of $id for CMS', (game) => {
  const problem = problemOf(game)
  const files = filesOf(problem)

  test('says what the loader wants to know, in the words of its first protocol', () => {
    expect(cmsRefusals(problem)).toEqual([])
    expect(jsonOf(problem, 'problem.json')).toEqual({
      protocol_version: 1,
      code: 'mice2',
      name: problem.title,
      time_limit: 1.5,
      memory_limit: 2 ** 28,
      score_precision: 0,
      task_type: 'Batch',
      task_type_params: '{"task_type_parameters_Batch_compilation":"alone"}',
      // The loader asks for the keys above and no others.
      boardwright: {
        about: expect.any(String) as string,
        kept: [
          ['set', { author: 'A. Setter', licence: 'cc by-sa' }],
          ['test', 'tests/02.in', { path: 'secret/02-second.in' }],
        ],
      },
    })
    for (const [name, { testcases }] of subtasksOf(problem)) {
      for (const code of testcases) {
        expect([name, files.has(`tests/${code}.in`), files.has(`tests/${code}.out`)]).toEqual([
          name,
          true,
          true,
        ])
      }
    }
    expect(files.get('checker/checker.cpp')).toMatch(
      /^(\/\/ .*\n)+static const bool IS_EXACT = false;\nstatic const char \*const SAY\[\] = \{\n( {4}".*",\n){6}\};\nstatic const char TABLE\[\] = "";\ncompare\(IS_EXACT\)\n$/,
    )
    expect(files.get('attachments/sample-01.out')).toBe(problem.tests[0]!.worth.answer)
  })

  test('gives all points for all tests right where no group has any', () => {
    expect(subtasksOf(problem)).toEqual([
      ['00-samples', { score: 0, testcases: ['01'] }],
      ['01-all', { score: 100, testcases: ['01', '02'] }],
    ])
  })

  test('says of each solution what it gets, in all and by subtasks', () => {
    const told = jsonOf(problem, 'solutions.json') as Record<string, unknown>
    expect(Object.keys(told).map((file) => files.has(`solution/${file}`))).not.toContain(false)
    const shown = new Set(problem.tests[0]!.worth.caught)
    const { [`${game.id}.cpp`]: right, ...wrong } = told
    expect(right).toEqual({ verdict: 'model_solution' })
    for (const [file, one] of Object.entries(wrong)) {
      const verdict = { verdict: 'incorrect' }
      expect([file, one]).toEqual([
        file,
        shown.has(file.slice(0, -4)) ? verdict : { ...verdict, except: { samples: 'correct' } },
      ])
    }
  })
})

describe('groups with points', () => {
  const tests = [
    packed(rockets, 'sample', '00'),
    catching(rockets, 'c', '1', []),
    catching(rockets, 'b', '1', []),
    catching(rockets, 'b', '2', ['late']),
    catching(rockets, 'a', '1', []),
  ]
  const scoring: Scoring = {
    a: group(30),
    b: group(50, 'sum', ['a']),
    c: group(20, 'all', ['b']),
  }
  const scored = problemOf(rockets, { tests, scoring })

  test('are subtasks with the tests of all that they require, a share each test by itself', () => {
    expect(subtasksOf(scored)).toEqual([
      ['00-samples', { score: 0, testcases: ['01'] }],
      ['01-group1', { score: 30, testcases: ['05'] }],
      ['02-group2-test1', { score: 25, testcases: ['03', '05'] }],
      ['03-group2-test2', { score: 25, testcases: ['04', '05'] }],
      ['04-group3', { score: 20, testcases: ['02', '03', '04', '05'] }],
    ])
    expect(cmsRemarks(scored)).toEqual([expect.stringMatching(/^CMS takes statements only as PDF/)])
  })

  test('whose shares are no whole numbers are refused', () => {
    const told = cmsRefusals({ ...scored, scoring: { ...scoring, b: group(25, 'sum') } })
    expect(told).toEqual([
      'b: 25 points cannot be shared among 2 tests in whole numbers, and this judging system takes no others',
    ])
  })
})

test('no name of a test begins another, as CMS looks for tests by the beginnings of names', () => {
  const one = packed(rockets, '', '01')
  const tests = Array.from({ length: 101 }, (_, at) => ({ ...one, name: `${at}` }))
  const codes = cmsTests({ tests }).map(({ code }) => code)
  expect(
    codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code))),
  ).toEqual([])
  expect([codes[0], codes[100]]).toEqual(['001', '101'])
})

test('names, matches and programs that CMS does not take are refused or named', () => {
  const refused = (more: Partial<PackedProblem>): number =>
    cmsRefusals(problemOf(rockets, more)).length
  expect(['Mice_2-b', '', 'a.b', 'a b'].map((name) => refused({ name }))).toEqual([0, 1, 1, 1])
  expect(refused({ opponent: 'greedy' })).toBe(1)
  expect(refused({ programs: null })).toBe(1)
  const own = (name: string, verdicts: OwnProgram['expect']): OwnProgram => ({
    name,
    expect: verdicts,
    source: { file: `${name}.py`, text: 'x' },
  })
  const problem = problemOf(rockets, {
    own: [
      own('a', ['OK']),
      own('b', ['TLE', 'RE']),
      own('c', ['WA', 'OLE']),
      own('d', ['OK', 'TLE']),
    ],
  })
  expect(jsonOf(problem, 'solutions.json')).toMatchObject({
    'a.py': { verdict: 'correct' },
    'b.py': { verdict: 'time_limit_and_runtime_error' },
    'c.py': { verdict: 'failed' },
  })
  expect(cmsRemarks(problem).at(-1)).toMatch(/^One program of the set is not included: d\./)
})
