import { words as language } from '../words'
import { wordsOfCommand } from '@core/judging/command-words'
import { usualLimits, type RunLimits } from '@core/judging/run-end'
import { findCommand, type FoundCommand } from '../programs/found-command'
import { inLanes } from '../programs/in-lanes'
import { programIdentity } from '../programs/program-identity'
import type { ProgramRunner } from '../programs/program-runner'
import { hashOf, type NotReady, type ReadyProgram } from '../programs/ready-program'
import { Workshop } from '../programs/workshop'
import { cliProgramsWords } from './cli-programs-words'
import type { CliIo } from './io'
import { shownName, UsageProblem } from './problems'

/** What every command that runs programs takes. */
export interface ProgramOptions {
  /** Ms. */
  readonly time: number
  /** Megabytes. */
  readonly memory: number
  readonly isolate?: boolean
  readonly jobs?: number
}

/** The limits of a run. */
export function limitsOf({ time, memory }: ProgramOptions): RunLimits {
  return {
    ...usualLimits,
    cpu: time,
    // A busy machine is not the program's fault.
    wall: 2 * time + 5000,
    memory: memory * 2 ** 20,
  }
}

/** A program that can be run, or that does not compile. */
export type Made = ReadyProgram | NotReady

/** A program that does not compile where it has to: what the compiler said stands below. */
export function notCompiled(program: string, { message }: NotReady): UsageProblem {
  return new UsageProblem(cliProgramsWords().made.notCompiled({ program }), message)
}

/** What tells programs from others on any machine, in their order; a command without sense is wrong usage. */
export function identitiesOf(texts: readonly string[], folder = '.'): Promise<string[]> {
  return Promise.all(texts.map((text) => programIdentity(wordsOrUsage(text), folder)))
}

/**
 * Makes programs ready, hands them to `work` with what runs them, and leaves nothing of it behind. One that does not
 * compile is handed on as such; a command that cannot be run is wrong usage. Commands name files from `folder`.
 */
export async function withPrograms<T>(
  io: CliIo,
  texts: readonly string[],
  { isolate = false, jobs }: ProgramOptions,
  work: (runner: ProgramRunner, made: readonly Made[]) => Promise<T>,
  folder = '.',
): Promise<T> {
  const commands = texts.map(wordsOrUsage)
  const runner = await io.programs({
    ...(jobs !== undefined && { lanes: jobs }),
    ...(isolate && { isolation: 'files' }),
  })
  const workshop = await Workshop.over(runner)
  try {
    if (isolate && runner.isolation !== 'files')
      throw new UsageProblem(cliProgramsWords().made.noIsolation)
    return await work(runner, await allReady(commands, folder, workshop))
  } finally {
    for (const folder of await workshop.close())
      io.err(`${cliProgramsWords().made.stays({ folder: shownName(folder) })}\n`)
  }
}

/** Compiles on all lanes, once it is known that every command can be run. */
async function allReady(
  commands: readonly (readonly string[])[],
  folder: string,
  workshop: Workshop,
): Promise<Made[]> {
  const found: FoundCommand[] = []
  for (const words of commands) {
    const one = await findCommand(words, folder)
    if (!one.ok) throw new UsageProblem(one.error)
    found.push(one.value)
  }
  const made: Made[] = []
  await inLanes(workshop.runner.lanes, found.entries(), async ([at, one]) => {
    const ready = await workshop.ready(one, await hashOf(one))
    if (!ready.ok && ready.error.kind === 'command') throw new UsageProblem(ready.error.message)
    made[at] = ready.ok ? ready.value : ready.error
  })
  return made
}

function wordsOrUsage(text: string): readonly string[] {
  const words = wordsOfCommand(language, text)
  if (words.ok) return words.value
  throw new UsageProblem(words.error)
}
