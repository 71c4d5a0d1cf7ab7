// Plants violations and checks that the fences see them: a fence with a hole looks like a clean house.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, toolOf } from './lib/paths.mjs'
import { lintComponents } from './lint/components.mjs'

const planted = {
  'src-main/index.ts': "import page from '../src-renderer/main'\nexport default page\n",
  'src-main/app/window.ts': 'export const window = 1\n',
  'src-main/app/menu.ts': "import type { Menu } from 'electron'\nexport type Bar = Menu\n",
  'src-main/electron/shell.ts': "export { window as shell } from '../app/window'\n",
  'src-main/files/dialogs.ts': "export { shell } from '../electron/shell'\n",
  'src-main/cli/index.ts': "import { app } from 'electron'\nexport default app\n",
  'src-main/preload/index.ts': "export { open } from '../core/document/open'\n",
  'src-main/core/document/open.ts': 'export const open = 1\n',
  'src-main/core/kernel/disk.ts': "export { readFileSync } from 'node:fs'\n",
  'src-main/core/kernel/disk.test.ts': "export { readFileSync } from 'node:fs'\n",
  'src-main/core/kernel/one.ts': "import type { Two } from './two'\nexport type One = Two[]\n",
  'src-main/core/kernel/two.ts': "import type { One } from './one'\nexport type Two = One[]\n",
  'src-main/core/kernel/lost.ts': "export { nothing } from './nowhere'\n",
  'src-main/core/game/favourite.ts': "export { chess } from '../games/chess/index'\n",
  'src-main/core/games/registry.ts': "export { chess } from './chess/index'\n",
  'src-main/core/games/chess/index.ts': "export { go as chess } from '../go/index'\n",
  'src-main/core/games/go/play/engine.ts': "export { words } from '../why/words'\n",
  'src-main/core/games/go/why/words.ts': 'export const words = 1\n',
  'src-main/core/games/go/index.ts': "export { open as go } from '../../document/open'\n",
  'src-renderer/main.ts': "export { below } from './why/answer'\nexport default 1\n",
  'src-renderer/why/index.ts': "export { below } from './answer'\n",
  'src-renderer/why/answer.ts': "export { above as below } from '../level/index'\n",
  'src-renderer/level/index.ts': 'export const above = 1\n',
  'src-renderer/level/open.ts':
    "export { below } from '../why/answer'\nexport { own } from './own'\n",
  'src-renderer/level/own.ts': "export { below as own } from '../why/index'\n",
  'src-renderer/why/Panel.svelte':
    '<script lang="ts">\n  import { above } from \'../level/index\'\n</script>\n\n{above}\n',
  'src-renderer/attic/index.ts': 'export const attic = 1\n',
  'src-renderer/level/high.ts': "export { attic } from '../attic/index'\n",
  'src-renderer/editor/lines.ts': 'export const lines = 1\n',
  'src-renderer/editor/game-view.ts': 'export const view = 1\n',
  'src-renderer/games/go/look.ts':
    "export { view } from '../../editor/game-view'\nexport { lines } from '../../editor/lines'\n",
  'bench/index.ts':
    "export { above } from '../src-renderer/level/index'\nexport { chess } from '../src-main/core/games/registry'\n",
  'bench/memory.ts': 'export const memory = 1\n',
  'e2e/board.ts':
    "export { memory } from '../bench/memory'\nexport { below } from '../src-renderer/why/index'\n",
  'fuzz/target.ts': "export { window } from '../src-main/app/window'\n",
  'src-main/files/measured.ts': "export { memory } from '../../bench/memory'\n",
  'src-main/files/hasty.ts': "export { soon } from '../../scripts/unit/soon'\n",
  'src-main/files/patient.test.ts': "export { soon } from '../../scripts/unit/soon'\n",
  'src-renderer/level/curious.test.ts': "export { memory } from '../../bench/memory'\n",
  'scripts/unit/soon.ts': 'export const soon = 1\n',
  'src-renderer/games/chess/View.svelte':
    "<script lang=\"ts\">\n  import { go } from '@core/games/go/index'\n  import { window } from '../../../src-main/app/window'\n" +
    "  import { ipcRenderer } from 'electron'\n  import { sep } from 'node:path'\n</script>\n\n{go}{window}{sep}{ipcRenderer}\n",
}

