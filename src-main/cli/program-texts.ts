import { resolve } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import { cliProgramsWords } from './cli-programs-words'
import type { CliIo } from './io'
import {
  runLimitsOf,
  withRunner,
  type CommandWithFlags,
  type Made,
  type ProgramOptions,
} from './with-programs'
import { requestFor } from '../programs/ready-program'
import type { ProgramRunner } from '../programs/program-runner'

/** Returns what a program writes on standard output, or why it gives none, a sentence. */
export type RunGenerator = (command: string) => Promise<Result<string, string>>

/** Runs programs that make levels from a folder, if they are trusted: passes to `work` the function that returns their texts. */
export async function withGenerators<T>(
  io: CliIo,
  folder: string,
  commands: readonly CommandWithFlags[],
  options: ProgramOptions & { readonly trust?: boolean },
  work: (run: RunGenerator) => Promise<T>,
): Promise<T> {
  const { generators: say } = cliProgramsWords()
  if (!options.trust || commands.length === 0)
    return work((command) => Promise.resolve(err(say.untrusted({ command }))))
  const each = [...new Set(commands)]
  return withRunner(
    io,
    each,
    options,
    (runner, made) =>
      work(async (command) => textOf(runner, made[each.indexOf(command)]!, folder, options)),
    folder,
  )
}

async function textOf(
  runner: ProgramRunner,
  made: Made,
  folder: string,
  options: ProgramOptions,
): Promise<Result<string, string>> {
  const { generators: say } = cliProgramsWords()
  if (!('command' in made)) return err(say.notBuilt)
  const request = requestFor(made, runLimitsOf(options))
  const end = await runner.run({ ...request, input: null, folder: resolve(folder) })
  if (end.stoppedBy !== null) return err(say.stopped({ limit: end.stoppedBy }))
  if (end.signal !== null || end.code !== 0)
    return err(say.ended({ code: end.signal ?? end.code ?? 0 }))
  return ok(end.output)
}
