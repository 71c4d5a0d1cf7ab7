import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Trouble } from '../lib/say.mjs'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { formsOf, slugOf } from './forms.mjs'
import {
  bapctoolsSummary,
  cmsSummary,
  dmojSummary,
  problemtoolsSummary,
  resultOf,
  testlibSummary,
} from './summaries.mjs'
import { exitCodeOf, tableOf, totalOf, troublesOf } from './table.mjs'
import { folderOf, verifiers } from './verifiers.mjs'

const [problemtools, bapctools, dmoj, cms, testlib] = verifiers

describe('what problemtools says', () => {
  const lines = [
    'Loading problem ghosts with format version legacy',
    'Checking submissions',
    '   AC submission greedy.py (Python 3 (w/PyPy3)) OK: AC [testcase: secret/01-1, CPU: 0.08s]',
    '   Slowest AC runtime: 0.689, setting timelim to 3 secs, safety margin to 7 secs',
    '   PAC submission part.cpp (C++) OK: AC(40) [testcase: secret/01, CPU: 0.02s]',
    'ERROR WA submission more.py (Python 3 (w/PyPy3)) got AC [testcase: secret/01-1, CPU: 0.08s]',
    'WARNING WA submission more.py (Python 3 (w/PyPy3)) sensitive to time limit: limit of 3 secs -> WA',
  ]

  test('is read from its last line, and the programs from those that tell of them', () => {
    const output = [...lines, 'ghosts tested: 1 error, 12 warnings', ''].join('\n')
    expect(problemtoolsSummary(output)).toEqual({ errors: 1, warnings: 12, programs: 3 })
    expect(problemtoolsSummary('a1 tested: 0 errors, 1 warning')).toMatchObject({ warnings: 1 })
  })

  test('is nothing without that line', () => {
    expect(problemtoolsSummary(lines.join('\n'))).toBeNull()
    expect(problemtoolsSummary('it was tested: 0 errors, 0 warnings')).toBeNull()
    expect(problemtoolsSummary('')).toBeNull()
  })
})

test('what BAPCtools says is read from what it has counted, and each program counts once', () => {
  const lines = [
    'PROBLEM rockets',
    'accepted/rockets.cpp:    AC 0.007s @ sample/01  slowest:  AC 0.007s @ sample/01',
    'wrong_answer/random.py:  AC 0.042s @ sample/1-0  permitted: [WA]  The match is over.',
    'wrong_answer/random.py: required: [WA], got: [AC]',
    'wrong_answer/random.py:  AC 0.043s @ secret/2-1  slowest:  AC 0.043s @ secret/2-1',
    'time_limit_exceeded/spins.py: TLE 9.000s @ sample/1-0  slowest: TLE 9.000s @ sample/1-0',
  ]
  const output = [...lines, 'BAPCtools counted 4 errors, 3 warnings', ''].join('\n')
  expect(bapctoolsSummary(output)).toEqual({ errors: 4, warnings: 3, programs: 3 })
  expect(bapctoolsSummary(lines.join('\n'))).toBeNull()
})

test('what DMOJ says is read from the results of its tests, and nothing where it left something out', () => {
  const result = (name, said) => `\tResult of test solutions/${name}: ${said}`
  const results = [result('rockets.cpp', 'Success'), result('random.py', 'Failed')]
  const output = [...results, 'Test complete.', 'A total of 3 test(s) failed', ''].join('\n')
  expect(dmojSummary(output)).toEqual({ errors: 3, warnings: 0, programs: 2 })
  expect(dmojSummary(output.replace(/A total.*/, 'All tests passed.'))).toMatchObject({ errors: 0 })
  expect(dmojSummary('All problems validated.\n')).toEqual({ errors: 0, warnings: 0, programs: 0 })
  const invalid = 'A total of 1 problem(s) have invalid input.\n'
  expect(dmojSummary(invalid)).toMatchObject({ errors: 1 })
  const skipped = '\t\tSkipped - Language not supported\n'
  expect(dmojSummary(`${skipped}${output}`)).toBeNull()
  expect(dmojSummary(results.join('\n'))).toBeNull()
})

