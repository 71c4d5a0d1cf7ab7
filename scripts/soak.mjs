// npm run soak [-- --minutes N] [--seed N]: uses the built app at random, 20 minutes by default, and tells what its page
// holds after each. The test of the same name does some acts of it with each `npm run e2e`.
import { electronLine } from './lib/electron-runtime.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say } from './lib/say.mjs'
import { countAndSeed } from './lib/seeded.mjs'

await runScript(async (args) => {
  const { count: minutes, seed } = countAndSeed(args, 'soak', 'minutes', 20)
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  say(`${minutes} minutes, seed ${seed}`)
  return runPlaywright(['e2e/tests/random-use.spec.ts', '--reporter=line', '--timeout=0'], {
    ELECTRON_EXE: electron.executable,
    BOARDWRIGHT_SOAK: String(minutes),
    BOARDWRIGHT_SOAK_SEED: String(seed),
  })
})
