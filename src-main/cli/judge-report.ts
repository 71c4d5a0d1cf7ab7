import { words as language } from '../words'
import {
  expectationWords,
  isAsExpected,
  isToFail,
  passedByAll,
  type Expectation,
} from '@core/judging/expectation'
import type { Verdict } from '@core/judging/verdict'
import { tellingLine } from '@core/judging/telling-line'
import { otherBlanksWords } from '@core/judging/explanation-words'
import {
  judgedGroups,
  type GroupExpectations,
  type JudgedGroup,
} from '@core/suite/group-expectations'
import { pointsText, scoreOfRuns, type Score, type Scoring } from '@core/suite/scoring'
import { textTable } from '@core/kernel/text-table'
import { cliProgramsWords } from './cli-programs-words'
import type { CliIo } from './io'
import { shownName } from './problems'
import type { JudgeReport } from './judge-schema'
import type { JudgedTest, ToldRun } from './told-results'
import { diagnosisReport, explainedLines } from './told-diagnoses'
import { diagnosesOf } from './told-runs'

/** A program as it was asked for, and its results. */
export interface Contestant {
  readonly text: string
  /** Null where nothing is expected of it. */
  readonly expected: Expectation | null
  /** What is expected in groups. */
  readonly groups: GroupExpectations
  /** What the compiler said of one that does not compile; null of one that does. */
  readonly problem: string | null
}

interface ContestantRuns extends Contestant {
  /** In the order of the tests; null if it does not compile. */
  readonly runs: readonly ToldRun[] | null
  /** Of all tests; groups have their own. */
  readonly isMet: boolean
  readonly judgedGroups: readonly JudgedGroup[]
  /** Null where the tests give no points. */
  readonly score: Score | null
}

/** The options of a report. */
export interface JudgedAs {
  readonly scoring: Scoring
  readonly json: boolean
}

/**
 * Prints the results of programs on tests, from here or elsewhere: a table, or a line of JSON for each run. Returns the
 * exit code.
 */
export function printJudged(
  io: CliIo,
  contestants: readonly Contestant[],
  judged: readonly JudgedTest[],
  { scoring, json }: JudgedAs,
): number {
  io.err(judged.map(({ told }) => told).join(''))
  const sound = judged.filter(({ told }) => told === '')
  const names = sound.map(({ test }) => test)
  let next = 0
  const results = contestants.map((one): ContestantRuns => {
    const at = next
    if (one.problem === null) next++
    const runs = one.problem === null ? sound.map((test) => test.runs[at]!) : null
    const verdicts = runs?.map(({ verdict }) => verdict) ?? ['CE' as const]
    const isMet = one.expected === null || isAsExpected(one.expected, verdicts)
    const score = scoreOfRuns(scoring, names, (_, at) => verdicts[at] === 'OK')
    const inGroups = judgedGroups(one.groups, names, (at) => verdicts[at] ?? 'CE')
    return { ...one, runs, isMet, judgedGroups: inGroups, score }
  })
  if (json) printLines(io, names, results)
  else printTable(io, names, results)
  return results.every(isAllMet) && sound.length === judged.length ? 0 : 1
}

/** Whether a program did as expected on all tests and in all groups. */
function isAllMet({ isMet, judgedGroups: groups }: ContestantRuns): boolean {
  return isMet && groups.every((one) => one.isMet)
}

/** Prints each run as a line of JSON, then what each program came to, and which tests catch none. */
function printLines(io: CliIo, names: readonly string[], results: readonly ContestantRuns[]): void {
  const put = (report: JudgeReport): void => io.out(`${JSON.stringify(report)}\n`)
  for (const { text: program, runs, problem } of results) {
    if (runs === null) put({ program, test: null, ...notRun, errors: problem ?? '' })
    runs?.forEach(({ toDiagnose: _, stoppedBy: _stopped, ...run }, at) =>
      put({ program, test: names[at]!, ...run }),
    )
  }
  for (const one of results) {
    const { text: program, expected, score, runs } = one
    const verdicts: Partial<Record<Verdict, number>> = {}
    for (const { verdict } of runs ?? [notRun]) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
    const diagnosis = diagnosesOf(runs ?? [], names).map(diagnosisReport)
    const asked = { program, expected: expected && [...expected], isAsExpected: isAllMet(one) }
    const groups = one.judgedGroups.map((judged) => ({
      group: judged.group,
      expected: [...judged.expected],
      tests: judged.tests.length,
      isAsExpected: judged.isMet,
    }))
    put({ ...asked, groups, verdicts, score, diagnosis })
  }
  const idle = idleTests(names, results)
  if (idle) put({ idle })
}

/** Tests on which none of the programs that should fail does; null if no program should. */
function idleTests(names: readonly string[], results: readonly ContestantRuns[]): string[] | null {
  const wrong = results.filter(({ expected, runs }) => expected && isToFail(expected) && runs)
  if (wrong.length === 0) return null
  const verdicts = wrong.map(({ runs }) => runs!.map(({ verdict }) => verdict))
  return passedByAll(verdicts).map((at) => names[at]!)
}

