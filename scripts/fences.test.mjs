// Plants violations and checks that the fences see them: a fence with a hole looks like a clean house.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, toolOf } from './lib/paths.mjs'
import { lintComponents } from './lint/components.mjs'

const planted = {
  'src-main/index.ts': "import page from '../src-renderer/main'\nexport default page\n",
  'src-main/app/window.ts': 'export const window = 1\n',
  'src-main/app/menu.ts': "import type { Menu } from 'electron'\nexport type Bar = Menu\n",
  'src-main/electron/shell.ts': "export { window as shell } from '../app/window'\n",
  'src-main/system/paths.ts': "export { window as place } from '../app/window'\n",
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
  'src-renderer/main.ts': "export { below } from './explain/answer'\nexport default 1\n",
  'src-renderer/explain/index.ts': "export { below } from './answer'\n",
  'src-renderer/explain/answer.ts': "export { above as below } from '../level/index'\n",
  'src-renderer/level/index.ts': 'export const above = 1\n',
  'src-renderer/level/open.ts':
    "export { below } from '../explain/answer'\nexport { own } from './own'\n",
  'src-renderer/level/own.ts': "export { below as own } from '../explain/index'\n",
  'src-renderer/explain/Panel.svelte':
    '<script lang="ts">\n  import { above } from \'../level/index\'\n</script>\n\n{above}\n',
  'src-renderer/explain/compare/index.ts': 'export const inner = 1\n',
  'src-renderer/level/deep.ts': "export { inner } from '../explain/compare/index'\n",
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
    "export { memory } from '../bench/memory'\nexport { below } from '../src-renderer/explain/index'\n",
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
    for (const name of [
      '.dependency-cruiser.cjs',
      'scripts/lint/rooms.json',
      'tsconfig.base.json',
      'package.json',
    ]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
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
      'page-arrows-run-down src-renderer/explain/Panel.svelte',
      'page-arrows-run-down src-renderer/explain/answer.ts',
      'play-never-imports-why src-main/core/games/go/play/engine.ts',
      'preload-knows-names-only src-main/preload/index.ts',
      'renderer-never-sees-electron src-renderer/games/chess/View.svelte',
      'renderer-never-sees-node src-renderer/games/chess/View.svelte',
      'renderer-sees-only-core src-renderer/games/chess/View.svelte',
      'rooms-are-known src-renderer/level/high.ts',
      'rooms-have-doors src-renderer/games/go/look.ts',
      'rooms-have-doors src-renderer/level/deep.ts',
      'rooms-have-doors src-renderer/level/open.ts',
      'systems-stand-below src-main/system/paths.ts',
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
  copyFileSync(join(root, '.oxlintrc.types.json'), join(folder, '.oxlintrc.types.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const args = ['-c', '.oxlintrc.types.json', '--type-aware', '--format=unix', 'planted.ts']
  const tool = [toolOf('oxlint'), ...args]
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

test('in a component the same is seen, with its types and what its compiler warns of, at its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-typed-components-'))
  mkdirSync(join(folder, 'src-renderer/run'), { recursive: true })
  const work = "export const work = async (way: 'a' | 'b'): Promise<string> => way\n"
  writeFileSync(join(folder, 'src-renderer/run/work.ts'), work)
  writeFileSync(
    join(folder, 'src-renderer/run/Planted.svelte'),
    "<!-- @component Planted. -->\n<script lang=\"ts\">\n  import { work } from './work'\n\n  work('a')\n</script>\n\n" +
      '<img src={work.length} />{work.size}\n' +
      "{#if work('b')}<button onclick={() => { work('a') }}>Work</button>{/if}\n" +
      '<style>\n  button {\n    font-size: 14px;\n    font: 600 var(--size-text)/1.4 sans-serif;\n    font-weight: 500;\n  }\n</style>\n',
  )
  for (const name of ['.oxlintrc.types.json', 'tsconfig.base.json', 'tsconfig.renderer.json'])
    copyFileSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const faults = await lintComponents(folder)
  rmSync(folder, { recursive: true, force: true })
  const seen = faults.map((fault) =>
    fault.replace(/(:\d+): .*(?:typescript|svelte|letters)\((\S+)\).*/, '$1 $2'),
  )
  expect(seen, faults.join('\n')).toEqual([
    'src-renderer/run/Planted.svelte:12:1 scale',
    'src-renderer/run/Planted.svelte:14:1 scale',
    'src-renderer/run/Planted.svelte:8:1 a11y_missing_attribute',
    'src-renderer/run/Planted.svelte:8:6 TS2322',
    'src-renderer/run/Planted.svelte:8:32 TS2339',
    'src-renderer/run/Planted.svelte:9:6 TS2801',
    'src-renderer/run/Planted.svelte:5:3 no-floating-promises',
    'src-renderer/run/Planted.svelte:9:6 no-misused-promises',
    'src-renderer/run/Planted.svelte:9:41 no-floating-promises',
  ])
})
