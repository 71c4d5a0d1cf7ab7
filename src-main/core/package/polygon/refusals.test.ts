import { expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { games } from '../../games/testing'
import { anyFailure } from '../../judging/expectation'
import type { OwnProgram, PackedProblem } from '../package'
import { packed, problemOf } from '../testing/problem'
import { dmojRemarks } from '../dmoj/refusals'
import { polygonFiles } from './files'
import { polygonRefusals, polygonRemarks } from './refusals'

const list: readonly AnyGame[] = games
const rockets = list.find(({ id }) => id === 'rockets')!
const refused = (more: Partial<PackedProblem>): string[] =>
  polygonRefusals(problemOf(rockets, more))
const remarked = (more: Partial<PackedProblem>): string[] =>
  polygonRemarks(problemOf(rockets, { tests: [packed(rockets, 'sample', '01')], ...more }))

test('names and titles are looked at before, and whether there is a test', () => {
  for (const name of ['mice', 'a-b-2', '0']) expect([name, refused({ name })]).toEqual([name, []])
  for (const name of ['', 'Mice', 'a--b', '-a', 'a-', 'a_b', 'мыши', 'a\n'])
    expect([name, refused({ name }).length]).toEqual([name, 1])
  expect(refused({ title: ' ', tests: [] })).toEqual([
    'The problem has no title',
    'The set has no tests',
  ])
  // Polygon knows neither of these.
  expect(refused({ author: '', licence: 'x', format: '2025-09' })).toEqual([])
})

test('limits are those that Polygon takes', () => {
  const limited = (time: number, mebibytes: number): string[] =>
    refused({ limits: { time, memory: mebibytes * 2 ** 20 } })
  for (const time of [250, 1050, 15_000]) expect([time, limited(time, 256)]).toEqual([time, []])
  for (const time of [200, 1020, 15_050])
    expect([time, limited(time, 256).length]).toEqual([time, 1])
  for (const memory of [4, 3.5, 1024]) expect([memory, limited(1000, memory)]).toEqual([memory, []])
  for (const memory of [3, 1024.5])
    expect([memory, limited(1000, memory).length]).toEqual([memory, 1])
  expect(limited(1020, 2000)).toEqual([
    'The time limit is 1,020 ms; Polygon takes a multiple of 50 ms, from 250 to 15,000',
    'The memory limit is 2,000 MiB; Polygon takes from 4 to 1,024',
  ])
})

test('matches without an interactor, and games without programs, are refused', () => {
  const match = list.find(({ making }) => making)!
  const played = { opponent: 'greedy', tests: [packed(match, 'secret', '01')] }
  const base = problemOf(match, played)
  expect(polygonRefusals(base)).toEqual([])
  const testlib = { ...base.programs!.testlib!, match: null }
  const told = polygonRefusals({ ...base, programs: { ...base.programs!, testlib } })
  expect(told).toEqual([
    `${match.title} has no programs for judging systems yet: a solution, an input validator, a referee or an interactor is missing`,
  ])
  expect(polygonRefusals({ ...base, opponent: 'nobody' })).toEqual([
    expect.stringMatching(/^There is no player “nobody”/),
  ])
  expect(polygonRefusals(problemOf(rockets, { opponent: 'greedy' }))).toEqual([
    `${rockets.title} is not played by two programs`,
  ])
  expect(polygonRemarks(base)).toContainEqual(
    expect.stringMatching(/^Programs play against a built-in player/),
  )
  expect(polygonRemarks(problemOf(match))[0]).toMatch(/programs do not play each other$/)
  const programs = { solve: '', validate: '', check: '', why: '', testlib: null, match: null }
  expect(refused({ programs })).toEqual([
    expect.stringMatching(/has no programs for judging systems yet/),
  ])
  expect(refused({ programs: null })).toHaveLength(1)
})

test('what its maker should know is said', () => {
  expect(remarked({})).toEqual([])
  expect(remarked({ limits: null })).toEqual([
    'The set has no time and memory limits, so the package has Polygon’s usual ones: 1 second and 256 MiB',
  ])
  const tests = [
    packed(rockets, '', '01'),
    { ...packed(rockets, '', '02', 'smallest'), isOfficial: false },
    packed(rockets, '', '03'),
  ]
  expect(remarked({ tests })).toEqual([
    'There is no sample test: no test is in a folder named “sample”',
    'Duplicate tests: 01, 03',
    'The validator accepts levels with warnings, because the set contains some: 02',
  ])
})

const own = (name: string, expect: OwnProgram['expect'], file = `${name}.cpp`): OwnProgram => ({
  name,
  expect,
  source: { file, text: `// ${name}\n` },
})

test('own programs have the tag of what is expected of them', () => {
  const programs = [
    own('right', ['OK']),
    own('wrong', ['WA'], 'wrong.py'),
    own('blanks', ['PE'], 'Main.java'),
    own('slow', ['TLE'], 'slow.c'),
    own('fat', ['MLE'], 'fat.rs'),
    own('crash', ['RE'], 'crash.go'),
    own('maybe', ['TLE', 'OK']),
    own('either', ['MLE', 'TLE']),
    own('several', ['WA', 'RE']),
    own('fails', anyFailure),
  ]
  const xml = polygonFiles(problemOf(rockets, { own: programs, tests: [] }))[0]!.content
  const found = [...xml.toString().matchAll(/tag="(.*)">\n +<source path="(.*)" type="(.*)"\/>/g)]
  expect(found.map(([, tag, path, type]) => [tag, path, type])).toEqual([
    ['main', 'solutions/rockets.cpp', 'cpp.g++17'],
    ['accepted', 'solutions/right.cpp', 'cpp.g++17'],
    ['wrong-answer', 'solutions/wrong.py', 'python.3'],
    ['presentation-error', 'solutions/Main.java', 'java21'],
    ['time-limit-exceeded', 'solutions/slow.c', 'c.gcc11'],
    ['memory-limit-exceeded', 'solutions/fat.rs', 'rust.2021'],
    ['failed', 'solutions/crash.go', 'go'],
    ['time-limit-exceeded-or-accepted', 'solutions/maybe.cpp', 'cpp.g++17'],
    ['time-limit-exceeded-or-memory-limit-exceeded', 'solutions/either.cpp', 'cpp.g++17'],
    ['rejected', 'solutions/several.cpp', 'cpp.g++17'],
    ['rejected', 'solutions/fails.cpp', 'cpp.g++17'],
  ])
  expect(remarked({ own: programs })).toEqual([])
})

test('a package of matches names all own programs as left out', () => {
  const match = list.find(({ making }) => making)!
  const tests = [packed(match, 'secret', '01')]
  const problem = problemOf(match, { opponent: 'greedy', tests, own: [own('right', ['OK'])] })
  for (const remarks of [polygonRemarks(problem), dmojRemarks(problem)])
    expect(remarks).toContainEqual(
      expect.stringMatching(/^One program of the set is not included: right\./),
    )
})

test('own programs keep their files, but not two in one', () => {
  const id = rockets.engine.readings[0]!.id
  const names = ['rockets', 'ROCKETS', id].map((name) => own(name, ['OK']))
  const one = packed(rockets, '', '01')
  const tests = [{ ...one, worth: { ...one.worth, caught: [id] } }]
  const paths = polygonFiles(problemOf(rockets, { own: names, tests })).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('solutions/'))).toEqual([
    'solutions/rockets.cpp',
    `solutions/${id}.cpp`,
    'solutions/rockets-2.cpp',
    'solutions/ROCKETS-3.cpp',
    `solutions/${id}-2.cpp`,
  ])
})

test('own programs that Polygon could not tell by a tag are left out and named', () => {
  const programs = [
    own('nothing', null),
    { ...own('none', ['OK']), source: null },
    own('long', ['OK'], 'long name.cpp'),
    own('page', ['OK'], 'page.js'),
    own('mixed', ['OK', 'WA']),
    own('output', ['OLE']),
    { ...own('huge', ['OK']), source: { file: 'huge.cpp', text: 'x'.repeat(128 * 1024 + 1) } },
  ]
  expect(remarked({ own: programs })).toEqual([
    expect.stringMatching(/^7 programs .* not included: nothing, none, long, page, mixed …\. /),
  ])
  expect(polygonFiles(problemOf(rockets, { own: programs, tests: [] })).length).toBe(7)
})
