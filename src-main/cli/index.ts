#!/usr/bin/env node
import { nodeIo } from './io'
import { run } from './run'
import { systemReason } from './system-reason'

run(process.argv.slice(2), nodeIo()).then(
  (exitCode) => {
    process.exitCode = exitCode
  },
  (reason: unknown) => {
    // Standard output on a full disk ends up here too; a bug brings its stack along.
    const isSystem = reason instanceof Error && 'syscall' in reason
    const told = reason instanceof Error && !isSystem ? reason.stack : systemReason(reason)
    process.stderr.write(`boardwright: ${told}\n`)
    process.exitCode = 1
  },
)
