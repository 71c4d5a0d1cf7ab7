import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root, toolOf } from '../lib/paths.mjs'

test('pictures can be taken: nothing beside them keeps their files from loading', () => {
  const args = ['test', '--list', '--config', 'e2e/manual/playwright.config.ts']
  const { status, stdout } = spawnSync(
    process.execPath,
    [toolOf('@playwright/test', 'playwright'), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ELECTRON_EXE: 'none' } },
  )
  expect(status, stdout).toBe(0)
  expect(stdout).toMatch(/pictures\.spec\.ts/)
})
