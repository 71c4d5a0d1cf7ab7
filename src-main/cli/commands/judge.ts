import { resolve } from 'node:path'
import type { CompareRule } from '@core/judging/compare-outputs'
import { usualLimits, type RunLimits } from '@core/judging/run-end'
import { inLanes } from '../../threads/in-lanes'
import { judgeSet, printedAgain } from '../../programs/judge-set'
import type { ProgramRunner } from '../../programs/program-runner'
import type { ReadyProgram } from '../../programs/ready-program'
import { askedPrograms } from '../asked-programs'
import { cliProgramsWords } from '../cli-programs-words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { printJudged, type Contestant } from '../judge-report'
import { UsageProblem } from '../problems'
import {
  contentOn,
  hashOfSet,
  lookedSet,
  notesOn,
  readSet,
  tellProblem,
  type LookedTest,
} from '../set-folder'
import { rangeOf } from '../shards/shard'
import { writeShard } from '../shards/write-shard'
import type { JudgedTest, ToldRun } from '../told-results'
import { toldRun, withoutNeedless } from '../told-runs'
import {
  identitiesOf,
  runLimitsOf,
  withRunner,
  type Made,
  type ProgramOptions,
} from '../with-programs'
import * as programs from '../declared/programs'
import type { Given } from '../form/command'
import { keptValues } from '../form/option'

type JudgeOptions = Given<typeof programs.judge>

/** Judges programs on a folder of tests; exit code 1 if one does not get its expected verdict, or a test has no answer. */
export async function judge(io: CliIo, folder: string, given: JudgeOptions): Promise<number> {
  const { compare, limits, scoring } = notesOn(io, folder)
  const { cpu: usualTime, memory: usualMemory } = usualLimits
  const { time = limits?.time ?? usualTime } = given
  const { memory = (limits?.memory ?? usualMemory) / 2 ** 20 } = given
  const options = { ...given, time, memory }
  const { shard, json } = options
  const { programs: asked, folder: from } = askedPrograms(io, folder, options)
  const tests = await readSet(io, folder)
  // Of programs of the command line nothing is expected in groups.
  if (asked.some(({ groups }) => Object.keys(groups).length > 0))
    contentOn(
      io,
      folder,
      tests.map(({ file }) => file.path),
    )
  if (tests.length === 0) throw new UsageProblem(cliProgramsWords().asked.noTests({ folder }))
  // In a run in parts, all programs are tasks too, and the first parts report them.
  const tasks = asked.length + tests.length
  const part = shard ? rangeOf(shard, tasks) : { from: 0, to: tasks }
  const [first, last] = [part.from, part.to].map((task) => Math.max(0, task - asked.length))
  const work = async (runner: ProgramRunner, made: readonly Made[]): Promise<number> => {
    const contestants = asked.map((one, at): Contestant => {
      const ready = made[at]!
      const problem = 'command' in ready ? null : ready.message
      return { text: one.text, expected: one.expected, groups: one.groups, problem }
    })
    const looked = await lookedSet(io, tests.slice(first, last), options.jobs)
    const judged = await judgeTests(io, runner, { made, tests: looked, folder, options, compare })
    if (!shard) return printJudged(io, contestants, judged, { scoring, json })
    const hashes = await identitiesOf(asked, from, options)
    const hashed = contestants.map(({ text, expected, groups, problem }, at) => {
      return { text, expected, groups, hash: hashes[at]!, compiles: problem === null }
    })
    const { isolate, ...kept } = keptValues(programs.judge.options, options)
    const limits = { time, memory, isolate }
    const own = { programs: hashed, ...limits, compare, scoring }
    const run = { command: 'judge', ...own, ...kept } as const
    return writeShard(io, { run, input: hashOfSet(tests), tasks }, shard, async function* () {
      for (const { problem } of contestants.slice(part.from, part.to)) yield { made: { problem } }
      for (const test of sparse(judged)) yield { judged: test }
    })
  }
  return withRunner(io, asked, options, work, from)
}

interface Judging {
  readonly made: readonly Made[]
  readonly tests: readonly LookedTest[]
  readonly folder: string
  readonly options: JudgeOptions & Pick<ProgramOptions, 'time' | 'memory'>
  readonly compare: CompareRule
}

/** Runs programs on the tests that have an official answer. */
async function judgeTests(
  io: CliIo,
  runner: ProgramRunner,
  { made, tests, folder, options, compare }: Judging,
): Promise<JudgedTest[]> {
  const sound = tests.filter(({ look }) => look?.worth)
  const inputs = sound.map(({ file, look }) => ({
    input: resolve(folder, file.path),
    expected: look!.worth!.answer,
  }))
  const programs = made.flatMap((ready) => ('command' in ready ? [ready] : []))
  let done = 0
  const rows = programs.map((): ToldRun[] => [])
  await judgeSet(runner, {
    programs,
    tests: inputs,
    limits: runLimitsOf(options),
    folder: resolve(folder),
    compare,
    tell: (run, { program, test }) => {
      rows[program]![test] = toldRun(run, sound[test]!)
      io.progress?.(++done, programs.length * inputs.length, cliWords().progress.runs)
    },
  })
  const given = { limits: runLimitsOf(options), folder: resolve(folder) }
  await runAgain(runner, { programs, inputs, given }, rows)
  return tests.map((test) => {
    const at = sound.indexOf(test)
    let told = ''
    if (at < 0) tellProblem({ err: (text) => (told += text) }, test)
    const runs = at < 0 ? [] : rows.map((row) => row[at]!)
    return { test: test.file.path, told, runs }
  })
}

interface RunAgain {
  readonly programs: readonly ReadyProgram[]
  readonly inputs: readonly { readonly input: string }[]
  readonly given: { readonly limits: RunLimits; readonly folder: string }
}

/** Runs each program once more on the first test that it answers wrongly, to find those whose output changes. */
async function runAgain(
  runner: ProgramRunner,
  { programs, inputs, given }: RunAgain,
  rows: ToldRun[][],
): Promise<void> {
  await inLanes(runner.lanes, [...programs.entries()], async ([program, ready]) => {
    const runs = rows[program]!
    const at = runs.findIndex(({ verdict, toDiagnose }) => verdict === 'WA' && toDiagnose !== null)
    if (at < 0) return
    const again = await printedAgain(runner, ready, inputs[at]!.input, given)
    if (again !== null) runs[at] = { ...runs[at]!, toDiagnose: { ...runs[at]!.toDiagnose!, again } }
  })
}

/** The same without what `merge` does not need. */
function sparse(judged: readonly JudgedTest[]): JudgedTest[] {
  const sound = judged.filter(({ runs }) => runs.length > 0)
  const rows = (sound[0]?.runs ?? []).map((_, program) =>
    withoutNeedless(sound.map(({ runs }) => runs[program]!)),
  )
  const runsOf = (test: JudgedTest): readonly ToldRun[] => {
    const at = sound.indexOf(test)
    return at < 0 ? [] : rows.map((row) => row[at]!)
  }
  return judged.map((test) => ({ ...test, runs: runsOf(test) }))
}
