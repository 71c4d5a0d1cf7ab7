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
// Before any module with words is loaded.
setLanguage(languageOfRun(args, process.env))

/** Runs in its own process if the time is limited: only killing a process ends waiting for a disk. */
async function run(): Promise<number> {
  const seconds = timeoutOf(args)
  if (seconds === null) return start(args, io)
  const { IS_TIMED, withTimeout } = await import('./with-timeout')
  if (process.env[IS_TIMED] === undefined) return withTimeout(__filename, args, seconds, io)
  delete process.env[IS_TIMED]
  // Without the process that watches its time it would run forever.
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
