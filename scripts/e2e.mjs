// npm run e2e [-- playwright arguments]: the tests that drive the built app in a real Electron window.
// npm run e2e -- --packaged […]: the same tests with the app packed as for a release, but for its inspector.
// npm run e2e -- --chromium […]: those that need no Electron, with a current Chromium and a plain Node in its place.
import { join } from 'node:path'
import { electronLine } from './lib/electron-runtime.mjs'
import { root } from './lib/paths.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say } from './lib/say.mjs'

await runScript(async (given) => {
  const isPackaged = given.includes('--packaged')
  const args = given.filter((word) => word !== '--packaged' && word !== '--chromium')
  if (given.includes('--chromium')) return runInChromium(args)
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  const executable = isPackaged ? await packed(electron) : electron.executable
  return runPlaywright(args, {
    ELECTRON_EXE: executable,
    E2E_PACKAGED: isPackaged ? '1' : '',
  })
})

async function runInChromium(args) {
  await prepare({ withBuild: true, withElectron: false })
  const { buildHost, ensureChromium } = await import('./lib/chromium.mjs')
  const { executable, version } = ensureChromium()
  say(`Chromium ${version} (${executable})`)
  const host = await buildHost()
  return runPlaywright(args, { CHROMIUM_EXE: executable, CHROMIUM_HOST: host })
}

/** Packs again each time, so that no old package is tested for a new one. */
async function packed(electron) {
  const { packFolder } = await import('./package/folder.mjs')
  const output = join(root, 'dist/tested')
  const { executable, fuses } = await packFolder(electron, { output, isTested: true })
  say(`Testing ${executable}, whose fuses are:\n${fuses.join('\n')}`)
  return executable
}
