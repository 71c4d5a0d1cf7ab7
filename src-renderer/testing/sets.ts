import type { OpenedSet, TestSummary } from '@core/protocol/set'
import type { FileProblem } from '@core/protocol/file-problem'
import { emptyList } from '../set/empty-list'
import { testFilesOf } from '@core/suite/set-files'

/** A summary of a sound test, with what is told of it. */
export function summaryFor(path: string, told: Partial<TestSummary> = {}): TestSummary {
  return {
    path,
    unread: null,
    prints: { exact: path, plain: path },
    game: 'rockets',
    size: { rows: 5, cols: 5 },
    errors: 0,
    warnings: 0,
    problem: null,
    answer: '0 0\n',
    caught: [],
    rules: [],
    limits: [],
    expected: 'none',
    blanks: null,
    rival: null,
    ...told,
  }
}

/** A set of these files as main tells of it. */
export function openedSet(name: string, paths: readonly string[]): OpenedSet {
  return {
    set: `set ${name}`,
    path: `/tests/${name}`,
    name,
    list: { ...emptyList, tests: testFilesOf(paths) },
    restored: null,
  }
}

/** A fault of a file that says this. */
export function fileProblemFor(message: string): FileProblem {
  return { path: '', code: 'EIO', message }
}
