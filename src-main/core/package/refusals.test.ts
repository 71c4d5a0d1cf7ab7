import { expect, test } from 'vitest'
import { games } from '../games/testing'
import type { AnyGame } from '../game/any-game'
import {
  folderOfGroup,
  isSample,
  type OwnProgram,
  type PackedProblem,
  type PackedTest,
  packedStem,
} from './package'
import { MOST_PROGRAM_BYTES } from './programs'
import { kattisRefusals, kattisRemarks } from './refusals'
import { problemOf as usual } from './testing/problem'

const all: readonly AnyGame[] = games
const game = all.find(({ making }) => !making)!

const one = (group: string, name: string, more: Partial<PackedTest> = {}): PackedTest => ({
  ...{ level: null, group, name, text: `${group} ${name}\n`, isOfficial: true },
  ...{ worth: { answer: '8\n', caught: [], events: {}, rules: {} }, note: '', picture: null },
  ...{ path: `${group}/${name}.in`, made: null },
  ...more,
})
const programs = (solve: string, validate = '') => ({
  solve,
  validate,
  check: '',
  why: '',
  testlib: null,
  match: null,
})

/** A problem that is taken, unless told otherwise. */
const problemOf = (more: Partial<PackedProblem> = {}): PackedProblem =>
  usual(game, {
    ...{ title: 'Mice', licence: 'cc by', programs: programs('x'), figure: null },
    tests: [one('sample', '01'), one('secret', '02')],
    ...more,
  })
const refused = (more: Partial<PackedProblem>) => kattisRefusals(problemOf(more)).length
const remarked = (more: Partial<PackedProblem>) => kattisRemarks(problemOf(more))

test('groups with points whose folders would be one are refused, before their tests are mixed up', () => {
  const worth = { points: 50, count: 'all', requires: [], bounds: {} } as const
  const tests = [one('a/b', '01'), one('a-b', '02'), one('sample', '03')]
  expect(kattisRefusals(problemOf({ tests, scoring: { 'a/b': worth, 'a-b': worth } }))).toEqual([
    'Two groups with points would have one folder, “data/secret/a-b”: a/b, a-b',
  ])
  const apart = { 'a/b': worth, 'a-b': { ...worth, points: 0 }, a: worth }
  expect(kattisRefusals(problemOf({ tests, scoring: apart })).join()).not.toContain('folder')
})

test('a problem that judges take is not refused, whatever its tests are called within the rules', () => {
  expect([refused({}), remarked({})]).toEqual([0, []])
  for (const name of ['a', '0', 'mice', '2'.repeat(9)]) expect(refused({ name })).toBe(0)
  for (const name of ['ab', '01', 'a.b', 'A-9_z', '1'])
    expect([name, refused({ tests: [one('secret', name)] })]).toEqual([name, 0])
})

test('names, title, author and licence are looked at each by itself', () => {
  for (const name of ['', 'Mice', 'mi ce', 'mice_', 'мыши', 'mice\n'])
    expect(refused({ name })).toBe(1)
  expect([refused({ title: '' }), refused({ title: ' \t' }), refused({ author: ' ' })]).toEqual([
    ...[1, 1, 1],
  ])
  expect([refused({ licence: 'CC BY' }), refused({ licence: '' })]).toEqual([1, 1])
  expect(refused({ name: 'X', title: '', author: '', licence: 'x' })).toBe(4)
})

test('tests need names of letters and digits, with others only inside, and each its own', () => {
  for (const name of ['a b', '-a', 'a-', '.a', 'ä1', 'x'])
    expect([name, refused({ tests: [one('secret', name)] })]).toEqual([name, 1])
  const many = ['тест 1', 'тест 2', 'a-', 'b-', 'c-', 'd-'].map((name) => one('secret', name))
  const [told, ...more] = kattisRefusals(problemOf({ tests: many }))
  expect(told).toMatch(
    /^The names of 6 tests are not .*: тест 1, тест 2, a-, b-, c- …\. Use at least/,
  )
  expect(more).toEqual([])
  // Groups within are a part of the name, and not of the folder.
  expect(refused({ tests: [one('secret/a b', 'c')] })).toBe(1)
  const same = [one('', '02'), one('secret', '02'), one('secret', '02'), one('x', '2')]
  expect(refused({ tests: same })).toBe(1)
  expect(kattisRefusals(problemOf({ tests: same }))[0]).toContain('data/secret/02')
})

test('some test is secret, and programs are no longer than judges take', () => {
  expect([refused({ tests: [] }), refused({ tests: [one('data/sample', '01')] })]).toEqual([1, 1])
  const most = MOST_PROGRAM_BYTES - 1024
  const long = 'x'.repeat(most + 1)
  expect(refused({ programs: programs('x'.repeat(most), long.slice(1)) })).toBe(0)
  expect(refused({ programs: programs(long) })).toBe(1)
  expect(refused({ programs: programs(long, long) })).toBe(2)
  expect(refused({ programs: null })).toBe(1)
})

