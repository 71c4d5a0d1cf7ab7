#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads'
import { nodeIo } from './io'
import { cliFilesWords } from './cli-files-words'
import { setLanguage } from '../language'
import { languageOfRun } from './language'
import { start } from './start'
import { timeoutOf } from './timeout'

const args = process.argv.slice(2)
const io = nodeIo(__dirname)
// Before anything is loaded that has words.
setLanguage(languageOfRun(args, process.env))

/** In a thread of its own where the time is limited: the command line keeps its own thread busy to the end. */
async function run(): Promise<number> {
  const seconds = isMainThread ? timeoutOf(args) : null
  if (seconds === null) return start(args, io)
  const { withTimeout } = await import('./with-timeout')
  return withTimeout(__filename, args, seconds, io)
}

run().then(
  (exitCode) => {
    process.exitCode = exitCode
  },
  (bug: unknown) => {
    const told = bug instanceof Error ? bug.stack : String(bug)
    process.stderr.write(`boardwright: ${cliFilesWords().internal({ bug: told ?? '' })}\n`)
    process.exitCode = 1
  },
)
