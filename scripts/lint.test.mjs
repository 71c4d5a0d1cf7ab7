// Plants what the lint refuses and checks that it does: by oxlint in all files but components, which eslint looks at.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { root, toolOf } from './lib/paths.mjs'

const eslint = new ESLint({ cwd: root })

/** The rules that a component breaks, each behind its line. */
async function brokenByComponent(code, room = 'run') {
  const filePath = join(root, `src-renderer/${room}/Planted.svelte`)
  const [result] = await eslint.lintText(code, { filePath })
  return result.messages.map((message) => `${message.line} ${message.ruleId}`)
}

/** Returns the rules that each planted file breaks, given its path and text. */
function rulesBroken(planted) {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-lint-'))
  for (const [path, code] of Object.values(planted)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  for (const name of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const paths = Object.values(planted).map(([path]) => path)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [toolOf('oxlint'), '--format=json', ...paths],
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true, force: true })
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
  const { diagnostics, number_of_files: looked } = JSON.parse(stdout)
  expect(looked, stdout).toBe(paths.length)
  const seen = diagnostics.map(({ filename, code, labels }) => {
    const rule = code?.replace(/^eslint\((.*)\)$/, '$1').replace(/^(.*)\((.*)\)$/, '$1/$2')
    return { filename, line: labels[0].span.line, rule: rule ?? 'unused directive' }
  })
  seen.sort((a, b) => a.line - b.line || (a.rule < b.rule ? -1 : 1))
  const of = ([path]) =>
    seen.filter(({ filename }) => filename === path).map(({ line, rule }) => `${line} ${rule}`)
  return Object.fromEntries(Object.entries(planted).map(([label, one]) => [label, of(one)]))
}

test('keeps time, chance and the machine out of core, and lets the rest of main tell the time', () => {
  const core =
    'export const now = Date.now()\nexport const luck = Math.random()\nsetTimeout(print, process.pid)\n'
  expect(
    rulesBroken({
      core: ['src-main/core/kernel/planted.ts', core],
      app: ['src-main/app/planted.ts', 'export const now = Date.now()\n'],
    }),
  ).toEqual({
    core: [
      '1 no-restricted-globals',
      '2 no-restricted-properties',
      '3 no-restricted-globals',
      '3 no-restricted-globals',
    ],
    app: [],
  })
})

test('keeps main, Node, Electron and the bridge out of the page', async () => {
  const script =
    "  import { a } from '../../src-main/app/window'\n  import { b } from 'node:fs'\n" +
    "  import { c } from 'electron'\n  const d = window.bridge\n"
  const others = "import { e } from '../../src-main/core/e'\nimport { f } from 'svelte/store'\n"
  const page = `\n${script}${others}export const all = [a, b, c, d, e, f]\n`
  const seen = [
    '2 no-restricted-imports',
    '3 no-restricted-imports',
    '4 no-restricted-imports',
    '5 no-restricted-properties',
  ]
  expect({
    component: await brokenByComponent(`<script lang="ts">\n${script}</script>\n\n{a}{b}{c}{d}\n`),
    ...rulesBroken({
      page: ['src-renderer/run/planted.ts', page],
      bridge: ['src-renderer/bridge.ts', 'export const bridge = window.bridge\n'],
    }),
  }).toEqual({
    component: seen,
    page: [...seen, '6 no-restricted-imports', '7 no-restricted-imports'],
    bridge: [],
  })
})

test('refuses bare elements where there is a part for them', async () => {
  const code =
    '<select></select>\n<progress></progress>\n<input type="checkbox" />\n<input type="radio" />\n'
  const refused = [1, 2, 3].map((line) => `${line} no-restricted-syntax`)
  expect(await brokenByComponent(code)).toEqual(refused)
  expect(await brokenByComponent(code, 'ui')).toEqual([])
})

