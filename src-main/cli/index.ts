#!/usr/bin/env node
import { join } from 'node:path'
import { loadQuick } from './load-quick'
import { quickForm } from './quick-form'
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
  if (!form) return null
  // Of a game that is not known the whole command line tells.
  return loadQuick(join(__dirname, 'quick', `${form.game}.js`))?.answer(form.file) ?? null
}

run().catch(async (bug: unknown) => (await import('./whole')).tellBug(bug))
