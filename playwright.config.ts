import { defineConfig } from '@playwright/test'

// Run through `npm run e2e`, which names the Electron in ELECTRON_EXE and provides a screen.
export default defineConfig({
  testDir: 'e2e/tests',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
})
