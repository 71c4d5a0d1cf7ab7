import { expect, test } from 'vitest'
import type { Verdict } from '../judging/verdict'
import { judgedGroups, testsIn } from './group-expectations'

const paths = ['01.in', 'small/01.in', 'small/odd/02.in', 'smaller/03.in', 'large/04.in']

test('a group has the tests of its folder and of those in it, and of no folder that begins alike', () => {
  expect(['small', 'small/odd', 'smaller', 'gone'].map((group) => testsIn(group, paths))).toEqual([
    [1, 2],
    [2],
    [3],
    [],
  ])
})

test('what is expected is held against the tests of its group alone, and no group is as expected without tests', () => {
  const verdicts: readonly Verdict[] = ['WA', 'OK', 'OK', 'OK', 'TLE']
  const met = (groups: Readonly<Record<string, readonly Verdict[]>>): readonly unknown[] =>
    judgedGroups(groups, paths, (at) => verdicts[at]!).map(({ group, isMet }) => [group, isMet])
  expect(met({ small: ['OK'], large: ['TLE', 'RE'] })).toEqual([
    ['small', true],
    ['large', true],
  ])
  expect(met({ small: ['TLE'], large: ['OK'], gone: ['OK'] })).toEqual([
    ['small', false],
    ['large', false],
    ['gone', false],
  ])
})
