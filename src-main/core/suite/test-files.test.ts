import { expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { testFilesOf } from './set-files'
import {
  commonEnding,
  companionsOf,
  dotted,
  groupProblem,
  leftOut,
  nameProblem,
} from './test-files'

const { words } = findGame('rockets')!

it('names files that are neither tests nor of the name of one', () => {
  const paths = [
    '1.in',
    '1.ans',
    '1.desc',
    '1.in.png',
    'g-0.match',
    'g-0.out',
    'a/1.cpp',
    'set.json',
  ]
  expect(leftOut({ tests: testFilesOf(paths), paths }, 'set.json')).toEqual([
    'g-0.match',
    'g-0.out',
    'a/1.cpp',
  ])
  expect(leftOut({ tests: testFilesOf(['1.in']), paths: ['1.in'] }, 'set.json')).toEqual([])
})

it('leaves out what is of the statement or has to be refused, beside what a set has for itself', () => {
  const paths = ['own.json', '1.in', 'statement/en.md', 'invalid/2.in', 'other.json']
  expect(leftOut({ tests: testFilesOf(['1.in']), paths }, 'own.json')).toEqual(['other.json'])
})

it('gives each test the files of its name; of tests of one name all share those of the name alone', () => {
  const paths = [
    'a/1.in',
    'a/1.txt',
    'a/1.ans',
    'a/1.in.png',
    'a/1.x.y',
    'b/1.ans',
    '2.in',
    '2.ans',
  ]
  const tests = testFilesOf(['a/1.in', 'a/1.txt', '2.in'])
  const shared = [
    { path: 'a/1.ans', tail: '.ans', isShared: true },
    { path: 'a/1.x.y', tail: '.x.y', isShared: true },
  ]
  expect(Object.fromEntries(companionsOf({ tests, paths }))).toEqual({
    'a/1.in': [shared[0], { path: 'a/1.in.png', tail: '.in.png', isShared: false }, shared[1]],
    'a/1.txt': shared,
    '2.in': [{ path: '2.ans', tail: '.ans', isShared: false }],
  })
})

it.each([
  ['a.b/1.in.ans', ['a.b/1.in', 'a.b/1']],
  ['a/.hidden', []],
  ['1', []],
  ['.a.b', ['.a']],
])('knows the beginnings of %s up to its dots', (path, beginnings) => {
  expect(dotted(path)).toEqual(beginnings)
})

it('takes the ending that most tests of a group have, else that of most of the set', () => {
  const tests = testFilesOf(['1.txt', '2.in', '3.in', 'a/1.txt', 'a/2.txt', 'a/3.in', 'b/1'])
  expect(commonEnding(tests, '')).toBe('.in')
  expect(commonEnding(tests, 'a')).toBe('.txt')
  expect(commonEnding(testFilesOf(['1.in', 'a/1.txt', 'a/2.txt']), 'none')).toBe('.txt')
  expect(commonEnding(tests, 'b')).toBe('.in')
  expect(commonEnding([], '')).toBe('.in')
})

it('says what is wrong with a name', () => {
  const { names } = words.suite
  const all: readonly [string, string, string | null][] = [
    ['7', '.in', null],
    ['7', '', null],
    ['level', '.in', null],
    ['', '.in', names.missing],
    ['  ', '.in', names.missing],
    ['a\u0007', '.in', names.control],
    ['a/b', '.in', names.sign({ sign: '/' })],
    ['a?', '.in', names.sign({ sign: '?' })],
    ['.a', '.in', names.hidden],
    ['a.b c', '.in', null],
    [' a', '.in', names.ends],
    ['a ', '.in', names.ends],
    ['a.', '.in', names.ends],
    ['a', '', names.needsNumber],
    ['a1', '.doc', names.noTest({ path: 'a1.doc' })],
    ['1'.repeat(117), '.in', null],
    ['1'.repeat(118), '.in', names.tooLong({ most: 120 })],
  ]
  for (const [name, ending, problem] of all)
    expect([name, ending, nameProblem(words, name, ending)]).toEqual([name, ending, problem])
})

it('says what is wrong with a group, part by part', () => {
  const { names } = words.suite
  expect(groupProblem(words, '')).toBeNull()
  expect(groupProblem(words, 'secret/1-small')).toBeNull()
  const refused = names.ofInvalid({ group: 'invalid' })
  expect(groupProblem(words, 'invalid/more')).toBe(refused)
  expect(groupProblem(words, 'invalid')).toBe(refused)
  expect(groupProblem(words, 'secret/invalid')).toBeNull()
  expect(groupProblem(words, 'secret//1')).toBe(names.missing)
  expect(groupProblem(words, 'secret/.a')).toBe(names.hidden)
  expect(groupProblem(words, `a/${'b'.repeat(120)}`)).toBeNull()
  expect(groupProblem(words, `a/${'b'.repeat(121)}`)).toBe(names.tooLong({ most: 120 }))
})
