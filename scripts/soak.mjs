// npm run soak [-- --minutes N] [--seed N]: uses the built app at random, 20 minutes by default, and tells what its page
// holds after each. The test of the same name does some acts of it with each `npm run e2e`.
import { parseArgs } from 'node:util'
import { electronLine } from './lib/electron-runtime.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

await runScript(async (args) => {
  const { minutes, seed } = readOptions(args)
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  say(`${minutes} minutes, seed ${seed}`)
  return runPlaywright(['e2e/tests/random-use.spec.ts', '--reporter=line', '--timeout=0'], {
    ELECTRON_EXE: electron.executable,
    BOARDWRIGHT_SOAK: String(minutes),
    BOARDWRIGHT_SOAK_SEED: String(seed),
  })
})

function readOptions(given) {
  const options = { minutes: { type: 'string' }, seed: { type: 'string' } }
  const { values } = parseArgs({ args: given, options })
  const minutes = Number(values.minutes ?? 20)
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  if (!Number.isSafeInteger(minutes) || minutes < 1 || !Number.isSafeInteger(seed)) {
    throw new Trouble('Usage: npm run soak [-- --minutes N --seed N]')
  }
  return { minutes, seed }
}
