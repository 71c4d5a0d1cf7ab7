import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCaptured } from '../../src-main/cli/testing/captured-io'
import { withCommands } from '../lib/command-reference.mjs'
import { root } from '../lib/paths.mjs'

test('docs/cli.md has the help of all commands as they print it (npm run docs -- --commands)', async () => {
  const page = await withCommands(async (words) => {
    const { exitCode, out } = await runCaptured(words)
    expect([words, exitCode]).toEqual([words, 0])
    return out
  })
  expect(readFileSync(join(root, 'docs/cli.md'), 'utf8')).toBe(page)
  for (const command of ['answer', 'judge', 'man']) expect(page).toContain(`### ${command}\n`)
})
