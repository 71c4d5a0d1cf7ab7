#!/usr/bin/env node
import { nodeIo } from './io'
import { cliFilesWords } from './cli-files-words'
import { setLanguage } from '../language'
import { languageOfRun } from './language'
import { start } from './start'
import { timeoutOf } from './timeout'
import { toldBug } from './told-bug'

const args = process.argv.slice(2)
const io = nodeIo(__dirname)
// Before anything is loaded that has words.
setLanguage(languageOfRun(args, process.env))

/** In a process of its own where the time is limited: no other way ends one that waits for a disk. */
async function run(): Promise<number> {
  const seconds = timeoutOf(args)
  if (seconds === null) return start(args, io)
  const { IS_TIMED, withTimeout } = await import('./with-timeout')
  if (process.env[IS_TIMED] === undefined) return withTimeout(__filename, args, seconds, io)
  delete process.env[IS_TIMED]
  // Without the one that keeps its time it would go on for ever.
  process.once('disconnect', () => process.exit(1)).channel?.unref()
  return start(args, io)
}

run().then(
  (exitCode) => {
    process.exitCode = exitCode
  },
  (bug: unknown) => {
    process.stderr.write(`boardwright: ${cliFilesWords().internal({ bug: toldBug(bug) })}\n`)
    process.exitCode = 1
  },
)
