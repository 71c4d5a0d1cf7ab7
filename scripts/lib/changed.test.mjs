import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { planFor, TRIED_BY } from './changed.mjs'
import { toolOf } from './paths.mjs'
import { stageFor } from './stages.mjs'

const texts = {
  'README.md': '',
  'scripts/lib/say.mjs': '',
  'src-main/core/kernel/rng.ts': '',
  'src-main/core/games/janken/model.ts': '',
  'src-main/core/kernel/rng.test.ts': `import { rng } from './rng'`,
  'src-main/core/kernel/index.ts': `export * from './rng'`,
  'src-main/core/sets/set.ts': `import type {\n  Rng,\n} from '@core/kernel'`,
  'src-main/core/sets/set.test.ts': `const { open } = await import('./set')`,
  'src-renderer/set/open.svelte.ts': `import { set } from '@core/sets/set'`,
  'src-renderer/set/SetPage.svelte': `  import { Open } from './open.svelte'`,
  'src-renderer/set/set-page.test.ts': `import SetPage from './SetPage.svelte'`,
  'src-renderer/set/open.test.ts': `import { Open } from './open.svelte'`,
  'scripts/new-game.test.mjs': `spawn('src-renderer')`,
  'src-main/cli/program.ts': '',
  'src-main/cli/program.test.ts': `readFileSync('README.md')`,
  'src-main/cli/help.test.ts': `readFileSync('help.txt')`,
  'e2e/fixtures.ts': `import { a } from './electron'`,
  'e2e/electron.ts': '',
  'e2e/pages/chart.ts': `import { b } from '../fixtures'`,
  'e2e/planted.ts': `const planted = "import c from './electron'"`,
  'e2e/tests/chart.spec.ts': `import { c } from '../pages/chart'\nsamplePath('rockets')`,
  'e2e/tests/janken.spec.ts': `import { test } from '../fixtures'\nsamplePath('janken')`,
  'e2e/tests/every.spec.ts': `import { games } from '../../src-main/core/games/registry'`,
  'e2e/tests/command-line.spec.ts': `run('cli/cli.js')`,
  'e2e/tests/open-and-step.spec.ts': '',
  'e2e/tests/tabs.spec.ts': '',
}
const specs = Object.keys(texts).filter((file) => file.endsWith('.spec.ts'))
const files = Object.keys(texts)
const read = (file) => texts[file]
/** What each text was before: all of them have loaded what they load now. */
const before = (file) => (file in texts ? `${texts[file]}\nconst more = 1` : null)
const plan = (...changed) => planFor(changed, { files, read, before })
const e2eOf = (...changed) => plan(...changed).stages.e2e

test('a change of words formats its file and runs what reads documents', () => {
  expect(plan('README.md')).toEqual({
    stages: {
      format: ['README.md'],
      lint: [],
      lintComponents: [],
      fences: false,
      types: [],
      components: [],
      workflows: false,
      unit: ['src-main/cli/program.test.ts'],
      e2e: [],
    },
    left: [
      'formatting and lint of what did not change',
      'types of files and components that do not load the change',
      'import fences, as everything loads what it loaded',
      'workflows',
      'unit tests that do not load the change, unless they are short and read files',
      '6 of 6 e2e files (a change of the page is tried by those named like its room)',
    ],
  })
})

test('unit tests run that load a change, however far, or read files', () => {
  const unitOf = (...changed) => plan(...changed).stages.unit
  const reading = ['src-main/cli/program.test.ts', 'src-main/cli/help.test.ts']
  const setTests = ['src-main/core/sets/set.test.ts', 'src-renderer/set/open.test.ts']
  expect(unitOf('src-main/core/sets/set.ts')).toEqual(expect.arrayContaining(setTests))
  expect(unitOf('src-main/core/sets/set.ts')).toHaveLength(4)
  expect(unitOf('src-main/core/kernel/rng.ts').toSorted()).toEqual(
    [...setTests, ...reading, 'src-main/core/kernel/rng.test.ts'].toSorted(),
  )
  expect(unitOf('src-renderer/set/open.svelte.ts')).toEqual(['src-renderer/set/open.test.ts'])
  expect(unitOf('src-renderer/set/SetPage.svelte')).toEqual([])
  // A long one, unless only the product has changed.
  expect(unitOf('.oxlintrc.json')).toContain('scripts/new-game.test.mjs')
  expect(unitOf('src-renderer/gone.ts')).toEqual([])
})

