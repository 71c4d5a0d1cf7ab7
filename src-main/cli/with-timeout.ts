import { Worker } from 'node:worker_threads'
import type { CliIo } from './io'
import { cliWords } from './cli-words'

/**
 * Runs a command line in a thread of its own, which can be stopped at any moment. `script` is what runs it
 * there. Gives its exit code, or 1 when the time was over.
 */
export function withTimeout(
  script: string,
  args: readonly string[],
  seconds: number,
  io: Pick<CliIo, 'err'>,
): Promise<number> {
  const worker = new Worker(script, { argv: [...args] })
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void worker.terminate()
    }, seconds * 1000)
    worker.once('error', reject)
    worker.once('exit', (exitCode) => {
      clearTimeout(timer)
      if (isLate) io.err(`${cliWords().wrong.late({ seconds })}\n`)
      resolve(isLate ? 1 : exitCode)
    })
  })
}
