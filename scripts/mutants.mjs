// npm run mutants -- ROOM [FILE …]: changes each decision of a room in a copy of the project, one at a time, and looks whether a
// unit test fails by it. Changes that none sees are listed. Exit code 1 below 80 %.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ended, spawnChild } from './lib/children.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { cacheFolder, readJson, root, toolOf } from './lib/paths.mjs'
import { duration, runScript, say, Trouble } from './lib/say.mjs'
import { resultOf } from './mutants/result.mjs'
import { rooms } from './mutants/rooms.mjs'

/** Share of the changes that a test has to see. */
const LEAST = 0.8

await runScript(async ([name, ...words]) => {
  const room = rooms[name]
  const files = room?.files.filter((file) => words.every((word) => file.includes(word))) ?? []
  if (files.length === 0) {
    throw new Trouble(`Name a room, and a file of it if you like: ${Object.keys(rooms).join(', ')}`)
  }
  installDependencies()
  const folder = join(cacheFolder, 'mutants')
  const report = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  const config = join(folder, `${name}.config.json`)
  writeFileSync(config, JSON.stringify(optionsFor(files, report)))
  const began = Date.now()
  const stryker = toolOf('@stryker-mutator/core', 'stryker')
  const child = spawnChild(process.execPath, [stryker, 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTANTS_ROOM: JSON.stringify(room) },
  })
  if ((await ended(child)) !== 0) throw new Trouble('The tests could not be run on changed code.')
  const { survivors, lines, score } = resultOf(readJson(report))
  for (const survivor of survivors) say(survivor)
  for (const line of lines) say(line)
  say(`${name}: ${(score * 100).toFixed(1)} % seen, in ${duration(Date.now() - began)}`)
  return score < LEAST ? 1 : 0
})

function optionsFor(files, report) {
  return {
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.mts', related: false },
    coverageAnalysis: 'perTest',
    // What is changed while a module loads would have to be tried with all tests.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    tempDirName: '.cache/mutants/copy',
    cleanTempDir: 'always',
    ignorePatterns: ['/bench', '/dist', '/docs', '/e2e', '/out', '/test-results', '/.cache'],
    disableTypeChecks: false,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    logLevel: 'warn',
    // A busy machine is no fault that a test has seen; loops without an end are counted and not timed.
    timeoutMS: 60_000,
    // Many of them gather something, and end where there is no room for it; with all the memory there is that takes a minute.
    testRunnerNodeArgs: ['--max-old-space-size=1024'],
  }
}