test('what is loaded by a pattern of names is loaded', () => {
  const games = {
    'src-renderer/looks.ts': `import.meta.glob<Look>(\n  './games/*/look.ts',\n)`,
    'src-renderer/looks.test.ts': `import { looks } from './looks'`,
    'src-renderer/all.test.ts': `import.meta.glob('@core/**/model.ts')`,
    'src-renderer/games/janken/look.ts': '',
    'src-renderer/games/janken/corner/look.ts': '',
    'src-main/core/games/janken/model.ts': '',
    'src-main/core/model.ts': '',
  }
  const testsFor = (file) =>
    planFor([file], { files: Object.keys(games), read: (one) => games[one], before }).stages.unit
  expect(testsFor('src-renderer/games/janken/look.ts')).toEqual(['src-renderer/looks.test.ts'])
  expect(testsFor('src-renderer/games/janken/corner/look.ts')).toEqual([])
  expect(testsFor('src-main/core/games/janken/model.ts')).toEqual(['src-renderer/all.test.ts'])
  expect(testsFor('src-main/core/model.ts')).toEqual(['src-renderer/all.test.ts'])
})

test('types are looked at in what loads a change, and everywhere where that does not tell', () => {
  const typesOf = (...changed) => plan(...changed).stages.types
  expect(typesOf('src-renderer/set/open.svelte.ts').toSorted()).toEqual([
    'src-renderer/set/open.svelte.ts',
    'src-renderer/set/open.test.ts',
    'src-renderer/set/set-page.test.ts',
  ])
  expect(typesOf('src-renderer/set/gone.ts')).toBe(true)
  expect(typesOf('src-renderer/env.d.ts')).toBe(true)
  expect(typesOf('tsconfig.json')).toBe(true)
})

test('components are looked at that load a change, and all where that does not tell', () => {
  const componentsOf = (...changed) => plan(...changed).stages.components
  const setPage = 'src-renderer/set/SetPage.svelte'
  expect(componentsOf('src-main/core/kernel/rng.ts')).toEqual([setPage])
  expect(componentsOf(setPage)).toEqual([setPage])
  expect(componentsOf('src-main/cli/program.ts')).toEqual([])
  expect(componentsOf('src-renderer/set/Gone.svelte')).toBe(true)
  expect(componentsOf('src-renderer/env.d.ts')).toBe(true)
  expect(componentsOf('src-renderer/theme.css')).toBe(true)
})

test('import fences are looked at where something is loaded anew or is gone', () => {
  const fencesOf = (...changed) => plan(...changed).stages.fences
  const page = 'src-renderer/set/open.svelte.ts'
  expect(fencesOf(page, 'README.md', 'e2e/fixtures.ts')).toBe(false)
  expect(fencesOf('src-renderer/set/gone.ts')).toEqual(['src-renderer/'])
  expect(fencesOf('src-renderer/set/gone.ts', 'bench/gone.ts')).toBe(true)
  expect(fencesOf('scripts/lint/rooms.json')).toBe(true)
  const whenWas = (text) => planFor([page], { files, read, before: () => text }).stages.fences
  expect(whenWas('')).toEqual(['src-renderer/'])
  expect(whenWas(null)).toEqual(['src-renderer/'])
  expect(whenWas(`${texts[page]}\nimport 'konva'`)).toEqual(['src-renderer/'])
  expect(whenWas(`import { more } from '@core/sets/set'`)).toBe(false)
})

describe('e2e runs', () => {
  test('whole for a change that any window shows', () => {
    expect(e2eOf('src-main/core/kernel/rng.ts')).toHaveLength(specs.length)
    expect(e2eOf('src-renderer/gone.ts')).toHaveLength(specs.length)
  })
  test('what is named like its room for a change of the page, and a whole way of a user', () => {
    const way = 'e2e/tests/open-and-step.spec.ts'
    expect(e2eOf('src-renderer/timeline/chart/gone.ts')).toEqual(['e2e/tests/chart.spec.ts', way])
    expect(e2eOf('src-renderer/workspace/gone.ts')).toEqual([way, 'e2e/tests/tabs.spec.ts'])
    expect(e2eOf('src-renderer/public/gone.ts')).toEqual([way, 'e2e/tests/tabs.spec.ts'])
    expect(e2eOf('src-renderer/dock/gone.ts')).toEqual([way, 'e2e/tests/tabs.spec.ts'])
  })
  test('what opens a game for a change of that game', () => {
    const janken = ['e2e/tests/janken.spec.ts', 'e2e/tests/every.spec.ts']
    expect(e2eOf('src-main/core/games/janken/model.ts')).toEqual(janken)
  })
  test('what starts the command line for a change of that', () => {
    expect(e2eOf('src-main/cli/program.ts')).toEqual(['e2e/tests/command-line.spec.ts'])
  })
  test('what loads a file of the tests, however far, for a change of that', () => {
    expect(e2eOf('e2e/pages/chart.ts')).toEqual(['e2e/tests/chart.spec.ts'])
    expect(e2eOf('e2e/electron.ts')).toEqual([
      'e2e/tests/chart.spec.ts',
      'e2e/tests/janken.spec.ts',
    ])
  })
  test('not for unit tests', () => {
    expect(e2eOf('src-main/core/kernel/rng.test.ts')).toEqual([])
  })
})

