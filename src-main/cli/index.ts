#!/usr/bin/env node
import { join } from 'node:path'
import { quickForm, type QuickModule } from './quick-form'

const args = process.argv.slice(2)
const quick = quickForm(args)
const answered = quick ? (quickModule(quick.game)?.answer(quick.file) ?? null) : null
// All is written by then; an end that waits until everything is tidied up takes longer than many an answer.
if (typeof answered === 'number') process.exit(answered)
void import('./whole').then(({ runWhole }) => runWhole(args, __filename, answered))

/** The quick way of a game as it was built; null for an unknown game. */
function quickModule(game: string): QuickModule | null {
  try {
    // Node’s own `createRequire` would take as long to load as half of the game.
    // oxlint-disable-next-line typescript/no-require-imports
    return require(join(__dirname, 'quick', `${game}.js`)) as QuickModule
  } catch {
    // The whole command line says what is wrong.
    return null
  }
}
