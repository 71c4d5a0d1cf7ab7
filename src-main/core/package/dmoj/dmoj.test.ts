import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { games } from '../../games/testing'
import type { Scoring } from '../../suite/scoring'
import type { OwnProgram, PackedProblem } from '../package'
import { catching, packed, problemOf } from '../testing/problem'
import { readYaml } from '../testing/read-yaml'
import { codesOf, dmojCases } from './cases'
import { dmojFiles } from './files'
import { dmojRefusals, dmojRemarks } from './refusals'

const list: readonly AnyGame[] = games
const rockets = list.find(({ id }) => id === 'rockets')!

interface Entry {
  readonly in?: string
  readonly out?: string
  readonly points?: number
  readonly dependencies?: readonly number[]
  readonly batched?: readonly Entry[]
}

interface Init {
  readonly checker?: string
  readonly interactive?: unknown
  readonly validator: { readonly source: string }
  readonly output_limit_length?: number
  readonly pretest_test_cases?: readonly Entry[]
  readonly test_cases: readonly Entry[]
  readonly tests: readonly {
    readonly source: string
    readonly language: string
    readonly time: number
    readonly memory: number
    readonly expect: string | readonly string[]
    readonly cases?: Readonly<Record<string, string>>
  }[]
}

const filesOf = (problem: PackedProblem): ReadonlyMap<string, string> =>
  new Map(dmojFiles(problem).map(({ path, content }) => [path, content.toString()]))
const initOf = (problem: PackedProblem): Init =>
  readYaml(filesOf(problem).get('init.yml')!) as unknown as Init

const group = (points: number, count: 'all' | 'sum' = 'all', requires: string[] = []) => ({
  points,
  count,
  requires,
  bounds: {},
})

describe.each(list)('a problem of $id for DMOJ', (game) => {
  const problem = problemOf(game)
  const files = filesOf(problem)
  const init = initOf(problem)

  test('names all of its files but the statement, and no others', () => {
    expect(dmojRefusals(problem)).toEqual([])
    const all = [...init.pretest_test_cases!, ...init.test_cases.flatMap(({ batched }) => batched!)]
    const named = [
      ...all.flatMap((one) => [one.in!, one.out!]),
      ...init.tests.map(({ source }) => source),
      init.checker!,
      init.validator.source,
    ]
    const others = ['init.yml', 'statement.md', 'board.png']
    expect([...files.keys()].sort()).toEqual([...named, ...others].sort())
    expect(files.get('tests/02.out')).toBe(problem.tests[1]!.worth.answer)
  })

  test('foretells of each misreading which tests it fails, and which are not run then', () => {
    const [sample, secret] = problem.tests.map(({ worth }) => new Set(worth.caught))
    expect(init.tests[0]).toEqual({
      source: `solutions/${game.id}.cpp`,
      language: 'CPP17',
      time: 1.5,
      memory: 2 ** 18,
      expect: 'AC',
    })
    for (const { source, cases } of init.tests.slice(1)) {
      const id = source.replace(/^solutions\/|\.cpp$/g, '')
      expect([id, cases]).toEqual([
        id,
        sample!.has(id) ? { 1: 'WA', 2: 'SC' } : secret!.has(id) ? { 2: 'WA' } : undefined,
      ])
    }
  })

  test('has a statement in Markdown with the sample', () => {
    const statement = files.get('statement.md')!
    expect(statement).toContain('\n![](board.png)\n\n## Rules\n\n- **')
    expect(statement).toContain(`\n\`\`\`\n${problem.tests[0]!.text}\`\`\`\n`)
    expect(statement).not.toMatch(/\\item|\\textbf|undefined/)
  })

  test('has a validator that ends as other programs do, with 0 or 1', () => {
    expect(files.get('validate.py')).toContain('\nACCEPTED, REFUSED = 0, 1\n')
  })
})

