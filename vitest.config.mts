import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { stretched } from './scripts/unit/machine-load.mjs'
import { ofPage } from './scripts/unit/page-project.mts'
import { pathOfQuickPython } from './scripts/unit/quick-python.mjs'

/**
 * Test files of a folder, by whether they need modules of their own: those with doubles in them, loaded anew, or loaded in another
 * language.
 */
function testsIn(folder: string): { readonly sharing: string[]; readonly alone: string[] } {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.(ts|mjs)$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
  const isAlone = (file: string) =>
    /\bvi\.(mock|resetModules)\(|^setLanguage\(/m.test(readFileSync(file, 'utf8'))
  return {
    sharing: all.filter((file) => !isAlone(file)),
    alone: all.filter(isAlone),
  }
}

/** Ms after which a test hangs; the long run tries a hundred times as often. */
const PATIENCE = stretched(process.env.LONG_TESTS === undefined ? 240_000 : 7_200_000)

const main = testsIn('src-main')
const page = testsIn('src-renderer')

/** Tests that share what was loaded once, where nothing forbids it: most of their time would go into loading. */
function sharing(name: string, include: string[]): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, isolate: false } }
}

/** The same project with doubles for whatever has a time of its own. */
function simulated(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  return { ...project, test: { ...project.test, setupFiles: './schedules/doubles.ts' } }
}

export default defineConfig({
  resolve: { alias: { '@core': resolve('src-main/core') } },
  test: {
    projects: [
      sharing('main', [
        ...main.sharing,
        ...testsIn('scripts').sharing,
        ...testsIn('fuzz').sharing,
        ...testsIn('e2e').sharing,
      ]),
      ofPage(sharing('page', page.sharing)),
      ofPage({ extends: true, test: { name: 'page alone', include: page.alone } }),
      ofPage(simulated(sharing('schedules', testsIn('schedules').sharing))),
      { extends: true, test: { name: 'alone', include: main.alone } },
    ],
    // Pictures read their colours off the page's style sheet.
    css: { include: [/theme\.css/] },
    // Unless told it leaves a core to the one who watches; but of two cores one would often be idle, as tests wait for programs.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // What a test puts into a global is gone before the next one.
    unstubGlobals: true,
    // What is told in the terminal of whoever runs the tests is English.
    env: { LC_ALL: 'C', PATH: pathOfQuickPython() },
    // A busy machine is no reason to fail; a hang still ends.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: stretched(60_000), interval: 10 } },
  },
})
