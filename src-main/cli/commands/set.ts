import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { shownName } from '../problems'
import type { Expected } from '@core/suite/expected'
import type { SetReport } from '../schemas'
import { runOnSet, type Sharing } from '../run-on-set'
import type { SeenTest } from '../shards/records'
import { textTable } from '@core/kernel/text-table'
import { words } from '../../words'

export interface SetOptions extends Sharing {
  readonly json?: boolean
}

/** Prints a table of the tests in a folder; ends with 1 if one has errors or expects another answer. */
export function set(
  io: CliIo,
  folder: string,
  { json = false, ...sharing }: SetOptions,
): Promise<number> {
  const run = { command: 'set', json } as const
  return runOnSet(io, folder, run, sharing, (tests) => printSet(io, tests, run))
}

/** The same for tests that were looked at, here or elsewhere. */
export function printSet(
  io: CliIo,
  tests: readonly SeenTest[],
  { json }: { readonly json: boolean },
): number {
  if (json) for (const test of tests) io.out(`${JSON.stringify(reportOf(test))}\n`)
  else io.out(tableOf(tests))
  return tests.every(isWell) ? 0 : 1
}

function isWell({ look, expected }: SeenTest): boolean {
  return look?.worth != null && expected !== 'differs'
}

function reportOf({ file, look, problem, expected }: SeenTest): SetReport {
  return {
    file: file.path,
    group: file.group,
    game: look?.game ?? null,
    errors: look?.errors ?? 1,
    warnings: look?.warnings ?? 0,
    problem: problemOf(look, problem),
    answer: look?.worth?.answer ?? null,
    caught: look?.worth?.caught ?? [],
    expected,
  }
}

function problemOf(look: SeenTest['look'], problem: string): string | null {
  if (!look) return problem
  return look.problem && cliLevelsWords().set.line(look.problem)
}

/** Letters of an answer that a table has room for. */
const ROOM = 24

/** How an answer stands to the file beside the test. */
function expectedWords(expected: Expected): string {
  return expected === 'none' ? '-' : words.suite.paper.states[expected]
}

function tableOf(tests: readonly SeenTest[]): string {
  const rows = tests.map(({ file, look, problem, expected }) => [
    shownName(file.path),
    look?.game ?? '-',
    look?.size ? `${look.size.rows} × ${look.size.cols}` : '-',
    answerWords(look?.worth?.answer),
    look?.worth ? String(look.worth.caught.length) : '-',
    expectedWords(expected),
    problemOf(look, problem) ?? '',
  ])
  const { head, sum } = cliLevelsWords().set
  const { test, game, size, answer, catches, expected, problem } = head
  const bad = tests.filter((one) => !isWell(one)).length
  const table = textTable([[test, game, size, answer, catches, expected, problem], ...rows])
  return `${[...table, '', sum({ tests: tests.length, bad })].join('\n')}\n`
}

function answerWords(answer: string | undefined): string {
  if (answer === undefined) return '-'
  const line = answer.trimEnd().replaceAll('\n', ' ')
  return line.length > ROOM ? `${line.slice(0, ROOM - 1)}…` : line
}
