import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame } from '../games/testing'
import type { Scoring } from '../suite/scoring'
import { words } from '../words/made/en/packages'
import { kattisFiles } from './kattis'
import type { PackedProblem, PackedTest } from './package'
import { kattisRefusals, kattisRemarks } from './refusals'
import { catching, problemOf } from './testing/problem'
import { worth } from '../suite/testing/points'

const rockets: AnyGame = findGame('rockets')!
const [one, two, three] = rockets.engine.readings.map(({ id }) => id) as [string, string, string]
const at = (group: string, name: string, ...caught: string[]): PackedTest =>
  catching(rockets, group, name, caught)
const scoring: Scoring = {
  'secret/1-small': worth(30),
  'secret/2-large': worth(50, { count: 'sum', requires: ['secret/1-small'] }),
  'secret/3-odd/all': worth(20, { requires: ['secret/1-small'] }),
}
const scored = (more: Partial<PackedProblem> = {}): PackedProblem =>
  problemOf(rockets, {
    format: '2025-09',
    scoring,
    tests: [
      at('sample', '01', three),
      at('secret/1-small', '01', one),
      at('secret/1-small', '02'),
      at('secret/2-large', '01', one, two),
      at('secret/2-large', '02'),
      at('secret/2-large/deep', '03'),
      at('secret/3-odd/all', '01', two),
    ],
    ...more,
  })
const filesOf = (problem: PackedProblem): ReadonlyMap<string, string> =>
  new Map(kattisFiles(problem).map(({ path, content }) => [path, content.toString()]))
const args = 'output_validator_args: [case_sensitive]'

test('each group says what it gives, how, and what it requires', () => {
  const files = filesOf(scored())
  const groups = [...files].filter(([path]) => path.endsWith('test_group.yaml'))
  expect(groups.map(([path, text]) => [path, text.trim().split('\n')])).toEqual([
    ['data/sample/test_group.yaml', [args]],
    ['data/secret/test_group.yaml', ['max_score: 100', 'score_aggregation: sum', args]],
    [
      'data/secret/1-small/test_group.yaml',
      ['max_score: 30', 'score_aggregation: pass-fail', args],
    ],
    [
      'data/secret/2-large/test_group.yaml',
      ['max_score: 50', 'score_aggregation: sum', 'require_pass: [secret/1-small]', args],
    ],
    [
      'data/secret/3-odd-all/test_group.yaml',
      ['max_score: 20', 'score_aggregation: pass-fail', 'require_pass: [secret/1-small]', args],
    ],
  ])
  expect(files.get('problem.yaml')).toContain('\ntype: scoring\n')
  expect(files.has('data/secret/2-large/deep-03.in')).toBe(true)
  expect(files.get('statement/problem.en.tex')).toContain(
    'Group 2, 50 points, shared among its tests; only if all tests of group 1 are right.\n',
  )
})

test('each misreading is told to be wrong with its points, and of a group that is not run its points alone', () => {
  const files = filesOf(scored())
  const said = files.get('submissions/submissions.yaml')!.split(/\n(?=\S)/)
  const of = (id: string) => said.find((part) => part.startsWith(`wrong_answer/${id}.cpp`))!
  expect(of(one).split('\n')).toEqual([
    `wrong_answer/${one}.cpp:`,
    '  score: 0',
    '  sample:',
    '    permitted: [AC]',
    '  secret/1-small:',
    '    permitted: [AC, WA]',
    '    required: [WA]',
    '    score: 0',
    '  secret/2-large:',
    '    score: 0',
    '  secret/3-odd-all:',
    '    score: 0',
  ])
  expect(of(two).split('\n')).toEqual([
    `wrong_answer/${two}.cpp:`,
    '  score: [63.33, 63.34]',
    '  sample:',
    '    permitted: [AC]',
    '  secret/1-small:',
    '    permitted: [AC]',
    '    score: 30',
    '  secret/2-large:',
    '    permitted: [AC, WA]',
    '    required: [WA]',
    '    score: [33.33, 33.34]',
    '  secret/3-odd-all:',
    '    permitted: [WA]',
    '    score: 0',
  ])
  // One that is caught by samples alone gets all points, and is wrong all the same.
  expect(of(three)).toContain('  score: 100\n  sample:\n    permitted: [WA]\n')
  expect(files.has(`submissions/wrong_answer/${three}.cpp`)).toBe(true)
})

test('what the format cannot say is refused, and what it can is not remarked', () => {
  expect(kattisRefusals(scored())).toEqual([])
  const told = kattisRemarks(scored())
  expect(told).toEqual([words.remarks.latest, words.remarks.latestScoring])
  const group = 'secret/2-large'
  const required = 'secret/1-small'
  const shared = { ...scoring, [required]: worth(30, { count: 'sum' }) }
  expect(kattisRefusals(scored({ scoring: shared }))).toEqual([
    words.refusals.requiresShared({ group, required }),
    words.refusals.requiresShared({ group: 'secret/3-odd/all', required }),
  ])
  const later = {
    'secret/1-small': worth(30, { requires: ['secret/3-odd/all'] }),
    'secret/2-large': worth(50),
    'secret/3-odd/all': worth(20),
  }
  expect(kattisRefusals(scored({ scoring: later }))).toEqual([
    words.refusals.requiresLater({ group: required, required: 'secret/3-odd/all' }),
  ])
  expect(kattisRefusals(scored({ scoring: later, format: 'legacy' }))).toEqual([])
})
