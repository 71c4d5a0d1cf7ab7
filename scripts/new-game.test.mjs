// Lays out a game in a copy of the sources and looks at it as `npm test` would: types, format and unit tests are as they were.
// The ordinary run looks at what a game adds; with --long everything is looked at, the page and its components as well.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, toolOf } from './lib/paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'boardwright-new-game-'))
const isLong = process.env.LONG_TESTS !== undefined
const copied = [
  'docs',
  'e2e',
  'languages',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.types.json',
  'package.json',
  'package-lock.json',
  'vitest.config.mts',
  'schedules',
  'scripts',
  'src-main',
  'src-renderer',
  ...(isLong ? ['bench', 'fuzz', 'playwright.config.ts', 'electron.vite.config.ts'] : []),
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
  if (!isLong) mkdirSync(join(folder, 'fuzz'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('refuses an id that is none, or one that is taken, and a title that a catalogue cannot hold', () => {
  expect(run('scripts/new-game.mjs', 'Chess 960')).toMatchObject({ status: 1 })
  expect(run('scripts/new-game.mjs', 'rockets').output).toContain(
    'There is a game rockets already.',
  )
  const board = readFileSync(join(folder, 'languages/en/board.json'), 'utf8')
  expect(run('scripts/new-game.mjs', 'board').output).toContain('board.json already exists')
  expect(readFileSync(join(folder, 'languages/en/board.json'), 'utf8')).toBe(board)
  expect(run('scripts/new-game.mjs', 'chess', 'The "game" {of} kings')).toMatchObject({ status: 1 })
  expect(existsSync(join(folder, 'src-main/core/games/chess'))).toBe(false)
})

describe('a game that is laid out', () => {
  const page = 'src-renderer/games/chess'
  const core = 'src-main/core/games/chess'
  const registry = 'src-main/core/games/registry.ts'
  beforeAll(() => {
    const { status, output } = run('scripts/new-game.mjs', 'chess', 'Chess')
    expect(status, output).toBe(0)
  })

  test('is registered once, among the games and among their ids', () => {
    const text = readFileSync(join(folder, registry), 'utf8')
    expect(text.match(/\bchess/g)).toHaveLength(5)
    expect(text).toContain("import { chessIn } from './chess/index'\n")
    expect(text).toContain('  chess: chessIn,\n}')
    expect(text).toMatch(/'chess',?\s*\] as const/)
  })

  test('has a core of at most 300 lines of code', () => {
    const lines = readdirSync(join(folder, core), { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => readFileSync(join(folder, core, name), 'utf8').split('\n'))
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(300)
  })

  test('has the format of the house', () => {
    const made = [registry, core, page, ...languageFiles()]
    const { status, output } = run(toolOf('oxfmt'), '--check', ...(isLong ? ['.'] : made))
    expect(status, output).toBe(0)
    expect(output).toContain('correct format')
  })

  test('has the types of the house', () => {
    const looked = isLong
      ? ['src-main', 'src-renderer', 'bench', 'e2e', 'fuzz']
      : [registry, core, page, ...users(['src-main', 'src-renderer'])]
    const config = ['-c', '.oxlintrc.types.json', '--type-aware', '--type-check']
    const { status, output } = run(toolOf('oxlint'), ...config, ...looked)
    expect(output).toContain('Found 0 warnings and 0 errors.')
    expect(status, output).toBe(0)
    if (!isLong) return
    expect(run('scripts/lint/components.mjs')).toMatchObject({ status: 0, output: '' })
  })

  test('passes conformance with golden files that stay as they are, and has words and a page of the manual', () => {
    const suites = ['src-main/core/games/registry', 'scripts/manual/manual', 'scripts/words/words']
    suites.push('scripts/manual/help-places')
    if (isLong) suites.push('src-main/core/games', 'src-renderer/games')
    const wanted = ['-t', `chess|lists the ids|manual|every page${isLong ? '|undo|ending' : ''}`]
    const how = ['--maxWorkers=1', '--reporter=dot']
    if (!isLong) how.push('--project=main')
    const { status, output } = run(toolOf('vitest'), 'run', ...suites, ...wanted, ...how)
    expect(output).toMatch(/Tests +(?!.*failed).*passed/)
    expect(status, output).toBe(0)
    if (!isLong) return
    expect(run('scripts/accept.mjs', 'chess').output).toContain(
      'samples of chess: 0 files changed.',
    )
  })
})

function languageFiles() {
  return readdirSync(join(root, 'languages')).flatMap((code) => [
    `languages/${code}/chess.json`,
    `docs/manual/${code}/game-chess.md`,
    `docs/manual/${code}/index.md`,
  ])
}

/** The files that speak of the ids of all games, which a further id may make wrong. */
function users(folders) {
  return folders
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true }).map((path) => join(name, path)),
    )
    .filter(
      (path) =>
        /(?<!\.test)\.ts$/.test(path) &&
        /\b(GameId|gameIds)\b/.test(readFileSync(join(folder, path), 'utf8')),
    )
}
