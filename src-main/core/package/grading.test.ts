import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame } from '../games/testing'
import { words } from '../words/made/en/packages'
import { gradingFiles } from './grading'
import { kattisFiles } from './kattis'
import type { PackedProblem, PackedTest } from './package'
import { kattisRefusals, kattisRemarks } from './refusals'
import { catching, problemOf } from './testing/problem'
import { worth } from '../suite/testing/points'

const rockets: AnyGame = findGame('rockets')!
const [one, two, three] = rockets.engine.readings.map(({ id }) => id) as [string, string, string]
const at = (group: string, name: string, ...caught: string[]): PackedTest =>
  catching(rockets, group, name, caught)
const scored = (more: Partial<PackedProblem> = {}): PackedProblem =>
  problemOf(rockets, {
    scoring: {
      'secret/small': worth(30, { bounds: { width: [5, 10] } }),
      'secret/large': worth(70, { count: 'sum', requires: ['secret/small'] }),
    },
    tests: [
      at('sample', '01', one, three),
      at('secret/small', '01', one),
      at('secret/large', '01', one, two),
      at('secret/large/odd', '02', two),
      at('secret/large', '03'),
    ],
    ...more,
  })
const filesOf = (problem: PackedProblem): ReadonlyMap<string, string> =>
  new Map(kattisFiles(problem).map(({ path, content }) => [path, content.toString()]))

test('groups with points are folders, each with what a judge is to give for it', () => {
  const problem = scored()
  const files = filesOf(problem)
  expect([...files.keys()].filter((path) => /\.in$|testdata/.test(path)).sort()).toEqual([
    'data/sample/01.in',
    'data/sample/testdata.yaml',
    'data/secret/large/01.in',
    'data/secret/large/03.in',
    'data/secret/large/odd-02.in',
    'data/secret/large/testdata.yaml',
    'data/secret/small/01.in',
    'data/secret/small/testdata.yaml',
    'data/secret/testdata.yaml',
    'data/testdata.yaml',
  ])
  const said = (folder: string) => files.get(`${folder}/testdata.yaml`)!.split('\n').slice(0, -1)
  expect(said('data')).toEqual([
    'on_reject: continue',
    'grader_flags: ignore_sample',
    'accept_score: 0',
    'reject_score: 0',
    'range: 0 99.999999',
  ])
  expect(said('data/secret/small').slice(0, 3)).toEqual([
    'on_reject: break',
    'grader_flags: min',
    'accept_score: 30',
  ])
  expect(said('data/secret/large')).toEqual([
    'on_reject: continue',
    'grader_flags: sum accept_if_any_accepted',
    'accept_score: 23.333333',
    'reject_score: 0',
    'range: 0 69.999999',
  ])
  expect(files.get('problem.yaml')).toContain('\ntype: scoring\ngrading:\n  objective: max\n')
  expect(files.get('problem_statement/problem.en.tex')).toContain(
    [
      '\\section*{Scoring}',
      '\\begin{itemize}',
      '\\item Group 1, 30 points, for all of its tests; width from 5 to 10.',
      '\\item Group 2, 70 points, shared among its tests.',
      '\\end{itemize}',
    ].join('\n'),
  )
})

test('a misreading stands where its points put it: some, none, or not at all where it gets all', () => {
  const paths = [...filesOf(scored()).keys()].filter((path) => path.startsWith('submissions/'))
  expect(paths.sort()).toEqual([
    'submissions/accepted/rockets.cpp',
    ...[one, two].map((id) => `submissions/partially_accepted/${id}.cpp`).sort(),
  ])
  const hard = scored({
    scoring: { secret: worth(100) },
    tests: [at('sample', '01', three), at('secret', '01', one), at('secret/odd', '02')],
  })
  expect([...filesOf(hard).keys()].filter((path) => path.startsWith('submissions/'))).toEqual([
    'submissions/accepted/rockets.cpp',
    `submissions/wrong_answer/${one}.cpp`,
  ])
  expect(kattisRemarks(hard).find((said) => said.includes(three))).toMatch(
    /^A misreading gets all points, because only tests without points catch it/,
  )
})

test('without samples there is no folder for them', () => {
  const { tests } = scored()
  const files = filesOf(scored({ tests: tests.slice(1) }))
  expect([...files.keys()].filter((path) => path.startsWith('data/sample'))).toEqual([])
})

test('without points a package has nothing of it', () => {
  expect(gradingFiles(problemOf(rockets))).toEqual([])
  expect(filesOf(problemOf(rockets)).get('problem.yaml')).not.toContain('scoring')
})

test('what judges make otherwise of points is said, and what they cannot give is refused', () => {
  expect(kattisRefusals(scored())).toEqual([])
  const told = kattisRemarks(scored({ faults: { errors: [], warnings: ['The sum is odd.'] } }))
  expect(told).toEqual(
    expect.arrayContaining([
      words.remarks.scoring,
      'The sum is odd',
      words.remarks.requires({ group: 'secret/large', required: 'secret/small' }),
      words.remarks.uneven({ group: 'secret/large', points: 70, tests: 3 }),
    ]),
  )
  const free = scored({ tests: [at('secret/small', '01'), at('other', '02'), at('sample', '03')] })
  expect(kattisRefusals(free)).toEqual([
    '1 secret test is in no group with points: data/secret/other-02. A problem with partial scores gives points for each of them',
  ])
  const faults = { errors: ['a requires b, which gives no points.'], warnings: [] }
  expect(kattisRefusals(scored({ faults }))).toEqual(['a requires b, which gives no points'])
  const named = scored({
    scoring: { 'first evening': worth(100) },
    tests: [at('first evening', '01')],
  })
  expect(kattisRefusals(named)[0]).toContain('first evening/01')
})
