import { CommanderError } from 'commander'
import { visible } from '@core/kernel/text-reader'
import type { CliIo } from './io'
import { isOutputLost, tellOutputLost } from './output-lost'
import { commandError, UsageProblem } from './problems'
import { makeProgram } from './program'

const WRONG_USAGE = 2

/** Runs one command line (without node and script). Returns the exit code; never throws for mistakes of the user. */
export async function run(args: readonly string[], io: CliIo): Promise<number> {
  let exitCode = 0
  const program = makeProgram(io, (code) => (exitCode = code))
  try {
    await program.parseAsync([...args], { from: 'user' })
    return exitCode
  } catch (reason) {
    if (isOutputLost(reason)) return tellOutputLost(reason, io)
    // Commander has printed its own problems already; help and version come this way too.
    if (reason instanceof CommanderError) return reason.exitCode === 0 ? 0 : WRONG_USAGE
    if (reason instanceof UsageProblem) {
      io.err(commandError(visible(reason.message)))
      if (reason.more !== '') io.err(`${reason.more.split('\n').map(visible).join('\n')}\n`)
      return WRONG_USAGE
    }
    throw reason
  }
}
