import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { shownName } from '../problems'
import type { CompareRule } from '@core/judging/compare-outputs'
import { boundsProblems } from '@core/suite/bounds'
import type { Scoring } from '@core/suite/scoring'
import { otherBlanksWords } from '@core/judging/explanation-words'
import { isWrongAnswer, type AnswerState } from '@core/suite/expected'
import type { SetReport } from '../schemas'
import { runOnSet } from '../run-on-set'
import { aboutFolder } from '../set-folder'
import type { ShardedRunOf, SeenTest } from '../shards/records'
import { textTable } from '@core/kernel/text-table'
import { findGame, words } from '../../words'
import { sizeText } from '@core/game/size-text'
import { sameTests, type SameAs } from '@core/suite/same-tests'
import { countTroubles, troubleOf, type Trouble } from '@core/suite/trouble'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'

/** Prints a table of the tests in a folder; ends with 1 if one has errors, is outside of its group’s bounds, its answer file is wrong as the set compares, or `boardwright.json` expects of a program what no run can meet. */
export async function set(
  io: CliIo,
  folder: string,
  { json, ...sharing }: Given<typeof sets.set>,
): Promise<number> {
  const { notes, told, isSound, files } = await aboutFolder(io, folder)
  const { compare, scoring } = notes
  const run = { command: 'set', json, compare, scoring, told, isSound } as const
  return runOnSet(io, { folder, files }, run, sharing, (tests) => printSet(io, tests, run))
}

/** The same for tests that were looked at, here or elsewhere. */
export function printSet(
  io: CliIo,
  tests: readonly SeenTest[],
  { json, told, isSound, compare, scoring }: ShardedRunOf<'set'>,
): number {
  io.err(told)
  const again = sameTests(tests.map(printed))
  const seen = { again, compare, scoring }
  if (json) for (const test of tests) io.out(`${JSON.stringify(reportOf(test, seen))}\n`)
  else io.out(tableOf(tests, seen))
  return isSound && tests.every((test) => troubleIn(test, seen) !== 'error') ? 0 : 1
}

type Again = ReadonlyMap<string, SameAs>

/** The settings by which all tests of a set are shown. */
interface SeenBy {
  readonly again: Again
  readonly compare: CompareRule
  readonly scoring: Scoring
}

/** The hashes of a test's text, by its path. */
export function printed({ file, hash, plain }: SeenTest) {
  return { path: file.path, prints: hash && plain ? { exact: hash, plain } : null }
}

function troubleIn(test: SeenTest, { again, compare, scoring }: SeenBy): Trouble {
  const { file, look, expected, rival } = test
  return troubleOf({
    isRead: look !== null,
    errors: look?.worth ? look.errors : 1,
    warnings: look?.warnings ?? 0,
    isAnswerWrong: isWrongAnswer(expected, compare) || rival !== null,
    isOutOfBounds: boundsIn(test, scoring).length > 0,
    isAgain: again.has(file.path),
  })
}

function reportOf(test: SeenTest, { again, scoring }: SeenBy): SetReport {
  const { file, look, expected, blanks, rival } = test
  return {
    file: file.path,
    group: file.group,
    game: look?.game ?? null,
    errors: look?.errors ?? 1,
    warnings: look?.warnings ?? 0,
    problem: problemOf(test),
    outOfBounds: boundsIn(test, scoring),
    sameAs: again.get(file.path) ?? null,
    answer: look?.worth?.answer ?? null,
    caught: look?.worth?.caught ?? [],
    expected,
    blanks,
    rival,
  }
}

function problemOf({ look, problem }: SeenTest): string | null {
  if (!look) return problem
  return look.problem && cliLevelsWords().set.line(look.problem)
}

/** The test that this one repeats, if any. */
function againWords(same: SameAs | undefined): string[] {
  return same ? [words.suite.same({ ...same, path: shownName(same.path) })] : []
}

/** Letters of an answer that a table has room for. */
const ROOM = 24

/** The state of the expected answer beside the test. */
function expectedWords({ expected }: AnswerState, compare: CompareRule): string {
  const { states } = words.suite.paper
  if (expected === 'none') return '-'
  return expected === 'blanks' && compare === 'exact' ? states.otherBlanks : states[expected]
}

function tableOf(tests: readonly SeenTest[], seen: SeenBy): string {
  const rows = tests.map((test) => {
    const { file, look } = test
    const game = look && findGame(look.game)
    return [
      shownName(file.path),
      look?.game ?? '-',
      look?.size && game ? sizeText(game, look.size) : '-',
      answerWords(look?.worth?.answer),
      look?.worth ? String(look.worth.caught.length) : '-',
      expectedWords(test, seen.compare),
      [
        ...[problemOf(test) ?? []].flat(),
        ...boundsIn(test, seen.scoring),
        ...answerProblems(test),
        ...againWords(seen.again.get(file.path)),
      ].join('; '),
    ]
  })
  const { head, sum } = cliLevelsWords().set
  const { test, game, size, answer, catches, expected, problem } = head
  const problems = words.suite.problems(countTroubles(tests.map((one) => troubleIn(one, seen))))
  const table = textTable([[test, game, size, answer, catches, expected, problem], ...rows])
  return `${[...table, '', sum({ tests: tests.length, problems })].join('\n')}\n`
}

function boundsIn({ file, look }: SeenTest, scoring: Scoring): string[] {
  return boundsProblems({ words, findGame }, scoring, file.group, look)
}

/** The problems of a test's answer files, a sentence each. */
function answerProblems({ file, blanks, rival }: SeenTest): string[] {
  const files = { file: shownName(file.answer ?? ''), rival: shownName(rival ?? '') }
  return [
    ...(rival === null ? [] : [words.suite.rivals(files)]),
    ...(blanks ? [otherBlanksWords(words, blanks)] : []),
  ]
}

function answerWords(answer: string | undefined): string {
  if (answer === undefined) return '-'
  const line = answer.trimEnd().replaceAll('\n', ' ')
  return line.length > ROOM ? `${line.slice(0, ROOM - 1)}…` : line
}
