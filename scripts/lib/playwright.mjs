// The e2e tests of a real Electron, on screens of their own.
import { ended, spawnChild } from './children.mjs'
import { testScreens } from './display.mjs'
import { root, toolOf } from './paths.mjs'

/** Runs Playwright with its arguments; returns its exit code. `env`: variables for the tests, in addition to their screens. */
export async function runPlaywright(args, env) {
  const screens = await testScreens()
  try {
    const tool = spawnChild(
      process.execPath,
      [toolOf('@playwright/test', 'playwright'), 'test', ...args],
      { cwd: root, env: { ...screens.env, ...env }, stdio: 'inherit' },
    )
    return await ended(tool)
  } finally {
    screens.stop()
  }
}
