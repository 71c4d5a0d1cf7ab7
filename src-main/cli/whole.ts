import { dirname } from 'node:path'
import { setLanguage } from '../language'
import { cliFilesWords } from './cli-files-words'
import { nodeIo, type CliIo } from './io'
import { languageOfRun } from './language'
import type { ReadFile } from './read-bytes'
import { timeoutOf } from './timeout'
import { toldBug } from './told-bug'

/**
 * Runs any command line and sets the exit code. `script`: path of the built command line; `read`: the only file, if the
 * quick way has read it.
 */
export async function runWhole(
  args: readonly string[],
  script: string,
  read: ReadFile | null,
): Promise<void> {
  // Before any module with words is loaded.
  setLanguage(languageOfRun(args, process.env))
  process.exitCode = await timed(args, script, takingOnce(nodeIo(dirname(script)), read))
}

/** Tells of an error that is nobody’s mistake but ours, and sets the exit code. */
export function tellBug(bug: unknown): void {
  process.stderr.write(`boardwright: ${cliFilesWords().internal({ bug: toldBug(bug) })}\n`)
  process.exitCode = 1
}

/** Runs in its own process if the time is limited: only killing a process ends waiting for a disk. */
async function timed(args: readonly string[], script: string, io: CliIo): Promise<number> {
  const seconds = timeoutOf(args)
  const run = async (): Promise<number> => (await import('./run')).run(args, io)
  if (seconds === null) return run()
  const { IS_TIMED, withTimeout } = await import('./with-timeout')
  if (process.env[IS_TIMED] === undefined) return withTimeout(script, args, seconds, io)
  delete process.env[IS_TIMED]
  // Without the process that watches its time it would run forever.
  process.once('disconnect', () => process.exit(1)).channel?.unref()
  return run()
}

/** The same world, in which the first read gives what has been read already. */
export function takingOnce(io: CliIo, read: ReadFile | null): CliIo {
  let kept = read
  return {
    ...io,
    read: (file, most) => {
      const taken = kept ?? io.read(file, most)
      kept = null
      return taken
    },
  }
}
