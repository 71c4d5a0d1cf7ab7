// The stages of `npm test`: how each is run and how its outcome is counted.
import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { ended, spawnChild } from './children.mjs'
import { logFolder, readJson, reportFolder, root, toolOf } from './paths.mjs'
import { countReport, e2eCounts, e2eFailures, unitCounts, unitFailures } from './reports.mjs'

const unitReport = join(reportFolder, 'unit.json')
const e2eReport = join(reportFolder, 'e2e.json')
const unitReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]

/** Priority of what may wait, as `nice` counts: enough is left of a busy machine. */
const MAKES_WAY = 5

/** A stage: a title, the tool with its arguments, for test runners the report that holds the counts; whether others make way. */
export const stages = {
  format: {
    title: 'formatting',
    tool: ['oxfmt'],
    args: ['--check', '.'],
    forFiles: (files) => ['--check', '--no-error-on-unmatched-pattern', ...files],
  },
  lint: {
    title: 'lint',
    tool: ['eslint'],
    args: ['.', '--max-warnings=0'],
    forFiles: (files) => [...files, '--max-warnings=0', '--no-warn-ignored'],
  },
  types: {
    title: 'types and lint with types',
    tool: ['oxlint'],
    args: ['--type-aware', '--type-check', 'src-main', 'src-renderer', 'bench', 'e2e', 'fuzz'],
  },
  fences: {
    title: 'import fences',
    tool: ['dependency-cruiser', 'depcruise'],
    args: [
      ...['--config', '.dependency-cruiser.cjs'],
      ...['src-main', 'src-renderer', 'bench', 'e2e', 'fuzz'],
    ],
  },
  components: {
    title: 'component types',
    tool: ['svelte-check'],
    args: ['--tsconfig', 'tsconfig.renderer.json', '--fail-on-warnings', '--output', 'human'],
  },
  unit: {
    title: 'unit tests',
    tool: ['vitest'],
    args: ['run', ...unitReporters],
    // The files themselves where they are tests, and the tests that load them.
    forFiles: (files) => ['related', '--run', ...unitReporters, ...files],
    report: unitReport,
    count: unitCounts,
    name: unitFailures,
  },
  build: { title: 'build', tool: ['electron-vite'], args: ['build'] },
  e2e: {
    title: 'e2e in real Electron',
    // It waits for windows, so that the other stages run in its gaps.
    isUrgent: true,
    tool: ['@playwright/test', 'playwright'],
    args: ['test'],
    forFiles: (files) => ['test', ...files],
    report: e2eReport,
    count: e2eCounts,
    name: e2eFailures,
  },
}

/** A stage whole, or for some files; null where there is nothing to run. */
export function stageFor(name, wanted) {
  const stage = stages[name]
  if (wanted === true) return stage
  if (!wanted || wanted.length === 0) return null
  return { ...stage, args: stage.forFiles(wanted) }
}

/**
 * Runs a stage; gives counts, the failed tests in a few lines each, time and all it printed. `onLine` hears each line as
 * it comes.
 */
export async function runStage(stage, env = process.env, onLine = () => {}) {
  const begun = Date.now()
  if (stage.report) rmSync(stage.report, { force: true })
  const { code, output } = await runTool(stage, env, onLine)
  // A runner that crashed leaves no report.
  const read = stage.report && existsSync(stage.report) ? readJson(stage.report) : null
  const counts = countReport(countsOf(stage, code, read), code)
  const failures = read ? stage.name(read) : []
  return { title: stage.title, ...counts, failures, output, time: Date.now() - begun }
}

function countsOf(stage, code, read) {
  if (!stage.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  return read ? stage.count(read) : { passed: 0, failed: 0, skipped: 0 }
}

/** Outcome of a stage that could not be run at all: it counts as one failure, never as none. */
export function notRun(stage, why) {
  return {
    title: stage.title,
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [],
    output: why,
    time: 0,
  }
}

async function runTool(stage, env, onLine) {
  mkdirSync(logFolder, { recursive: true })
  mkdirSync(reportFolder, { recursive: true })
  const name = stage.title.replaceAll(' ', '-')
  const log = createWriteStream(join(logFolder, `test-${name}.log`))
  const child = spawnChild(process.execPath, [toolOf(...stage.tool), ...stage.args], {
    cwd: root,
    // Both at once make Node warn.
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (!stage.isUrgent) setPriority(child.pid, MAKES_WAY)
  let output = ''
  let partial = ''
  const take = (bytes) => {
    log.write(bytes)
    output += bytes
    const lines = (partial + bytes).split('\n')
    partial = lines.pop()
    lines.forEach(onLine)
  }
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  const code = await ended(child)
  log.end()
  return { code, output }
}