describe('the import fences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-fences-'))
  let found = ''

  beforeAll(() => {
    for (const [name, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json']) {
      copyFileSync(join(root, name), join(folder, name))
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const folders = ['src-main', 'src-renderer', 'bench', 'e2e', 'fuzz']
    const args = ['--config', '.dependency-cruiser.cjs', ...folders]
    const tool = toolOf('dependency-cruiser', 'depcruise')
    found = spawnSync(process.execPath, [tool, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    }).stdout
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('name every planted violation, and nothing else', () => {
    const seen = [...found.matchAll(/^ {2}error (\S+): (\S+)/gm)].map(
      (hit) => `${hit[1]} ${hit[2]}`,
    )
    expect([...new Set(seen)].sort()).toEqual([
      'bench-measures-from-outside bench/index.ts',
      'core-is-pure src-main/core/kernel/disk.ts',
      'core-is-pure src-main/core/kernel/lost.ts',
      'e2e-drives-from-outside e2e/board.ts',
      'everything-is-found src-main/core/kernel/lost.ts',
      'fuzz-feeds-readers-only fuzz/target.ts',
      'games-are-strangers src-main/core/games/chess/index.ts',
      'games-are-strangers src-renderer/games/chess/View.svelte',
      'games-see-only-contracts src-main/core/games/go/index.ts',
      'games-see-their-editor-only src-renderer/games/go/look.ts',
      'main-never-sees-renderer src-main/index.ts',
      'no-cycles src-main/core/kernel/one.ts',
      'only-its-own-room-knows-electron src-main/app/menu.ts',
      'only-its-own-room-knows-electron src-main/files/dialogs.ts',
      'only-registries-know-games src-main/core/game/favourite.ts',
      'page-arrows-run-down src-renderer/why/Panel.svelte',
      'page-arrows-run-down src-renderer/why/answer.ts',
      'play-never-imports-why src-main/core/games/go/play/engine.ts',
      'preload-knows-names-only src-main/preload/index.ts',
      'renderer-never-sees-electron src-renderer/games/chess/View.svelte',
      'renderer-never-sees-node src-renderer/games/chess/View.svelte',
      'renderer-sees-only-core src-renderer/games/chess/View.svelte',
      'rooms-are-known src-renderer/level/high.ts',
      'rooms-have-doors src-renderer/games/go/look.ts',
      'rooms-have-doors src-renderer/level/open.ts',
      'the-product-never-sees-its-tools src-main/files/hasty.ts',
      'the-product-never-sees-its-tools src-main/files/measured.ts',
      'the-window-comes-by-the-doors src-renderer/main.ts',
      'unit-tests-see-their-helpers-only src-renderer/level/curious.test.ts',
      'worker-and-cli-run-without-electron src-main/cli/index.ts',
    ])
  })
})

test('the lint that knows types sees a promise that is forgotten and a case that is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-typed-lint-'))
  writeFileSync(
    join(folder, 'planted.ts'),
    'async function work(): Promise<void> {}\nwork()\n' +
      "export function ways(way: 'a' | 'b'): number {\n  switch (way) {\n    case 'a':\n      return 1\n  }\n  return 0\n}\n",
  )
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }\n')
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const tool = [toolOf('oxlint'), '--type-aware', '--format=unix', 'planted.ts']
  const { stdout, status } = spawnSync(process.execPath, tool, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  const seen = [...stdout.matchAll(/^planted\.ts:(\d+):.*\/typescript\((\S+)\)\]$/gm)].map(
    (hit) => `${hit[1]} ${hit[2]}`,
  )
  expect({ seen, status }, stdout).toEqual({
    seen: ['2 no-floating-promises', '4 switch-exhaustiveness-check'],
    status: 1,
  })
})

test('the lint that knows types sees the same in a component, and says where it stands there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-typed-components-'))
  mkdirSync(join(folder, 'src-renderer/run'), { recursive: true })
  const work = "export const work = async (way: 'a' | 'b'): Promise<string> => way\n"
  writeFileSync(join(folder, 'src-renderer/run/work.ts'), work)
  writeFileSync(
    join(folder, 'src-renderer/run/Planted.svelte'),
    "<!-- @component Planted. -->\n<script lang=\"ts\">\n  import { work } from './work'\n\n  work('a')\n</script>\n\n" +
      "{#if work('b')}<button onclick={() => { work('a') }}>Work</button>{/if}\n",
  )
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.renderer.json'])
    copyFileSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const faults = await lintComponents(folder)
  rmSync(folder, { recursive: true, force: true })
  const seen = faults.map((fault) => fault.replace(/(:\d+): .*typescript\((\S+)\).*/, '$1 $2'))
  expect(seen, faults.join('\n')).toEqual([
    'src-renderer/run/Planted.svelte:5:3 no-floating-promises',
    'src-renderer/run/Planted.svelte:8:6 no-misused-promises',
    'src-renderer/run/Planted.svelte:8:41 no-floating-promises',
  ])
})

