import { isAsExpected, type Expectation } from '../judging/expectation'
import type { Verdict } from '../judging/verdict'
import { folderOf } from './set-files'

/** Verdicts that a program may get over the tests of a group and of the folders in it, by the group's path. */
export type GroupExpectations = Readonly<Record<string, Expectation>>

/** A group of which something is expected, and what its tests gave. */
export interface JudgedGroup {
  readonly group: string
  readonly expected: Expectation
  /** Numbers of its tests; none where there is no such group, which is never as expected. */
  readonly tests: readonly number[]
  readonly isMet: boolean
}

/** Whether a folder is a group or lies in it. */
export function isInGroup(group: string, folder: string): boolean {
  return folder === group || folder.startsWith(`${group}/`)
}

/** Numbers of the tests of a group, by their paths. */
export function testsIn(group: string, paths: readonly string[]): number[] {
  return paths.flatMap((path, at) => (isInGroup(group, folderOf(path)) ? at : []))
}

/** Holds what is expected in groups against the verdicts on tests. */
export function judgedGroups(
  groups: GroupExpectations,
  paths: readonly string[],
  verdictOn: (at: number) => Verdict,
): JudgedGroup[] {
  return Object.entries(groups).map(([group, expected]) => {
    const tests = testsIn(group, paths)
    return { group, expected, tests, isMet: isAsExpected(expected, tests.map(verdictOn)) }
  })
}