const notRun = {
  verdict: 'CE',
  wall: null,
  cpu: null,
  memory: null,
  code: null,
  signal: null,
  difference: null,
} as const

/** Letters of a command that the head of a column has room for. */
const ROOM = 24

/** Prints verdicts as a table, and the summary of each program. */
function printTable(io: CliIo, names: readonly string[], results: readonly ContestantRuns[]): void {
  const { judge: words } = cliProgramsWords()
  const head = [words.test, ...results.map(({ text }) => shortened(text))]
  const rows = names.map((name, at) => [
    shownName(name),
    ...results.map(({ runs }) => (runs?.[at] ? verdictWords(runs[at]) : 'CE')),
  ])
  const told = results.flatMap((one) => [
    summary(one, names),
    ...groupLines(one, names),
    ...scoreLines(one),
    ...blanksLines(one.runs ?? [], names),
    ...explainedLines(diagnosesOf(one.runs ?? [], names)),
  ])
  const idle = idleTests(names, results) ?? []
  if (idle.length > 0) told.push(words.idle({ tests: idle.map(shownName).join(', ') }))
  io.out(`${[...textTable([head, ...rows]), '', ...told].join('\n')}\n`)
}

/** What came of a program in groups where that is not as expected. */
function groupLines(one: ContestantRuns, names: readonly string[]): string[] {
  const { judge: words } = cliProgramsWords()
  return one.judgedGroups
    .filter(({ isMet }) => !isMet)
    .map(({ group, expected, tests }) => {
      if (tests.length === 0) return `  ${words.noSuchGroup({ group: shownName(group) })}`
      const runs = one.runs && tests.map((at) => one.runs![at]!)
      const text = words.inGroup({ group: shownName(group) })
      const part = { text, expected, problem: '', runs, isMet: false }
      return `  ${summary(
        part,
        tests.map((at) => names[at]!),
      ).trimEnd()}`
    })
}

/** What a program scores in all and in each group; nothing where the tests give no points. */
function scoreLines({ score }: ContestantRuns): string[] {
  if (!score) return []
  const { judge: words } = cliProgramsWords()
  const groups = score.groups.map(({ group, points }) =>
    words.score({ group: group === '' ? '.' : shownName(group), points: pointsText(points) }),
  )
  const told = { points: pointsText(score.points), of: pointsText(score.of) }
  return [`  ${words.scores({ ...told, groups: groups.join(', ') })}`]
}

function shortened(text: string): string {
  const shown = shownName(text)
  return shown.length > ROOM ? `…${shown.slice(1 - ROOM)}` : shown
}

function verdictWords({ verdict, stoppedBy, wall, cpu, memory }: ToldRun): string {
  return cliProgramsWords().judge.run({
    verdict,
    time: Math.round((stoppedBy === 'wall' ? wall : (cpu ?? wall))!),
    isMeasured: memory !== null,
    memory: Math.ceil((memory ?? 0) / 2 ** 20),
  })
}

/** The number of tests on which only a program's whitespace differs, and the first of them; none if there is no such test. */
function blanksLines(runs: readonly ToldRun[], names: readonly string[]): string[] {
  const off = runs.flatMap(({ difference }, at) => (difference?.blanks ? at : []))
  const [first] = off
  if (first === undefined) return []
  const { blanks } = cliProgramsWords().judge
  const where = otherBlanksWords(language, runs[first]!.difference!.blanks!)
  return [`  ${blanks({ count: off.length, test: shownName(names[first]!), where })}`]
}

/** The summary of a program: "python3 sol.py: fails on 2 of 30 tests, first on 07.in with wrong answer (line 1, column 3)." */
function summary(
  {
    text,
    expected,
    runs,
    problem,
    ...rest
  }: Pick<ContestantRuns, 'text' | 'expected' | 'runs' | 'problem' | 'isMet'>,
  names: readonly string[],
): string {
  const { judge: words } = cliProgramsWords()
  const told = {
    program: shownName(text),
    isMet: rest.isMet || !expected,
    expected: expected ? expectationWords(language, expected) : '',
  }
  if (runs === null) return `${words.notCompiled(told)}\n${problem}`
  const bad = runs.filter(({ verdict }) => verdict !== 'OK')
  const [first] = bad
  const at = first ? runs.indexOf(first) : 0
  if (!first) return words.accepted({ ...told, count: runs.length })
  const about = aboutRun(first)
  return words.fails({
    ...told,
    count: bad.length,
    tests: runs.length,
    test: shownName(names[at]!),
    verdict: language.judging.verdictsInside[first.verdict],
    isMore: about !== '',
    about,
  })
}

/** Where an output is wrong, or else how a run ended with the line of standard error that explains it. Empty if that is clear. */
function aboutRun({ difference, signal, code, errors }: ToldRun): string {
  const { judge: words } = cliProgramsWords()
  if (difference) return words.place({ line: difference.line, column: difference.column })
  const end = signal === null ? (code ? words.code({ code }) : '') : words.signal({ signal })
  return [end, shownName(tellingLine(errors))].filter(Boolean).join(': ')
}
