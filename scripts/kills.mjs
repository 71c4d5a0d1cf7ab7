// npm run kills [-- --kills N] [--seed N]: edits the built app by script, kills it at random moments and looks what comes
// back, 200 times by default: half of them while levels are edited, half while answers, packages and certificates of a set
// are written and programs run on it. The tests of the same name do this a few times with each `npm run e2e`.
import { parseArgs } from 'node:util'
import { electronLine } from './lib/electron-runtime.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

await runScript(async (args) => {
  const { kills, seed } = readOptions(args)
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  say(`${kills} kills, seed ${seed}`)
  // Two tests do them all, however many they are.
  return runPlaywright(['e2e/tests/kills.spec.ts', '--reporter=line', '--timeout=0'], {
    ELECTRON_EXE: electron.executable,
    BOARDWRIGHT_KILLS: String(kills),
    BOARDWRIGHT_KILLS_SEED: String(seed),
  })
})

function readOptions(given) {
  const options = { kills: { type: 'string' }, seed: { type: 'string' } }
  const { values } = parseArgs({ args: given, options })
  const kills = Number(values.kills ?? 200)
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  if (!Number.isSafeInteger(kills) || kills < 1 || !Number.isSafeInteger(seed)) {
    throw new Trouble('Usage: npm run kills [-- --kills N --seed N]')
  }
  return { kills, seed }
}
