import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leanStart } from './lean-start'
import { pageFiles } from './page-files'

const planted = {
  'games/one/look.ts': "export { far } from '../../panes/far'\n",
  'games/one/index.ts':
    "export { far } from './look'\nexport { list } from '../../panes/list'\nexport const one = 1\n",
  'games/two/index.ts': "export { list } from '../../panes/list'\nexport const two = 2\n",
  'panes/far.js': 'export const far = console.log(5)\n',
  'panes/list.js': "import { row } from './row'\nexport const list = [row]\n",
  'panes/row.js': 'export const row = console.log(4)\n',
  'main.js':
    "import { heavy, open } from './door'\nopen(heavy)\nimport('./panel').then(({ show }) => show())\n" +
    "import('./games/one/look')\nimport('./games/one/index')\nimport('./games/two/index')\n",
  'door.js': "export { open } from './light'\nexport { heavy } from './sets/heavy'\n",
  'light.js': 'export const open = () => console.log(1)\n',
  'panel.js': "import { heavy } from './door'\nexport const show = () => heavy()\n",
  'sets/heavy.js':
    "import { parts } from './parts'\nexport const heavy = () => console.log(parts)\n",
  'sets/parts.js': 'export const parts = [1, 2, 3]\n',
}

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-start-'))
  for (const [name, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function built(late: RegExp, most = 10_000): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = join(folder, 'main.js')
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanStart({ name: 'the page', entry, late: [late], most })],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: { groups: pageFiles(join(folder, 'games')) } },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.filter((one) => one.type === 'chunk')
}

test('a start that loads what is to come later fails the build with the way, and once for what comes along', async () => {
  const way = /The start of the page loads .*\n.*main\.js -> .*door\.js -> .*sets\/heavy\.js$/m
  const failed = built(/sets\//).then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(await failed).toMatch(way)
  expect(await failed).not.toContain('parts.js')
})

test('what is fetched when it is first needed passes; the start is one file, and so is what games share', async () => {
  const chunks = await built(/panel/)
  const files = chunks.map(({ moduleIds }) =>
    moduleIds
      .map((id) => basename(id))
      .sort()
      .join(' '),
  )
  expect(files).toContainEqual(expect.stringMatching(/^heavy\.js light\.js main\.js parts\.js/))
  expect(files).toContain('list.js row.js')
  expect(files).toContain('far.js look.ts')
})

test('a start of more bytes than it may take fails the build', async () => {
  await expect(built(/nothing/, 10)).rejects.toThrow(/takes \d+ bytes of script, at most 10/)
})
