import { words as language } from '../words'
import { wordsOfCommand } from '@core/judging/command-words'
import { usualLimits, type RunLimits } from '@core/judging/run-end'
import { sanitizers } from '@core/judging/sanitizers'
import { ok, type Result } from '@core/kernel/result'
import { withFlags } from '../programs/compiler-flags'
import { findCommand, type FoundCommand } from '../programs/found-command'
import { inLanes } from '../threads/in-lanes'
import { openIsolated } from '../programs/open-isolated'
import { programIdentity } from '../programs/program-identity'
import type { ProgramRunner } from '../programs/program-runner'
import { hashOf, type NotReady, type ReadyProgram } from '../programs/ready-program'
import { Workshop } from '../programs/workshop'
import { sha256 } from '../sets/sha256'
import { cliProgramsWords } from './cli-programs-words'
import type { runWith, Sharing } from './declared/shared'
import type { OptionsOf } from './form/option'
import type { CliIo } from './io'
import { shownName, UsageProblem } from './problems'

/** What every command that runs programs takes; ms and megabytes. */
export type ProgramOptions = Pick<RunWith, 'time' | 'memory'> & Partial<RunWith & Sharing>
type RunWith = OptionsOf<typeof runWith>

/** Commands with the flags that are kept with them, if any. */
export type CommandWithFlags = string | { readonly command: string; readonly flags?: string }

/** The limits of a run. */
export function runLimitsOf({ time, memory }: ProgramOptions): RunLimits {
  return {
    ...usualLimits,
    cpu: time,
    // A busy computer is not the program's fault.
    wall: 2 * time + 5000,
    memory: memory * 2 ** 20,
  }
}

/** A program that can be run, or that does not compile. */
export type Made = ReadyProgram | NotReady

/** The programs, each of which has to compile: otherwise it is a usage error, with the compiler's output. */
export function compiled(made: readonly Made[], names: readonly string[]): ReadyProgram[] {
  return made.map((one, at) => {
    if ('command' in one) return one
    const program = names[at]!
    throw new UsageProblem(cliProgramsWords().made.notCompiled({ program }), one.message)
  })
}

/** The identities of programs, valid on any computer, in their order; an invalid command is a usage error. */
export function identitiesOf(
  commands: readonly CommandWithFlags[],
  folder = '.',
  options: Pick<ProgramOptions, 'flags' | 'sanitize'> = {},
): Promise<string[]> {
  return Promise.all(
    commands.map(async (command) => {
      const identity = await programIdentity(wordsOf(command), folder)
      const flags = [...flagsOf(command), ...flagsOf(options)]
      const isBuilt = flags.length > 0 || options.sanitize === true
      return isBuilt ? sha256(JSON.stringify([identity, flags, options.sanitize])) : identity
    }),
  )
}

/**
 * Prepares programs, passes them to `work` with their runner, and cleans up afterwards. A program that does not compile
 * is passed on as such; a command that cannot be run is a usage error. Paths in commands are relative to `folder`.
 */
export async function withRunner<T>(
  io: CliIo,
  asked: readonly CommandWithFlags[],
  options: ProgramOptions,
  work: (runner: ProgramRunner, made: readonly Made[]) => Promise<T>,
  folder = '.',
): Promise<T> {
  const { isolate = false, jobs } = options
  const lanes = jobs === undefined ? {} : { lanes: jobs }
  const runner = await openIsolated((given) => io.programs(given), isolate, lanes)
  if (!runner) throw new UsageProblem(cliProgramsWords().made.noIsolation)
  const workshop = await Workshop.over(runner)
  try {
    return await work(runner, await allReady(await foundAll(asked, options, folder), workshop))
  } finally {
    for (const folder of await workshop.close())
      io.err(`${cliProgramsWords().made.stays({ folder: shownName(folder) })}\n`)
  }
}

/** Compiles on all lanes, after checking that every command can be run. */
async function allReady(found: readonly FoundCommand[], workshop: Workshop): Promise<Made[]> {
  const made: Made[] = []
  await inLanes(workshop.runner.lanes, found.entries(), async ([at, one]) => {
    const ready = await workshop.ready(one, await hashOf(one))
    if (!ready.ok && ready.error.kind === 'command') throw new UsageProblem(ready.error.message)
    made[at] = ready.ok ? ready.value : ready.error
  })
  return made
}

/** What the commands stand for; those that are compiled get the flags that were given for all. */
async function foundAll(
  asked: readonly CommandWithFlags[],
  options: ProgramOptions,
  folder: string,
): Promise<FoundCommand[]> {
  const found: FoundCommand[] = []
  for (const command of asked) {
    const one = await findCommand(wordsOf(command), folder)
    found.push(orUsage(orUsage(one), flagsOf(command)))
  }
  const given = flagsOf(options)
  const isBuilt = ({ language }: FoundCommand): boolean => (language?.compile.length ?? 0) > 0
  // The flags are used for the programs that can take them; if none can, that is a mistake.
  const getFlags = found.some(isBuilt) ? isBuilt : (): boolean => true
  const checked = found.some(({ language }) => language?.isSanitized)
  return found.map((one) => {
    const flags = getFlags(one) ? given : []
    const isChecked = options.sanitize === true && (one.language?.isSanitized === true || !checked)
    return orUsage(one, [...flags, ...(isChecked ? sanitizers : [])])
  })
}

function orUsage(
  found: FoundCommand | Result<FoundCommand, string>,
  flags: readonly string[] = [],
) {
  const bare = 'ok' in found ? found : ok(found)
  const one = bare.ok ? withFlags(bare.value, flags) : bare
  if (one.ok) return one.value
  throw new UsageProblem(one.error)
}

function flagsOf(from: CommandWithFlags | Pick<ProgramOptions, 'flags'>): readonly string[] {
  const flags = typeof from === 'string' ? '' : (from.flags ?? '')
  return flags.trim() === '' ? [] : wordsOrUsage(flags)
}

function wordsOf(command: CommandWithFlags): readonly string[] {
  return wordsOrUsage(typeof command === 'string' ? command : command.command)
}

function wordsOrUsage(text: string): readonly string[] {
  const words = wordsOfCommand(language, text)
  if (words.ok) return words.value
  throw new UsageProblem(words.error)
}