test('sees what is recommended for each kind of file, and what is allowed without need', () => {
  const typed = [
    'export const a: any = 1',
    'const unused = 1',
    'export const b = (c?: number) => c == 1',
    "import { Only } from './only'",
    'export let d: Only = {}',
    '// eslint-disable-next-line no-debugger',
    'export enum E { One = 1, Two = 1 }',
  ].join('\n')
  const state =
    "import { SvelteSet } from 'svelte/reactivity'\nlet set = $state(new SvelteSet())\n$inspect(set)\n"
  expect(
    rulesBroken({
      typed: ['src-main/app/planted.ts', typed],
      state: ['src-renderer/run/planted.svelte.ts', state],
      script: ['scripts/planted.mjs', 'printed(require)\nif (1) debugger\n'],
      old: ['planted.cjs', "const a = require('a')\nmodule.exports = moduel\n"],
    }),
  ).toEqual({
    typed: [
      '1 typescript/no-explicit-any',
      '2 no-unused-vars',
      '3 eqeqeq',
      '4 typescript/consistent-type-imports',
      '5 prefer-const',
      '6 unused directive',
      '7 typescript/no-duplicate-enum-values',
    ],
    state: ['2 svelte/no-unnecessary-state-wrap', '2 svelte/prefer-const', '3 svelte/no-inspect'],
    script: ['1 no-undef', '2 no-constant-condition', '2 no-debugger'],
    old: ['1 no-unused-vars', '2 no-undef'],
  })
})

test('refuses a file over 300 lines unless its first comment says why', () => {
  const lines = Array.from({ length: 300 }, (_, at) => `export const n${at} = ${at}\n`).join('')
  expect(
    rulesBroken({
      atLimit: ['src-main/app/at-limit.ts', lines],
      over: ['src-main/app/over.ts', `// A table.\n${lines}`],
      explained: [
        'src-main/app/explained.ts',
        `// A table, long\n// because it is one thought.\n${lines}`,
      ],
    }),
  ).toEqual({ atLimit: [], over: ['300 boardwright/long-file-says-why'], explained: [] })
})

test('refuses tests that a clock decides', () => {
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
  expect(
    rulesBroken({
      unit: ['src-main/app/planted.test.ts', code],
      helper: ['src-main/app/testing/planted.ts', code],
      e2e: ['e2e/tests/planted.spec.ts', code],
      kills: ['e2e/kills/planted.ts', code],
      product: ['src-main/app/planted.ts', code],
      fine: ['scripts/planted.test.mjs', fine],
      driven: ['src-main/app/driven.test.ts', driven],
    }),
  ).toEqual({
    unit: lines(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
    helper: lines(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
    e2e: lines(3, 4, 5, 7, 8, 9, 10, 13),
    kills: [],
    product: [],
    fine: expect.not.arrayContaining([expect.stringContaining('no-clock')]),
    driven: [],
  })
})

test('refuses properties that are tried on other cases each time', () => {
  const code = [
    "import fc from 'fast-check'",
    'export const one = fc.property(fc.nat(), (number) => number >= 0)',
    'fc.assert(one)',
    'fc.assert(one, { numRuns: 5 })',
    'fc.assert(one, { numRuns: 5, seed: 1 })',
    'export const [first] = fc.sample(fc.nat(), { numRuns: 1, seed: 2 })',
    'export const [second] = fc.sample(fc.nat(), 1)',
  ].join('\n')
  const lines = (...all) => all.map((line) => `${line} boardwright/no-chance-decides`)
  expect(
    rulesBroken({
      unit: ['src-main/app/planted.test.ts', code],
      page: ['src-renderer/run/planted.test.ts', code],
    }),
  ).toEqual({ unit: lines(3, 4, 7), page: lines(3, 4, 7) })
})

test('refuses stiff words and straight apostrophes in what users read from main and core', () => {
  const code = [
    "export const a = 'Nobody steps on his cell'",
    "export const b = `Found ${a} in the player's hand`",
    "export const c = (name: string) => `${name}'s turn begins anew`",
    "export const d = { tie: 'nobody', text: \"Unexpected 'b<' at the end of the player’s line\" }",
  ].join('\n')
  expect(
    rulesBroken({
      core: ['src-main/core/games/chess/planted.ts', code],
      tests: ['src-main/core/games/chess/planted.test.ts', code],
    }),
  ).toEqual({
    core: [1, 1, 2, 3, 3].map((line) => `${line} boardwright/plain-words`),
    tests: [],
  })
})

test('refuses them in the window as well, also in markup and attributes', async () => {
  const code =
    '<script lang="ts">\n  // Nobody\'s he.\n  let { none } = $props()\n  const told = $derived(`${none} drawn anew`)\n' +
    '  const whose = $derived(none ? "a ghost\'s steps" : "the level’s steps")\n</script>\n\n' +
    '<p title="One of them">{told}, they say</p>\n<p>{whose}\'s, his</p>\n'
  expect(await brokenByComponent(code)).toEqual([
    '4 boardwright/plain-words',
    '5 boardwright/plain-words',
    '8 boardwright/plain-words',
    '9 boardwright/plain-words',
    '9 boardwright/plain-words',
  ])
})
