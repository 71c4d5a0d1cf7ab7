#!/usr/bin/env node
import { nodeIo } from './io'
import { start } from './start'

start(process.argv.slice(2), nodeIo(__dirname)).then(
  (exitCode) => {
    process.exitCode = exitCode
  },
  (bug: unknown) => {
    const told = bug instanceof Error ? bug.stack : String(bug)
    process.stderr.write(`boardwright: internal error: ${told}\n`)
    process.exitCode = 1
  },
)
