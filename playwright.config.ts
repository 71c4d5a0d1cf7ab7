import { defineConfig } from '@playwright/test'
import { PATIENCE, TEST_PATIENCE } from './e2e/patience'
import { pathOfQuickPython } from './scripts/unit/quick-python.mjs'

// For the programs that the app runs in tests.
process.env.PATH = pathOfQuickPython()

// One worker a screen: windows on one screen take the focus from each other.
const screens = process.env.E2E_SCREENS?.split(' ')

// Run through `npm run e2e`, which names the Electron in ELECTRON_EXE and provides a screen.
export default defineConfig({
  testDir: 'e2e/tests',
  outputDir: 'test-results',
  // The accessibility trees are the same on every system.
  snapshotPathTemplate: 'e2e/trees/{arg}{ext}',
  workers: screens?.length ?? 1,
  fullyParallel: true,
  retries: 0,
  // No test asserts times: these are for what never comes, on a busy machine too.
  timeout: TEST_PATIENCE,
  expect: { timeout: PATIENCE },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./scripts/e2e/reporter.mjs']],
})
