// npm run e2e [-- playwright arguments]: the tests that drive the built app in a real Electron window.
import { ended, spawnChild } from './lib/children.mjs'
import { testScreen } from './lib/display.mjs'
import { electronLine } from './lib/electron-runtime.mjs'
import { root, toolOf } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say } from './lib/say.mjs'

await runScript(async (args) => {
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  const screen = await testScreen()
  try {
    const tool = spawnChild(
      process.execPath,
      [toolOf('@playwright/test', 'playwright'), 'test', ...args],
      {
        cwd: root,
        env: { ...screen.env, ELECTRON_EXE: electron.executable },
        stdio: 'inherit',
      },
    )
    return await ended(tool)
  } finally {
    screen.stop()
  }
})
