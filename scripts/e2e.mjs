// npm run e2e [-- playwright arguments]: the tests that drive the built app in a real Electron window.
import { spawn } from 'node:child_process'
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
    const tool = spawn(
      process.execPath,
      [toolOf('@playwright/test', 'playwright'), 'test', ...args],
      {
        cwd: root,
        env: { ...screen.env, ELECTRON_EXE: electron.executable },
        stdio: 'inherit',
      },
    )
    return await new Promise((resolve) => tool.once('close', (code) => resolve(code ?? 1)))
  } finally {
    screen.stop()
  }
})
