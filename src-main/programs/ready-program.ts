import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import { usualLimits, type RunLimits } from '@core/judging/run-end'
import { isSanitized, sanitizedCommand, sanitizedLimits } from './compiler-flags'
import { findCommand, type FoundCommand } from './found-command'
import { findInPath } from './isolation'
import { filledIn, firstFound } from './languages'
import type { ProgramRunner } from './program-runner'
import type { ProgramRunRequest } from './run-request'
import { setsWords } from '../sets/sets-words'

/** Compilers may take more than programs. */
const compileLimits: RunLimits = {
  ...usualLimits,
  wall: 60_000,
  cpu: 60_000,
  memory: 4 * 2 ** 30,
  processes: 256,
}

/** A program that can be run. */
export interface ReadyProgram {
  /** Absolute path of what is run, and its arguments. */
  readonly command: readonly string[]
  /** Changes with the command and with each file that it names; after a change, tests have to be run again. */
  readonly hash: string
  /** Built with checks, which take more than the program itself. */
  readonly isSanitized?: true
}

/** The request to run a program with its limits, which are larger with built-in checks. */
export function requestFor(
  { command, isSanitized }: ReadyProgram,
  limits: RunLimits,
): Pick<ProgramRunRequest, 'command' | 'limits' | 'isSanitized'> {
  return isSanitized
    ? { command, limits: sanitizedLimits(limits), isSanitized }
    : { command, limits }
}

/** Why a program cannot be run: its command is wrong, or it does not compile. */
export interface NotReady {
  readonly kind: 'command' | 'compile'
  /** A sentence, or the output of the compiler. */
  readonly message: string
}

/** The parts that prepare programs. */
export interface ReadyParts {
  /** Paths are taken from it. */
  readonly folder: string
  /** The folder of builds, named by hash. */
  readonly builds: string
  readonly runner: Pick<ProgramRunner, 'run'>
  /** Ends a running compiler, whose result is then meaningless. */
  readonly stop?: AbortSignal
}

/**
 * Makes a program ready to run. `words`: a command, or one source file of a known language, which is compiled where that
 * is needed.
 */
export async function makeReady(
  words: readonly string[],
  making: ReadyParts,
): Promise<Result<ReadyProgram, NotReady>> {
  const found = await findCommand(words, making.folder)
  if (!found.ok) return notReady(found.error)
  return makeFoundReady(found.value, await hashOf(found.value), making)
}

/** The same for a command that was found, with its hash. */
export async function makeFoundReady(
  { language, words, flags = [] }: FoundCommand,
  hash: string,
  { builds, runner, stop }: Omit<ReadyParts, 'folder'>,
): Promise<Result<ReadyProgram, NotReady>> {
  if (!language) return ok({ command: words, hash })
  const [source, ...others] = words as readonly [string, ...string[]]
  const folder = join(builds, hash.slice(0, 32))
  const run = await firstFound(language.run)
  const compile = language.compile.length > 0 ? await firstFound(language.compile) : []
  if (!run || !compile) {
    const tools = [...language.compile, ...language.run].map(([tool]) => tool!)
    const names = [...new Set(tools)].filter((tool) => !tool.includes('{'))
    const { command: words } = setsWords()
    const either = names.reduce((first, last) => words.either({ first, last }))
    return notReady(words.needs({ language: language.name, tools: either }))
  }
  if (compile.length > 0) {
    await mkdir(folder, { recursive: true })
    const [tool, ...rest] = filledIn(compile, source, folder, flags)
    const path = await findInPath(tool!)
    const end = await runner.run({
      command: [path!, ...rest],
      input: null,
      limits: compileLimits,
      folder,
      ...(stop && { stop }),
    })
    if (end.code !== 0) {
      const said =
        `${end.errors}${end.output}`.trim() || setsWords().command.noWord({ tool: tool! })
      return err({ kind: 'compile', message: said })
    }
  }
  const [tool, ...rest] = filledIn(run, source, folder)
  const program = isAbsolute(tool!) ? tool! : (await findInPath(tool!))!
  const command = [program, ...rest, ...others]
  if (!isSanitized(flags)) return ok({ command, hash })
  return ok({ command: await sanitizedCommand(command), hash, isSanitized: true })
}

/** Changes with the command and with each file that it names. */
export async function hashOf({ words, files, flags }: FoundCommand): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(flags ? [words, flags] : words))
  for (const file of files)
    try {
      for await (const bytes of createReadStream(file)) hash.update(bytes as Uint8Array)
    } catch {
      // Whoever runs it reports this.
    }
  return hash.digest('hex')
}

function notReady(message: string): Result<never, NotReady> {
  return err({ kind: 'command', message })
}
