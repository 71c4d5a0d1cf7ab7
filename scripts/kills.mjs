// npm run kills [-- --kills N] [--seed N]: edits the built app by script, kills it at random moments and looks what comes
// back, 200 times by default: half of them while levels are edited, half while answers, packages and certificates of a set
// are written and programs run on it. The tests of the same name do this a few times with each `npm run e2e`.
import { electronLine } from './lib/electron-runtime.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say } from './lib/say.mjs'
import { countAndSeed } from './lib/seeded.mjs'

await runScript(async (args) => {
  const { count: kills, seed } = countAndSeed(args, 'kills', 'kills', 200)
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
