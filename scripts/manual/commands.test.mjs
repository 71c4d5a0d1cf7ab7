import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withCommands } from '../lib/command-reference.mjs'
import { root } from '../lib/paths.mjs'
import { builtApp } from '../unit/built-app.mjs'

test('docs/cli.md has the help of all commands as they print it (npm run docs -- --commands)', async () => {
  const page = withCommands(join(await builtApp(), 'cli.js'))
  expect(readFileSync(join(root, 'docs/cli.md'), 'utf8')).toBe(page)
  for (const command of ['answer', 'judge', 'man']) expect(page).toContain(`### ${command}\n`)
})