describe('groups with points', () => {
  const tests = [
    packed(rockets, 'sample', '00'),
    catching(rockets, 'c', '1', ['late']),
    catching(rockets, 'b', '1', []),
    catching(rockets, 'b', '2', ['b-only']),
    catching(rockets, 'b', '3', []),
    catching(rockets, 'a', '1', ['a-only']),
    catching(rockets, 'a', '2', []),
  ]
  const scoring: Scoring = { a: group(30), b: group(50, 'sum'), c: group(20, 'all', ['a', 'b']) }
  const scored = problemOf(rockets, { tests, scoring })

  test('are batches or single tests, of whole points, each behind what it requires', () => {
    const { test_cases: cases, pretest_test_cases: pretests } = initOf(scored)
    // Samples would end all.
    expect(pretests).toBeUndefined()
    expect(cases.map(({ points, dependencies }) => [points, dependencies])).toEqual([
      [90, undefined],
      ...Array.from({ length: 3 }, () => [50, undefined]),
      [60, [1, 2, 3, 4]],
    ])
    expect(cases.map(({ batched }) => batched?.map((one) => one.in))).toEqual([
      ['tests/06.in', 'tests/07.in'],
      ['tests/03.in'],
      ['tests/04.in'],
      ['tests/05.in'],
      ['tests/02.in'],
    ])
    const free = { ...scored, scoring: { ...scoring, c: group(20) } }
    expect(initOf(free).test_cases.map(({ batched }) => batched !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    expect(dmojRemarks(scored)).toEqual([
      'DMOJ keeps limits on its site: enter 1.5 s and 262,144 KB there',
      expect.stringMatching(/^Groups have points: turn on “allows partial points”/),
      'DMOJ takes only whole points, so all points are multiplied by 3; its site shows each program the share of the total that it gets',
      expect.stringMatching(/^Samples are not judged/),
    ])
  })

  test('are judged as DMOJ does it: a batch ends at its first wrong test, and what requires it is not run', () => {
    const cases = dmojCases(scored)
    const codes = (id: string): string =>
      codesOf(cases, ({ test }) => test.worth.caught.includes(id)).join(' ')
    expect(codes('')).toBe('AC AC AC AC AC AC')
    expect(codes('a-only')).toBe('WA SC AC AC AC SC')
    expect(codes('b-only')).toBe('AC AC AC WA AC SC')
    expect(codes('late')).toBe('AC AC AC AC AC WA')
  })

  test('whose shares no reasonable number makes whole are refused', () => {
    const many = [101, 103, 107, 109].flatMap((count) =>
      Array.from({ length: count }, (_, at) => catching(rockets, `g${count}`, `${at}`, [])),
    )
    const shared = Object.fromEntries(
      [101, 103, 107, 109].map((count) => [`g${count}`, group(25, 'sum')]),
    )
    const told = dmojRefusals(problemOf(rockets, { tests: many, scoring: shared }))
    expect(told[0]).toMatch(/^g101: 25 points cannot be shared among 101 tests in whole numbers/)
    expect(told).toHaveLength(4)
  })
})

test('names, limits of output and how outputs are compared are those of DMOJ', () => {
  const refused = (name: string): number => dmojRefusals(problemOf(rockets, { name })).length
  expect(['mice', 'm'.repeat(20), 'm'.repeat(21), 'a-b', 'Mice'].map(refused)).toEqual([
    0, 0, 1, 1, 1,
  ])
  const exact = problemOf(rockets, { compare: 'exact' })
  expect(initOf(exact).checker).toBe('identical')
  expect(filesOf(exact).has('check.py')).toBe(false)
  const large = packed(rockets, '', '01')
  const long = { ...large, worth: { ...large.worth, answer: 'x'.repeat(13 * 2 ** 20) } }
  expect(initOf(problemOf(rockets, { tests: [large] })).output_limit_length).toBeUndefined()
  expect(initOf(problemOf(rockets, { tests: [long] })).output_limit_length).toBe(26 * 2 ** 20)
})

test('own programs may only fail as expected, and others are named', () => {
  const own = (name: string, verdicts: OwnProgram['expect'], file: string): OwnProgram => ({
    name,
    expect: verdicts,
    source: { file, text: 'x' },
  })
  const problem = problemOf(rockets, {
    own: [
      own('fast', ['OK'], 'fast.py'),
      own('slow', ['TLE', 'RE'], 'Slow.java'),
      own('same', ['PE'], 'rockets.cpp'),
      own('pascal', ['OK'], 'a.pas'),
      own('broken', ['CE'], 'b.c'),
      own('free', null, 'c.c'),
    ],
  })
  expect(initOf(problem).tests.slice(-3)).toMatchObject([
    { source: 'solutions/fast.py', language: 'PY3', expect: 'AC' },
    { source: 'solutions/Slow.java', language: 'JAVA', expect: ['AC', 'TLE', 'RTE', 'IR', 'SC'] },
    { source: 'solutions/rockets-2.cpp', language: 'CPP17', expect: ['AC', 'WA', 'SC'] },
  ])
  expect(dmojRemarks(problem).find((one) => one.includes('programs of the set'))).toContain(
    'pascal, broken, free',
  )
})