test('a change of the page runs what names the page of all that reads files', () => {
  const readers = { 'scripts/a.test.mjs': "readFileSync('src-renderer/x')", ...texts }
  const { stages } = planFor(['src-renderer/ui/gone.ts'], {
    files: Object.keys(readers),
    read: (file) => readers[file],
    before,
  })
  expect(stages.unit).toEqual(['scripts/a.test.mjs'])
})

test('so it does beside documents and e2e tests, with what names those', () => {
  const readers = {
    'scripts/page.test.mjs': "readFileSync('src-renderer/x')",
    'scripts/planted.test.mjs': "readFileSync(mkdtemp('src-renderer'))",
    'scripts/notes.test.mjs': "readFileSync('notes.md')",
    'scripts/trials.test.mjs': "readdirSync('e2e')",
    'scripts/other.test.mjs': "readFileSync('x')",
  }
  const testsFor = (...changed) =>
    planFor(changed, { files: Object.keys(readers), read: (file) => readers[file], before }).stages
      .unit
  expect(testsFor('src-renderer/a.ts', 'CHANGELOG.md')).toEqual([
    'scripts/page.test.mjs',
    'scripts/notes.test.mjs',
  ])
  expect(testsFor('e2e/tests/a.spec.ts')).toEqual(['scripts/trials.test.mjs'])
  expect(testsFor('src-renderer/a.ts', 'src-main/a.ts')).toHaveLength(5)
})

test('a change of words looks at all types and runs what expects the words that are gone', () => {
  const catalogue = 'languages/en/set.json'
  const all = {
    [catalogue]: '{ "make": "Make {count} tests" }',
    'src-main/cli/said.test.ts': `expect('Generate 5 tests')`,
    'src-main/cli/other.test.ts': `expect('Make 5 tests')`,
    'e2e/pages/set.ts': `name: /^Generate /`,
    'e2e/tests/set.spec.ts': `import { SetPage } from '../pages/set'`,
    'e2e/tests/other.spec.ts': '',
  }
  const { stages } = planFor([catalogue], {
    files: Object.keys(all),
    read: (file) => all[file],
    before: () => '{ "make": "Generate {count} tests" }',
  })
  expect(stages).toMatchObject({
    types: true,
    components: true,
    unit: ['src-main/cli/said.test.ts'],
    e2e: ['e2e/tests/set.spec.ts'],
  })
})

test('a change of a sample runs all unit tests', () => {
  expect(plan('src-main/core/games/janken/samples/level.txt').stages.unit).toBe(true)
})

test('a change of the ground runs all and leaves nothing out', () => {
  const { stages, left } = plan('package-lock.json')
  expect(Object.values(stages).every((stage) => stage === true)).toBe(true)
  expect(left).toEqual([])
})

test('each e2e file that stands for a room is there', () => {
  const names = readdirSync('e2e/tests').map((file) => file.replace('.spec.ts', ''))
  for (const [room, standing] of Object.entries(TRIED_BY)) {
    expect(readdirSync('src-renderer')).toContain(room)
    expect(names).toEqual(expect.arrayContaining(standing))
  }
})

test.each(['format', 'lint', 'types'])('%s of what it passes over is green', (name) => {
  const { tool, args } = stageFor(name, ['src-main/core/words/made/en/match.ts'])
  const { status, stdout, stderr } = spawnSync(process.execPath, [toolOf(...tool), ...args], {
    encoding: 'utf8',
  })
  expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining('on 1 files')])
})
