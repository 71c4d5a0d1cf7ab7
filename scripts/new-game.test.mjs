// Lays out a game in a copy of the sources and lets the suites look at it: what is laid out passes all of it, and is registered.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, toolOf } from './lib/paths.mjs'
import { stretched } from './unit/machine-load.mjs'

const folder = mkdtempSync(join(tmpdir(), 'boardwright-new-game-'))
const copied = [
  'docs',
  'e2e',
  'fuzz',
  'languages',
  'package.json',
  'package-lock.json',
  'vitest.config.mts',
  'scripts',
  'src-main',
  'src-renderer',
]

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

beforeAll(() => {
  const configs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name))
  for (const name of [...copied, ...configs])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('refuses an id that is none, or one that is taken', () => {
  expect(run('scripts/new-game.mjs', 'Chess 960')).toMatchObject({ status: 1 })
  expect(run('scripts/new-game.mjs', 'rockets').output).toContain(
    'There is a game rockets already.',
  )
})

test(
  'lays out a game that passes conformance, with a view, words, a page of the manual and golden files that stay as they are',
  () => {
    expect(run('scripts/new-game.mjs', 'chess', 'Chess')).toMatchObject({ status: 0 })
    const registry = readFileSync(join(folder, 'src-main/core/games/registry.ts'), 'utf8')
    expect(registry).toContain("import { chessIn } from './chess/index'")
    expect(run('scripts/words.mjs')).toMatchObject({ status: 0 })
    expect(run('scripts/accept.mjs', 'chess').output).toContain(
      'samples of chess: 0 files changed.',
    )
    const suites = [
      'src-main/core/games/registry.test.ts',
      'src-renderer/games/views.test.ts',
      'scripts/manual',
      'scripts/words/words.test.mjs',
    ]
    const { status, output } = run(
      toolOf('vitest'),
      'run',
      ...suites,
      '-t',
      'chess|manual|every page',
      '--reporter=dot',
    )
    expect(output).toMatch(/Tests +(?!.*failed).*passed/)
    expect(status, output).toBe(0)
  },
  stretched(600_000),
)