test('remarked is what a verifier warns of: licence, samples, sameness, order, limits', () => {
  expect(remarked({ licence: 'unknown' })).toHaveLength(1)
  expect(remarked({ tests: [one('', '01')] })).toHaveLength(1)
  const text = '5 5\n'
  const same = [one('sample', '01', { text }), one('', '02', { text }), one('', '03', { text })]
  expect(remarked({ tests: same })).toEqual([
    'Duplicate tests: data/sample/01, data/secret/02, data/secret/03',
  ])
  const outside = [one('sample', '01'), one('', '02', { isOfficial: false }), one('', '03')]
  const told = remarked({ tests: outside })
  expect([told.length, told[0]!.includes('02'), told[0]!.includes('03')]).toEqual([1, true, false])
})

test('answer files that differ from the official answer, or contradict each other, are remarked by name', () => {
  const wrong = (file: string) => ({ doubts: { file, isWrong: true, rival: null } })
  const rivals = { doubts: { file: '03.ans', isWrong: false, rival: '03.out' } }
  const sample = one('sample', '01')
  const told = (...tests: PackedTest[]) => remarked({ tests: [sample, ...tests] })
  expect(told(one('', '02', wrong('02.ans')), one('', '03', rivals))).toEqual([
    '03.ans and 03.out contradict each other; the package has the official answer',
    'An answer file differs from the official answer, which the package has: 02.ans',
  ])
  expect(told(one('', '03', rivals))).toHaveLength(1)
  expect(told(one('', '02', wrong('a')), one('', '03', wrong('b'))).join()).toMatch(/^2 .*: a, b$/)
})

test('remarked is what a format means for judges, and what it leaves out', () => {
  const own: OwnProgram = { name: 'a b', expect: null, source: null }
  const latest = { format: '2025-09' } as const
  const [first, ...more] = remarked(latest)
  expect([first, more]).toEqual([expect.stringMatching(/^BAPCtools reads/), []])
  expect(remarked({ limits: null })).toEqual([
    'The set has no time and memory limits: each judging system uses its own',
  ])
  expect(remarked({ own: [own] }).join()).toMatch(/^One program .*: a b\. .* one expected verdict;/)
  expect(remarked({ own: [own, own], ...latest })[1]).toMatch(/^2 programs .* right or to fail;/)
  const why = { text: '', boardless: 0, leftOut: 0 }
  const tells = 'A program of the package compares outputs'
  expect(remarked({ why }).join()).toContain(tells)
  expect(remarked({ why, ...latest }).join()).not.toContain(tells)
})

test('each reason says what is wrong by name, in the words of its format', () => {
  expect(kattisRefusals(problemOf({ name: 'Mi ce' }))[0]).toContain('“Mi ce”')
  expect(kattisRefusals(problemOf({ licence: 'x' }))[0]).toMatch(/“x”.* cc by, cc by-sa/)
  expect(kattisRefusals(problemOf({ programs: null }))[0]).toContain(game.title)
  const tests = [one('secret', 'a b')]
  expect(kattisRefusals(problemOf({ tests }))[0]).toContain('judging systems: a b.')
  expect(kattisRefusals(problemOf({ tests, format: '2025-09' }))[0]).toContain('2025-09: a b.')
  expect(kattisRefusals(problemOf({ tests: [one('secret', 'x')], format: '2025-09' }))).toEqual([])
})

test('the order of tests is that of their letters, of samples and of secret ones each', () => {
  const order = (...tests: PackedTest[]) => remarked({ tests }).length
  expect(order(one('sample', 'z'.repeat(2)), one('', 'a1'), one('', 'a2'))).toBe(0)
  expect(order(one('', 'a1'), one('sample', 'a0'), one('', 'a2'))).toBe(0)
  expect(order(one('sample', 'a1'), one('', 'a2'), one('', 'a10'))).toBe(1)
  expect(order(one('sample', 'a2'), one('sample', 'a1'), one('', 'a1'))).toBe(1)
})

test('where two programs play, matches that are over are remarked unless an opponent is named', () => {
  const match = all.find(({ making }) => making)!
  expect(remarked({ game: match })).toHaveLength(1)
})

test('where a test lies: samples by themselves, groups within as a part of the name', () => {
  const at = (group: string, name = '1'): string => packedStem({ group, name })
  expect(
    ['', 'sample', 'data/sample', 'secret', 'data', 'data/secret/a', 'x/sample'].map((group) =>
      at(group),
    ),
  ).toEqual([
    'data/secret/01',
    'data/sample/01',
    'data/sample/01',
    'data/secret/01',
    'data/secret/01',
    'data/secret/a-1',
    'data/secret/x-sample-1',
  ])
  const scoring = { a: { points: 1, count: 'all', requires: [], bounds: {} } } as const
  const placed = (group: string) => packedStem({ group, name: '1' }, { scoring })
  expect([placed('a'), placed('a/b/c'), placed('b'), folderOfGroup('')]).toEqual([
    ...['data/secret/a/01', 'data/secret/a/b-c-1', 'data/secret/b-1', 'data/secret/tests'],
  ])
  expect([at('sample/b/c'), at('/sample//'), at('', '12'), at('', 'x')]).toEqual([
    ...['data/sample/b-c-1', 'data/sample/01', 'data/secret/12', 'data/secret/x'],
  ])
  expect(
    ['sample', 'data/sample/x', 'samples', 'x/sample', ''].map((group) => isSample({ group })),
  ).toEqual([true, true, false, false, false])
})
