import { resolve } from 'node:path'
import { timedAs } from '@core/judging/expectation'
import { proposeLimits, type MeasuredProgram } from '@core/judging/propose-limits'
import { languageOfFile } from '../../programs/languages'
import { measurePrograms, type ProgramToMeasure } from '../../programs/measure-programs'
import type { ProgramRunner } from '../../programs/program-runner'
import { notRightInWords } from '../../sets/limits-in-words'
import { withLimits } from '../../sets/notes'
import { setsWords } from '../../sets/sets-words'
import { askedPrograms, type AskedProgram } from '../asked-programs'
import { cliProgramsWords } from '../cli-programs-words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { printLimits } from '../limits-report'
import { changeNotes } from '../note-tests'
import { UsageProblem } from '../problems'
import { lookedSet, notesOn, readSet } from '../set-folder'
import { compiled, runLimitsOf, withRunner } from '../with-programs'
import type * as programs from '../declared/programs'
import type { Given } from '../form/command'

type LimitsOptions = Given<typeof programs.limits>

/** A program whose time counts. */
interface Asked extends AskedProgram {
  readonly isRight: boolean
}

/**
 * Measures programs on the tests of a folder and proposes limits; exit code 1 if there are none, or if they do not
 * separate slow programs.
 */
export async function limits(io: CliIo, folder: string, options: LimitsOptions): Promise<number> {
  const asked = askedPrograms(io, folder, { ...options, wrong: options.slow })
  const counted = asked.programs.flatMap((one) => kindOf(one, options) ?? [])
  if (!counted.some(({ isRight }) => isRight))
    throw new UsageProblem(setsWords().limits.noRight({ folder }))
  return withRunner(
    io,
    counted,
    options,
    async (runner, made) => {
      const ready = compiled(
        made,
        counted.map(({ text }) => text),
      )
      const programs = counted.map(({ text: name, isRight, command }, at): ProgramToMeasure => {
        const language = languageOfFile(command)?.name ?? null
        return { ready: ready[at]!, name, isRight, language }
      })
      const measured = await measure(io, folder, { runner, programs }, options)
      if (!measured) return 1
      const proposal = proposeLimits(measured, options.time)
      const { json, write } = options
      printLimits(io, measured, proposal, { json, most: options.time })
      if (!proposal) return 1
      if (write && !(await changeNotes(io, folder, withLimits(proposal.limits)))) return 1
      return proposal.isApart ? 0 : 1
    },
    asked.folder,
  )
}

/** Whether a program should be right or too slow; null for all others. */
function kindOf(program: AskedProgram, { slow, program: right }: LimitsOptions): Asked | null {
  if (slow.length + right.length > 0) return { ...program, isRight: !slow.includes(program.text) }
  const kind = timedAs(program.expected)
  return kind && { ...program, isRight: kind === 'right' }
}

/** The programs and their runner. */
interface Running {
  readonly runner: ProgramRunner
  readonly programs: readonly ProgramToMeasure[]
}

/** The times of all runs; null if a right program is not right, which is reported. */
async function measure(
  io: CliIo,
  folder: string,
  { runner, programs }: Running,
  options: LimitsOptions,
): Promise<readonly MeasuredProgram[] | null> {
  const looked = await lookedSet(io, await readSet(io, folder), options.jobs)
  const tests = looked.flatMap(({ file: { path }, look }) =>
    look?.worth ? { path, input: resolve(folder, path), expected: look.worth.answer } : [],
  )
  if (tests.length === 0) throw new UsageProblem(cliProgramsWords().asked.noTests({ folder }))
  const measured = await measurePrograms(runner, {
    programs,
    tests,
    limits: runLimitsOf(options),
    folder: resolve(folder),
    compare: notesOn({ ...io, err: () => {} }, folder).compare,
    runs: options.runs,
    tell: (done, of) => io.progress?.(done, of, cliWords().progress.runs),
  })
  if (measured.kind === 'measured') return measured.programs
  for (const line of notRightInWords(measured.wrong)) io.err(`${line}\n`)
  return null
}
