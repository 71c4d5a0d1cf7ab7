import { resolve } from 'node:path'
import { proposeLimits, type MeasuredProgram } from '@core/judging/propose-limits'
import { judgeSet } from '../../programs/judge-set'
import type { ReadyProgram } from '../../programs/ready-program'
import { withLimits } from '../../sets/notes'
import { askedPrograms, type AskedProgram } from '../asked-programs'
import { cliProgramsWords } from '../cli-programs-words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { printLimits } from '../limits-report'
import { changeNotes } from '../note-tests'
import { shownName, UsageProblem } from '../problems'
import { lookedSet, notesOn, readSet } from '../set-folder'
import { compiled, limitsOf, withPrograms } from '../with-programs'
import type * as programs from '../declared/programs'
import type { Given } from '../form/command'

type LimitsOptions = Given<typeof programs.limits>

/** A program whose time counts. */
interface Asked extends AskedProgram {
  readonly isRight: boolean
}

/** Measures programs on the tests of a folder and proposes limits for them; 1 where there are none, or not apart from slow programs. */
export async function limits(io: CliIo, folder: string, options: LimitsOptions): Promise<number> {
  const asked = askedPrograms(io, folder, { ...options, wrong: options.slow })
  const counted = asked.programs.flatMap((one) => kindOf(one, options) ?? [])
  if (!counted.some(({ isRight }) => isRight))
    throw new UsageProblem(cliProgramsWords().limits.noRight({ folder }))
  return withPrograms(
    io,
    counted,
    options,
    async (runner, made) => {
      const ready = compiled(
        made,
        counted.map(({ text }) => text),
      )
      const measured = await measure(io, folder, { runner, ready, asked: counted }, options)
      if (!measured) return 1
      const proposal = proposeLimits(measured)
      const { json, write } = options
      printLimits(io, measured, proposal, { json, most: options.time })
      if (!proposal) return 1
      if (write && !(await changeNotes(io, folder, withLimits(proposal.limits)))) return 1
      return proposal.isApart ? 0 : 1
    },
    asked.folder,
  )
}

/** What is expected of a program, as far as its time counts; null for all others. */
function kindOf(program: AskedProgram, { slow, program: right }: LimitsOptions): Asked | null {
  const { expected } = program
  if (slow.length + right.length > 0) return { ...program, isRight: !slow.includes(program.text) }
  if (expected?.length === 1 && expected[0] === 'OK') return { ...program, isRight: true }
  const isSlow = expected !== null && expected.includes('TLE') && !expected.includes('OK')
  return isSlow ? { ...program, isRight: false } : null
}

interface Running {
  readonly runner: Parameters<typeof judgeSet>[0]
  readonly ready: readonly ReadyProgram[]
  readonly asked: readonly Asked[]
}

/** The times of all runs; null where a right program is not right, which is told. */
async function measure(
  io: CliIo,
  folder: string,
  { runner, ready, asked }: Running,
  options: LimitsOptions,
): Promise<MeasuredProgram[] | null> {
  const { limits: say, asked: words } = cliProgramsWords()
  const looked = await lookedSet(io, await readSet(io, folder), options.jobs)
  const sound = looked.filter(({ look }) => look?.worth)
  if (sound.length === 0) throw new UsageProblem(words.noTests({ folder }))
  const tests = sound.map(({ file, look }) => {
    return { input: resolve(folder, file.path), expected: look!.worth!.answer }
  })
  const seen = asked.map(() =>
    sound.map(() => ({ times: [] as number[], memory: null as number | null })),
  )
  const failed = new Set<string>()
  const all = asked.length * sound.length * options.runs
  let done = 0
  for (let run = 0; run < options.runs; run++) {
    await judgeSet(runner, {
      programs: ready,
      tests,
      limits: limitsOf(options),
      folder: resolve(folder),
      compare: notesOn({ ...io, err: () => {} }, folder).compare,
      // What the largest limit has ended once is as slow the next time.
      isWanted: ({ program, test }) => !seen[program]![test]!.times.includes(Infinity),
      tell: ({ end, verdict }, { program, test }) => {
        const { text, isRight } = asked[program]!
        const one = seen[program]![test]!
        const isStopped = end.stoppedBy === 'cpu' || end.stoppedBy === 'wall'
        one.times.push(isStopped ? Infinity : (end.cpu ?? end.wall))
        one.memory = Math.max(one.memory ?? 0, end.memory ?? 0)
        if (isRight && verdict !== 'OK')
          failed.add(
            say.notRight({
              program: shownName(text),
              test: shownName(sound[test]!.file.path),
              verdict,
            }),
          )
        io.progress?.(++done, all, cliWords().progress.runs)
      },
    })
  }
  for (const line of failed) io.err(`${line}\n`)
  if (failed.size > 0) return null
  return asked.map(({ text: name, isRight }, program) => ({
    name,
    isRight,
    tests: sound.map(({ file: { path } }, test) => ({ path, ...seen[program]![test]! })),
  }))
}
