import { describe, expect, test } from 'vitest'
import { games } from '../games/testing'
import type { AnyGame } from '../game/any-game'
import { allWords } from '../words/made/all'
import { gamesIn } from '../games/registry'
import { words as russian } from '../words/made/ru/packages'
import { words } from '../words/made/en/packages'
import { kattisFiles } from './kattis'
import type { PackedProblem } from './package'
import { kattisRefusals, kattisRemarks } from './refusals'
import { packed, problemOf } from './testing/problem'
import { unbuildable } from './testing/unbuildable'

const list: readonly AnyGame[] = games
const rockets = list.find(({ id }) => id === 'rockets')!

const latest = (game: AnyGame, more: Partial<PackedProblem> = {}): PackedProblem =>
  problemOf(game, { format: '2025-09', ...more })

function filesOf(problem: PackedProblem): ReadonlyMap<string, string> {
  return new Map(kattisFiles(problem).map(({ path, content }) => [path, content.toString()]))
}

// A stand-in for the rules of the format, so far as files alone can break them.
describe.each(list)('a package of $id in the format 2025-09', (game) => {
  const problem = latest(game)
  const files = filesOf(problem)

  test('has its files where the format wants them, and no others', () => {
    const name = '[a-zA-Z0-9_][a-zA-Z0-9_.-]*'
    const known = [
      /^problem\.yaml$/,
      /^statement\/(problem\.en\.tex|board\.png)$/,
      new RegExp(`^data/(sample|secret)/(test_group\\.yaml|${name}\\.(in|ans|yaml|svg))$`),
      /^input_validators\/validate\.py$/,
      new RegExp(`^submissions/(submissions\\.yaml|(accepted|wrong_answer)/${name}\\.cpp)$`),
    ]
    for (const path of files.keys()) {
      expect([path, known.some((one) => one.test(path))]).toEqual([path, true])
    }
    expect([kattisRefusals(problem), unbuildable(kattisFiles(problem))]).toEqual([[], []])
  })

  test('has tests, statement and programs as in the other format', () => {
    const others = filesOf({ ...problem, format: 'legacy' })
    for (const [path, content] of others) {
      if (!/\.(in|ans|svg|png|tex|cpp|py)$/.test(path)) continue
      const place = path.replace('problem_statement', 'statement')
      expect([place, files.get(place)]).toEqual([place, content])
    }
  })

  test('says of each misreading what it gets for samples and secret tests', () => {
    const lines = files.get('submissions/submissions.yaml')!.split('\n')
    expect(lines.slice(0, 2)).toEqual([`accepted/${game.id}.cpp:`, '  model_solution: true'])
    const named = lines.filter((line) => line.startsWith('wrong_answer/'))
    expect(named.map((line) => `submissions/${line.slice(0, -1)}`)).toEqual(
      [...files.keys()].filter((path) => path.includes('/wrong_answer/')),
    )
  })
})

test('the configuration names the format, a language, who made it, and the limit of time', () => {
  const problem = latest(rockets, { author: 'A. Setter, B. Setter and C' })
  expect(filesOf(problem).get('problem.yaml')).toBe(
    [
      '# Made by Boardwright 1.0.0.',
      'problem_format_version: 2025-09',
      'type: pass-fail',
      'name:',
      '  en: "Mice: “a” & \'b\'"',
      'uuid: 12345678-1234-8123-8123-123456789abc',
      'credits:',
      '  authors:',
      '    - "A. Setter"',
      '    - "B. Setter"',
      '    - "C"',
      'license: cc by-sa',
      'limits:',
      '  time_limit: 1.5',
      '  time_resolution: 0.1',
      '  memory: 256',
      `# ${words.kept}`,
      '#: ["set",{"author":"A. Setter, B. Setter and C"}]',
      '',
    ].join('\n'),
  )
})

test('a limit of time is a multiple of its resolution', () => {
  const limits = (time: number): string[] => {
    const files = filesOf(latest(rockets, { limits: { time, memory: 2 ** 20 } }))
    return files
      .get('problem.yaml')!
      .split('\n')
      .filter((line) => line.startsWith('  time_'))
      .map((line) => line.replace(/.*: /, ''))
  }
  expect([2000, 2300, 2340, 2345].map(limits)).toEqual([
    ['2'],
    ['2.3', '0.1'],
    ['2.34', '0.01'],
    ['2.345', '0.001'],
  ])
  expect(filesOf(latest(rockets, { limits: null })).get('problem.yaml')).not.toContain('limits')
})

test('outputs are compared as the set does, of samples and of secret tests', () => {
  const files = filesOf(latest(rockets, { compare: 'exact' }))
  for (const folder of ['sample', 'secret']) {
    expect(files.get(`data/${folder}/test_group.yaml`)).toBe(
      'output_validator_args: [case_sensitive, space_change_sensitive]\n',
    )
  }
  const { tests } = latest(rockets)
  const secret = filesOf(latest(rockets, { tests: tests.slice(1) }))
  expect([...secret.keys()].filter((path) => path.startsWith('data/sample'))).toEqual([])
})

test('a description is YAML of as many lines as it has, whatever a note is like', () => {
  const note = '  indented: # no\r\n\r\n"quoted"\u0007\tend'
  const tests = [{ ...packed(rockets, 'secret', '01'), note }]
  expect(filesOf(latest(rockets, { tests })).get('data/secret/01.yaml')).toMatch(
    /^description: \|2\n {4}indented: # no\n\n {2}"quoted" \tend\n\n {2}Misreadings that/,
  )
})

test.each(gamesIn(allWords.ru).games as readonly AnyGame[])(
  'a package of $id in Russian has its statement and its name in Russian',
  (game) => {
    const files = filesOf(latest(game, { language: 'ru', words: russian, title: game.title }))
    expect(files.has('statement/problem.ru.tex')).toBe(true)
    expect(files.get('problem.yaml')).toContain(`\nname:\n  ru: "${game.title}"\n`)
  },
)

test('names may be shorter than in the other format, but not that of another file', () => {
  const refused = (name: string, format: PackedProblem['format'] = '2025-09'): string[] =>
    kattisRefusals(latest(rockets, { format, tests: [packed(rockets, 'secret', name)] }))
  for (const name of ['x', '_a', 'a-']) {
    expect([name, refused(name).length, refused(name, 'legacy').length]).toEqual([name, 0, 1])
  }
  for (const name of ['a b', '-a', 'test_group', 'x'.repeat(250)]) {
    expect([name, refused(name).length]).toEqual([name, 1])
  }
  expect(refused('a b')).toEqual([words.refusals.latestTestName({ count: 1, names: 'a b' })])
})

test('which judges read it is said, and of the other format nothing', () => {
  expect(kattisRemarks(latest(rockets))).toContain(words.remarks.latest)
  expect(kattisRemarks(problemOf(rockets))).not.toContain(words.remarks.latest)
})
