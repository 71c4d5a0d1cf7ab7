import type { Result } from '@core/kernel/result'
import { isOutputLost, tellOutputLost, type CliIo } from './io'
import { quickAnswer } from './quick-answer'

/** Runs one command line (without node and script) in the quickest possible way. Returns the exit code. */
export async function start(args: readonly string[], io: CliIo): Promise<number> {
  // A file that the quick way has read is not read again: a pipe would be empty.
  const kept = new Map<string, Result<Uint8Array, string>>()
  const keeping: CliIo = {
    ...io,
    read: (file, most) => {
      const read = io.read(file, most)
      kept.set(file, read)
      return read
    },
  }
  const taking: CliIo = {
    ...io,
    read: (file, most) => {
      const read = kept.get(file) ?? io.read(file, most)
      kept.delete(file)
      return read
    },
  }
  try {
    const exitCode = await quickAnswer(args, keeping)
    if (exitCode !== null) return exitCode
  } catch (reason) {
    if (isOutputLost(reason)) return tellOutputLost(reason, io)
    throw reason
  }
  const { run } = await import('./run')
  return run(args, taking)
}