test('what CMS says is read from what was counted of it', () => {
  const lines = [
    '18 tests, 3 subtasks, 100 points',
    'ran rockets.cpp: 100 points',
    'ran a.py: 0 points',
  ]
  const output = [...lines, 'CMS counted 1 errors, 2 warnings', ''].join('\n')
  expect(cmsSummary(output)).toEqual({ errors: 1, warnings: 2, programs: 2 })
  expect(cmsSummary(lines.join('\n'))).toBeNull()
})

test('what testlib says is read in the same way', () => {
  const output = 'ran rockets.cpp: 19 of 19 tests\ntestlib counted 2 errors, 0 warnings\n'
  expect(testlibSummary(output)).toEqual({ errors: 2, warnings: 0, programs: 1 })
  expect(testlibSummary('ran rockets.cpp: 19 of 19 tests')).toBeNull()
})

const hasPython = await hasTool('python3')

test('an interactor that fails itself refuses no player', (context) => {
  skipWithoutTool(context, 'python3', hasPython)
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-polygon-'))
  const source = (name) => `<source path="${name}.py"/>`
  const files = {
    'problem.xml': `<problem>
      <judging><testset>
        <test-count>1</test-count><input-path-pattern>%d</input-path-pattern><time-limit>600000</time-limit>
      </testset></judging>
      <assets>
        <checker>${source('right')}</checker><interactor>${source('interactor')}</interactor>
        <validators><validator>${source('right')}</validator></validators>
        <solutions><solution tag="wrong-answer">${source('player')}</solution></solutions>
      </assets>
    </problem>`,
    1: '',
    'right.py': '',
    'player.py': 'import sys\nsys.stdin.read()\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const saidWhereItEndsWith = (code) => {
    writeFileSync(join(folder, 'interactor.py'), `import sys\nsys.exit(${code})\n`)
    const args = [resolve('scripts/accept-packages/run_polygon.py'), folder, folder]
    const { status, stdout } = spawnSync('python3', args, { encoding: 'utf8' })
    return { status, errors: stdout.split('\n').filter((line) => line.startsWith('ERROR')) }
  }
  try {
    expect(saidWhereItEndsWith(1)).toEqual({ status: 0, errors: [] })
    expect(saidWhereItEndsWith(2)).toEqual({ status: 0, errors: [] })
    const { status, errors } = saidWhereItEndsWith(3)
    expect(status).toBe(1)
    expect(errors).toEqual([expect.stringMatching(/^ERROR the interactor fails: exit code 3/)])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe('the result of a verifier', () => {
  const step = (errors, warnings, programs, status = errors + warnings > 0 ? 1 : 0) => ({
    name: 'bt run',
    status,
    output: 'one\nModuleNotFoundError: yaml\n',
    summary: { errors, warnings, programs },
  })

  test('is the sum of its commands', () => {
    expect(resultOf([step(1, 2, 0), step(3, 0, 5)], 5)).toEqual({
      errors: 4,
      warnings: 2,
      programs: 5,
      trouble: null,
    })
  })

  test('is not trusted where a command says nothing at its end, though another does', () => {
    const cut = { ...step(0, 0, 0, 1), summary: null }
    expect(resultOf([cut, step(0, 0, 5)], 5).trouble).toBe(
      'bt run came to no verdict (exit code 1): ModuleNotFoundError: yaml',
    )
  })

  test('is not trusted where the exit code says otherwise, or programs were not run', () => {
    expect(resultOf([step(0, 0, 5, 1)], 5).trouble).toMatch(
      /exit code 1, though it counted nothing/,
    )
    expect(resultOf([step(0, 1, 5)], 5).trouble).toBeNull()
    expect(resultOf([step(0, 0, 4)], 5).trouble).toBe('4 of 5 programs were run')
    expect(resultOf([step(0, 0, 0)], 0).trouble).toBe('0 of 0 programs were run')
  })
})

describe('the table', () => {
  const good = { errors: 0, warnings: 0, programs: 19, trouble: null }
  const row = (form, more) => ({ verifier: 'problemtools', game: 'rockets', form, ...more })
  const run = row('legacy', { tests: 8, result: good })
  const missing = row('legacy, points', { refusal: null })
  const refused = row('2025-09', { refusal: 'knows “legacy”' })

  test('has a row for all, also for what was not run', () => {
    const rows = [run, missing, refused]
    expect(tableOf(rows)).toEqual([
      '| judge        | game    | form           | run                          | errors | warnings |',
      '| ------------ | ------- | -------------- | ---------------------------- | ------ | -------- |',
      '| problemtools | rockets | legacy         | 19 programs on 8 tests       | 0      | 0        |',
      '| problemtools | rockets | legacy, points | not run: it is not there     | –      | –        |',
      '| problemtools | rockets | 2025-09        | not taken: it knows “legacy” | –      | –        |',
    ])
    expect(totalOf(rows)).toEqual([
      '1 run: 0 with errors or figures that cannot be trusted, 0 with warnings alone, 1 with neither.',
      '1 not taken by the verifier, 1 not run.',
    ])
    expect(exitCodeOf(rows)).toBe(0)
  })

  test('fails for an error and for a result that cannot be trusted, not for a warning', () => {
    const rows = [{ errors: 1 }, { trouble: 'bt run came to no verdict' }, { warnings: 1 }].map(
      (more) => row('legacy', { tests: 8, result: { ...good, ...more } }),
    )
    expect(rows.map((one) => exitCodeOf([run, one]))).toEqual([1, 1, 0])
    expect(totalOf(rows)[0]).toMatch(
      /^3 run: 2 with errors or .*, 1 with warnings alone, 0 with neither/,
    )
    expect(tableOf(rows)[3]).toContain('| 19 programs on 8 tests | ? ')
    expect(troublesOf(rows)).toEqual(['problemtools, rockets, legacy: bt run came to no verdict.'])
  })

  test('fails where nothing was run', () => {
    expect([exitCodeOf([missing, refused]), exitCodeOf([])]).toEqual([1, 1])
  })
})

describe('a verifier', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-verifiers-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is where an option says, or else a variable, and nowhere without both', () => {
    mkdirSync(join(folder, 'bapctools'))
    writeFileSync(join(folder, 'bapctools/cli.py'), '')
    expect(folderOf(bapctools, { bapctools: folder }, { BAPCTOOLS_DIR: '/none' })).toBe(folder)
    expect(folderOf(bapctools, {}, { BAPCTOOLS_DIR: folder })).toBe(resolve(folder))
    expect(folderOf(bapctools, {}, { PROBLEMTOOLS_DIR: folder })).toBeNull()
  })

  test('that is not where it should be is said to be missing there', () => {
    expect(() => folderOf(problemtools, { verifyproblem: folder }, {})).toThrow(
      new Trouble(
        `${folder} is no clone of problemtools: it has no problemtools/verifyproblem.py.`,
      ),
    )
  })

  test('of DMOJ does not take a compiler on a busy machine for a fault of the package', () => {
    dmoj.steps(join(folder, 'packages/rocketsdmoj'), folder)
    const config = JSON.parse(readFileSync(join(folder, 'judge.yml'), 'utf8'))
    expect(config.compiler_time_limit).toBeGreaterThanOrEqual(60)
  })

  test('takes some forms and says of the others why it does not', () => {
    const taken = ({ kind, refuses }) =>
      formsOf({ making: {} })
        .filter((form) => form.kind === kind && refuses(form) === null)
        .map(slugOf)
    expect(taken(problemtools)).toEqual([
      'legacy',
      'legacy-points',
      'legacy-matches',
      'legacy-Russian',
      'legacy-why',
    ])
    expect(taken(bapctools)).toEqual(['2025-09', '2025-09-matches'])
    expect(taken(dmoj)).toEqual(['dmoj', 'dmoj-points', 'dmoj-matches'])
    expect(taken(cms)).toEqual(['cms', 'cms-points'])
    expect(taken(testlib)).toEqual(['polygon', 'polygon-points', 'polygon-matches', 'polygon-why'])
  })

  test('has no matches to check where a game has none', () => {
    expect(formsOf({}).filter(({ hasMatches }) => hasMatches)).toEqual([])
    expect(formsOf({})).toHaveLength(13)
  })
})
