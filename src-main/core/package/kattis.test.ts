import { describe, expect, test } from 'vitest'
import { checkText } from '../game/check-text'
import { gamesIn } from '../games/registry'
import { games } from '../games/testing'
import type { AnyGame } from '../game/any-game'
import { kattisFiles } from './kattis'
import { packedStem, type PackedProblem } from './package'
import { kattisRefusals, kattisRemarks } from './refusals'
import { packed, problemOf } from './testing/problem'
import { unbuildable } from './testing/unbuildable'
import { allWords } from '../words/made/all'
import { words } from '../words/made/en/packages'
import { words as russian } from '../words/made/ru/packages'
import { contestRules } from './contest-rules'
import { tex } from './tex'

const list: readonly AnyGame[] = games
const rockets = list.find(({ id }) => id === 'rockets')!

function filesOf(problem: PackedProblem): ReadonlyMap<string, string> {
  return new Map(kattisFiles(problem).map(({ path, content }) => [path, content.toString()]))
}

// A stand-in for the rules of the format, so far as files alone can break them.
describe.each(list)('a package of $id', (game) => {
  const problem = problemOf(game)
  const files = filesOf(problem)

  test('has its files where the format wants them, and no others', () => {
    const known = [
      /^(problem\.yaml|\.timelimit|domjudge-problem\.ini)$/,
      /^problem_statement\/(problem\.en\.tex|board\.png)$/,
      /^data\/(sample|secret)\/[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]\.(in|ans|desc|svg)$/,
      /^input_validators\/validate\.py$/,
      /^submissions\/(accepted|wrong_answer)\/[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]\.cpp$/,
    ]
    for (const path of files.keys()) {
      expect([path, known.some((one) => one.test(path))]).toEqual([path, true])
    }
    expect(kattisRefusals(problem)).toEqual([])
  })

  test('has no program that a judge starts itself and could not', () => {
    expect(unbuildable(kattisFiles(problem))).toEqual([])
    expect(files.get('input_validators/validate.py')).toMatch(
      /^#!\/usr\/bin\/env python3\n(#.*\n)+IS_STRICT = True\nPLAYERS = \(\)\nACCEPTED, REFUSED = 42, 43\n\nvalidate\(IS_STRICT\)\n$/,
    )
  })

  test('has for each test input, answer, description and picture, with plain line ends', () => {
    for (const { group, name, text, worth } of problem.tests) {
      const stem = `data/${group}/${name}`
      expect(files.get(`${stem}.in`)).toBe(text)
      expect(files.get(`${stem}.ans`)).toBe(worth.answer)
      expect(files.get(`${stem}.svg`)).toBe('<svg/>')
      for (const id of worth.caught) expect(files.get(`${stem}.desc`)).toContain(`- ${id} (rule `)
    }
    for (const [path, content] of files) {
      if (path.endsWith('.png') || path.endsWith('.svg')) continue
      expect([path, content.endsWith('\n'), content.includes('\r')]).toEqual([path, true, false])
    }
  })

  test('answers wrong once for each misreading that a test catches', () => {
    const caught = new Set(problem.tests.flatMap(({ worth }) => worth.caught))
    const wrong = [...files.keys()].filter((path) => path.includes('/wrong_answer/'))
    expect(wrong.sort()).toEqual(
      [...caught].map((id) => `submissions/wrong_answer/${id}.cpp`).sort(),
    )
    for (const id of caught) {
      expect(files.get(`submissions/wrong_answer/${id}.cpp`)).toMatch(
        new RegExp(`^(//.*\n)+static const char READING\\[\\] = "${id}";\nsolve\\(READING\\)\n$`),
      )
    }
    expect(files.get(`submissions/accepted/${game.id}.cpp`)).toContain('READING[] = "";\n')
  })

  test('tells the rules in a statement of which TeX makes something', () => {
    const statement = files.get('problem_statement/problem.en.tex')!
    for (const { id } of contestRules(game, problem.tests).filter(({ id }) => id !== 'IN')) {
      expect(statement).toContain(`\\item \\textbf{${id}} `)
    }
    expect(statement).toMatch(/^[ -~\n]*$/)
    expect(statement.split('{').length).toBe(statement.split('}').length)
    const plain = statement.replace(/\\[a-zA-Z]+\*?|\\[\\{}$&%#_]|^%.*$/gm, '')
    expect(plain).not.toMatch(/[\\&#_%]/)
  })
})

describe.each(list)('the statement of $id', (game) => {
  const statement = (isOfficial: boolean): string => {
    const tests = [{ ...packed(game, 'secret', '01'), isOfficial }]
    return filesOf(problemOf(game, { tests })).get('problem_statement/problem.en.tex')!
  }

  test.each([true, false])('speaks to contestants where tests are official: %s', (isOfficial) => {
    const [, rules = ''] = statement(isOfficial).split('\\section*{Rules}')
    expect(rules).not.toMatch(
      /warning|\berror|the app\b|other levels|officially|\bofficial\b|comes here/i,
    )
    expect(rules).toContain(`\\section*{Output}\n${tex(game.contest.output)} `)
    expect(rules.includes('\\section*{Limits}')).toBe(game.quantities !== undefined)
  })

  test('tells no rule otherwise that there is not, and leaves most as they are', () => {
    const { titles = {}, official = {}, beyond = {}, leftOut = [] } = game.contest
    const ids = game.rules.map(({ id }) => id)
    for (const id of [...Object.keys({ ...titles, ...official, ...beyond }), ...leftOut]) {
      expect(ids).toContain(id)
    }
    const { length } = contestRules(game, [])
    expect(length).toBeGreaterThanOrEqual(
      ids.length - leftOut.length - (game.warnedRules?.length ?? 0),
    )
  })
})

test('limits are the official ones, or as wide as the tests', () => {
  const limitsWith = (text: string, isOfficial: boolean): string => {
    const { level } = checkText(rockets, text)
    const tests = [{ ...packed(rockets, 'secret', '01'), level, isOfficial }]
    const files = filesOf(problemOf(rockets, { tests }))
    return files.get('problem_statement/problem.en.tex')!.split('\\section*{Limits}')[1]!
  }
  const small = '3 30\n2\n1\n0\n1 1\n1 2\n1 N\n'
  expect(limitsWith(small, true)).toContain(
    '\\item Width: from 5 to 25\n\\item Height: from 5 to 25\n',
  )
  expect(limitsWith(small, false)).toContain(
    '\\item Width: from 3 to 25\n\\item Height: from 5 to 30\n',
  )
})

test.each(gamesIn(allWords.ru).games as readonly AnyGame[])(
  'a package of $id in Russian says so by its statement, and speaks no English',
  (game) => {
    const problem = problemOf(game, { language: 'ru', words: russian, title: game.title })
    const files = filesOf(problem)
    expect(files.has('problem_statement/problem.en.tex')).toBe(false)
    const statement = files.get('problem_statement/problem.ru.tex')!
    expect(statement).toContain('\\section*{Правила}')
    const told = [
      // What is to be printed is the statement's own, in whatever language.
      statement.replace(/\\[a-z]+(\{[a-z]+\}|\[.*?\])?|«[^»]*»/g, ''),
      files.get('problem.yaml')!.split('\n', 1)[0]!,
      ...[...files].filter(([path]) => path.endsWith('.desc')).map(([, text]) => text),
      ...[...files]
        .filter(([path]) => /\.(cpp|py)$/.test(path))
        .map(([, source]) => source.slice(0, source.search(/^(static|IS_STRICT)/m)))
        .map((head) => head.replace(/^#!.*/, '')),
    ]
    for (const text of told) {
      expect(text).toMatch(/[а-яё]{3}/)
      expect(text).not.toMatch(/[a-z]{3,} [a-z]{3,}/)
    }
  },
)

test('the configuration is YAML, and allows longer answers where there are some', () => {
  expect(filesOf(problemOf(rockets)).get('problem.yaml')).toBe(
    [
      '# Made by Boardwright 1.0.0.',
      'name: "Mice: “a” & \'b\'"',
      'author: "A. Setter"',
      'license: cc by-sa',
      'validation: default',
      'validator_flags: case_sensitive',
      'limits:',
      '  memory: 256',
      '',
    ].join('\n'),
  )
  expect(filesOf(problemOf(rockets, { compare: 'exact' })).get('problem.yaml')).toContain(
    '\nvalidator_flags: case_sensitive space_change_sensitive\n',
  )
  const one = packed(rockets, '', '01')
  const worth = { ...one.worth, answer: `${'1 '.repeat(5 * 1024 * 1024)}\n` }
  const { tests } = problemOf(rockets, { tests: [{ ...one, worth }] })
  expect(filesOf(problemOf(rockets, { tests })).get('problem.yaml')).toContain(
    'limits:\n  memory: 256\n  output: 21\n',
  )
})

test('the limit of time is where judges look for it, and there is none that the set does not have', () => {
  const files = filesOf(problemOf(rockets))
  expect(files.get('.timelimit')).toBe('1.5\n')
  expect(files.get('domjudge-problem.ini')).toBe("timelimit='1.5'\n")
  const without = problemOf(rockets, { limits: null })
  const free = filesOf(without)
  expect([free.has('.timelimit'), free.has('domjudge-problem.ini')]).toEqual([false, false])
  expect(free.get('problem.yaml')).not.toContain('limits')
  expect(kattisRemarks(without)).toContain(words.remarks.noLimits)
})

test('the validator takes levels with warnings only where the set has some', () => {
  const strict = filesOf(problemOf(rockets)).get('input_validators/validate.py')
  expect(strict).toContain('IS_STRICT = True\n')
  const tests = [{ ...packed(rockets, '', '01'), isOfficial: false }]
  const lenient = filesOf(problemOf(rockets, { tests })).get('input_validators/validate.py')
  expect(lenient).toContain('IS_STRICT = False\n')
})

test('what is no sample is secret, and groups within become part of the name', () => {
  const at = (group: string): string => packedStem({ group, name: '1' })
  expect(at('')).toBe('data/secret/01')
  expect(at('sample')).toBe('data/sample/01')
  expect(at('data/sample')).toBe('data/sample/01')
  expect(at('secret/large/odd')).toBe('data/secret/large-odd-1')
  expect(at('large')).toBe('data/secret/large-1')
})
