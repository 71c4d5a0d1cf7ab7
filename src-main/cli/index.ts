#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { quickForm, type QuickModule } from './quick-form'
import type { ReadFile } from './read-bytes'

const args = process.argv.slice(2)

async function run(): Promise<void> {
  const answered = quickly()
  // All is written by then; an end that waits until everything is tidied up takes longer than many an answer.
  if (typeof answered === 'number') process.exit(answered)
  const { runWhole } = await import('./whole')
  await runWhole(args, __filename, answered)
}

/** What the quick way of a game has come to; null if it cannot be taken. */
function quickly(): number | ReadFile | null {
  const form = quickForm(args)
  const script = form && join(__dirname, 'quick', `${form.game}.js`)
  // Of a game that is not known the whole command line tells.
  if (!script || !existsSync(script)) return null
  // `createRequire` is in a module of Node that takes a millisecond to load.
  // oxlint-disable-next-line typescript/no-require-imports
  return (require(script) as QuickModule).answer(form.file)
}

run().catch(async (bug: unknown) => (await import('./whole')).tellBug(bug))