describe('the lint fences', () => {
  const eslint = new ESLint({ cwd: root })

  async function rulesBroken(filePath, code) {
    const [result] = await eslint.lintText(code, { filePath: join(root, filePath) })
    return result.messages.map((message) => `${message.line} ${message.ruleId}`)
  }

  test('keep time, chance and the machine out of core', async () => {
    const code =
      'export const now = Date.now()\nexport const luck = Math.random()\nsetTimeout(print, process.pid)\n'
    expect(await rulesBroken('src-main/core/kernel/planted.ts', code)).toEqual([
      '1 no-restricted-globals',
      '2 no-restricted-properties',
      '3 no-restricted-globals',
      '3 no-restricted-globals',
    ])
  })

  test('let the rest of main tell the time', async () => {
    expect(await rulesBroken('src-main/app/planted.ts', 'export const now = Date.now()\n')).toEqual(
      [],
    )
  })

  test('keep main, Node and Electron out of components', async () => {
    const code =
      "<script lang=\"ts\">\n  import { a } from '../../src-main/app/window'\n  import { b } from 'node:fs'\n" +
      "  import { c } from 'electron'\n  const d = window.bridge\n</script>\n\n{a}{b}{c}{d}\n"
    expect(await rulesBroken('src-renderer/run/Planted.svelte', code)).toEqual([
      '2 no-restricted-imports',
      '3 no-restricted-imports',
      '4 no-restricted-imports',
      '5 no-restricted-syntax',
    ])
  })

  test('refuse a file over 300 lines unless its first comment says why', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `export const n${at} = ${at}\n`).join('')
    const place = 'src-main/app/planted.ts'
    expect({
      atLimit: await rulesBroken(place, lines),
      over: await rulesBroken(place, `// A table.\n${lines}`),
      explained: await rulesBroken(
        place,
        `// A table, long\n// because it is one thought.\n${lines}`,
      ),
    }).toEqual({ atLimit: [], over: ['300 boardwright/long-file-says-why'], explained: [] })
  })

  test('refuse tests that a clock decides', async () => {
    const code = [
      "import { setTimeout as delay } from 'node:timers/promises'",
      'const PAUSE = 20',
      'export const host = { patience: 100, other: 100 }',
      "await vi.waitFor(() => expect(1).toBe(1), '')",
      'await vi.waitUntil(() => true)',
      'await expect.poll(() => 1, { timeout: 9000 }).toBe(1)',
      'await page.waitForTimeout(5000)',
      'await delay(PAUSE)',
      'setTimeout(done, 300)',
      'window.setTimeout(done, 1)',
      "test.runIf(is).each([1])('is', () => {}, 60_000)",
      "describe('all', { timeout: 60_000 }, () => {})",
      'test.setTimeout(120_000)',
      'beforeAll(() => {}, 5000)',
    ].join('\n')
    const fine = [
      "import { setTimeout as delay } from 'node:timers/promises'",
      'await delay(1000)',
      'setTimeout(done)',
      'setTimeout(done, 0)',
      'host.setTimeout(done, 5)',
      "soon(() => expect(1).toBe(1), { name: '' })",
      'test.setTimeout(600_000)',
      'await expect.poll(() => 1).toBe(1)',
      "test('is', () => {}, stretched(900_000))",
      'export const host = { patience: 5000 }',
    ].join('\n')
    const driven = 'vi.useFakeTimers()\nsetTimeout(done, 5)\nexport const all = { patience: 9 }'
    const lines = (...all) => all.map((line) => `${line} boardwright/no-clock-decides`)
    expect({
      unit: await rulesBroken('src-main/app/planted.test.ts', code),
      helper: await rulesBroken('src-main/app/testing/planted.ts', code),
      e2e: await rulesBroken('e2e/tests/planted.spec.ts', code),
      kills: await rulesBroken('e2e/kills/planted.ts', code),
      product: await rulesBroken('src-main/app/planted.ts', code),
      fine: await rulesBroken('scripts/planted.test.mjs', fine),
      driven: await rulesBroken('src-main/app/planted.test.ts', driven),
    }).toEqual({
      unit: lines(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
      helper: lines(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
      e2e: lines(3, 4, 5, 7, 8, 9, 10, 13),
      kills: [],
      product: [],
      fine: expect.not.arrayContaining([expect.stringContaining('no-clock')]),
      driven: [],
    })
  })

  test('refuse stiff words and straight apostrophes in what users read from main and core', async () => {
    const code = [
      "export const a = 'Nobody steps on his cell'",
      "export const b = `Found ${a} in the player's hand`",
      "export const c = (name: string) => `${name}'s turn begins anew`",
      "export const d = { tie: 'nobody', text: \"Unexpected 'b<' at the end of the player’s line\" }",
    ].join('\n')
    expect({
      core: await rulesBroken('src-main/core/games/chess/planted.ts', code),
      tests: await rulesBroken('src-main/core/games/chess/planted.test.ts', code),
    }).toEqual({
      core: [1, 1, 2, 3, 3].map((line) => `${line} boardwright/plain-words`),
      tests: [],
    })
  })

  test('refuse them in the window as well, also in markup and attributes', async () => {
    const code =
      '<script lang="ts">\n  // Nobody\'s he.\n  let { none } = $props()\n  const told = $derived(`${none} drawn anew`)\n' +
      '  const whose = $derived(none ? "a ghost\'s steps" : "the level’s steps")\n</script>\n\n' +
      '<p title="One of them">{told}, they say</p>\n<p>{whose}\'s, his</p>\n'
    expect(await rulesBroken('src-renderer/run/Planted.svelte', code)).toEqual([
      '4 boardwright/plain-words',
      '5 boardwright/plain-words',
      '8 boardwright/plain-words',
      '9 boardwright/plain-words',
      '9 boardwright/plain-words',
    ])
  })
})
