// The stages of `npm test`: how each is run, what it reads, and how its outcome is counted.
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ended, spawnChild } from './children.mjs'
import { e2eReport, logFolder, root, toolOf, unitReport } from './paths.mjs'
import { outcomeOf, readProgress } from './reports.mjs'

const withTypes = ['-c', '.oxlintrc.types.json', '--type-aware', '--type-check']
const fenced = ['--config', '.dependency-cruiser.cjs']
const unitReporters = ['--reporter=default', '--reporter=./scripts/unit/reporter.mjs']

/** Ends the titles of the e2e tests that every run has (ADR 42). */
const ALWAYS = '@always'

/**
 * Long test files of what few changes reach: lint and commands for those who develop the app, and the programs in C++ that
 * judges run. They are run with all, and where what they load has changed.
 */
export const LENGTHY = [
  'fuzz/twins/run.test.ts',
  'scripts/fences.test.mjs',
  'scripts/judge/checkers-cpp.test.ts',
  'scripts/judge/interactor.test.ts',
  'scripts/judge/solve-cpp.test.ts',
  'scripts/lint.test.mjs',
  'scripts/manual/shown-commands.test.mjs',
  'scripts/manual/take-pictures.test.mjs',
  'scripts/new-game.test.mjs',
  'scripts/package/release.test.mjs',
]

const isCode = (file) => /\.(ts|mts|mjs|cjs|js|svelte)$/.test(file)
/** Types come of code, of how it is compiled, of what is installed and of the catalogues. */
const isTyped = (file) => isCode(file) || file.endsWith('.json')
const isLinted = (file) =>
  isCode(file) ||
  ['package-lock.json', '.oxlintrc.json', 'scripts/lint/recommended.json'].includes(file)

/**
 * A stage: a title, the tool of a dependency (or the script) with its arguments, which files its outcome depends on, the
 * command that runs it alone; for test runners the report that holds the outcome; for a stage that leaves something out what
 * that is, and the arguments that run all.
 */
export const stages = {
  format: {
    title: 'formatting',
    tool: ['oxfmt'],
    args: ['--check', '.'],
    forFiles: (files) => ['--check', '--no-error-on-unmatched-pattern', ...files],
    reads: () => true,
    command: 'npm run format:check',
  },
  lint: {
    title: 'lint',
    tool: ['oxlint'],
    args: ['.'],
    forFiles: (files) => ['--no-error-on-unmatched-pattern', ...files],
    reads: isLinted,
    command: 'npm run lint',
  },
  lintComponents: {
    title: 'lint of components',
    tool: ['eslint'],
    args: ['.', '--max-warnings=0'],
    forFiles: (files) => [...files, '--max-warnings=0', '--no-warn-ignored'],
    reads: isLinted,
    command: 'npm run lint',
  },
  types: {
    title: 'types and lint with types',
    tool: ['oxlint'],
    args: [...withTypes, '.'],
    // Of the files some may be passed over, or all.
    forFiles: (files) => [...withTypes, '--no-error-on-unmatched-pattern', ...files],
    reads: isTyped,
    command: 'npm run check',
  },
  fences: {
    title: 'import fences',
    tool: ['dependency-cruiser', 'depcruise'],
    args: [...fenced, 'src-main', 'src-renderer', 'bench', 'e2e', 'fuzz', 'schedules'],
    // Of these folders, with all that they load.
    forFiles: (folders) => [...fenced, ...folders],
    reads: isTyped,
    command: 'npm run deps',
  },
  components: {
    title: 'types and lint of components',
    script: 'scripts/lint/components.mjs',
    args: [],
    forFiles: (files) => files,
    reads: (file) => isTyped(file) || file.endsWith('.css'),
    command: 'npm run check',
  },
  workflows: {
    title: 'lint of workflows',
    script: 'scripts/lint/workflows.mjs',
    args: [],
    reads: (file) =>
      /^\.github\/|^scripts\/lint\/workflows/.test(file) || file === 'package-lock.json',
    command: 'npm run lint',
  },
  unit: {
    title: 'unit tests',
    tool: ['vitest'],
    args: ['run', ...unitReporters, ...LENGTHY.map((file) => `--exclude=${file}`)],
    leaves:
      'long tests of lint, of commands for developers and of judges’ programs in C++ (npm test -- --all runs them)',
    forAll: ['run', ...unitReporters],
    forFiles: (files) => ['run', ...unitReporters, ...files],
    report: unitReport,
    reads: (file) => !/^e2e\/(tests|trees)\//.test(file),
    command: 'npm run unit',
  },
  build: { title: 'build', tool: ['electron-vite'], args: ['build'], command: 'npm run build' },
  e2e: {
    title: 'e2e in real Electron',
    tool: ['@playwright/test', 'playwright'],
    args: ['test', '--grep', ALWAYS],
    leaves: `e2e tests whose title does not end in ${ALWAYS} (npm test -- --all runs them)`,
    forAll: ['test'],
    forFiles: (files) => ['test', ...files],
    report: e2eReport,
    reads: (file) =>
      !/\.test\.(ts|mjs)$|^(fuzz|bench|schedules)\//.test(file) &&
      (!file.endsWith('.md') || file.startsWith('docs/manual/')),
    command: 'npm run e2e',
  },
}

/**
 * A stage as it is run always (`true`), with what it leaves out then (`'all'`), or for some files; null if there is nothing
 * to run.
 */
export function stageFor(name, wanted) {
  const stage = stages[name]
  if (wanted === true) return stage
  if (wanted === 'all') return stage.forAll ? { ...stage, args: stage.forAll, leaves: null } : null
  if (!wanted || wanted.length === 0) return null
  return { ...stage, args: stage.forFiles(wanted), leaves: null }
}

/**
 * Runs a stage; returns how many tests passed and failed, which failed and were skipped and why, and all it printed.
 * `onProgress` hears how far it is.
 */
export async function runStage(stage, env, onProgress) {
  if (stage.report) rmSync(stage.report, { force: true })
  const { code, output } = await runTool(stage, env, onProgress)
  if (stage.report) return { ...outcomeOf(stage.report, code), output }
  return code === 0 ? passed(output) : failed(output)
}

/** Outcome of a stage that is one test, and passed. */
export function passed(output = '') {
  return { passed: 1, failed: 0, failures: [], skips: [], output }
}

/** Outcome of a stage that failed as a whole, or could not be run at all: one failure, never none. */
export function failed(output) {
  return { passed: 0, failed: 1, failures: [], skips: [], output }
}

async function runTool(stage, env, onProgress) {
  mkdirSync(logFolder, { recursive: true })
  const name = stage.title.replaceAll(' ', '-')
  const log = createWriteStream(join(logFolder, `test-${name}.log`))
  const tool = stage.script ? join(root, stage.script) : toolOf(...stage.tool)
  const child = spawnChild(process.execPath, [tool, ...stage.args], {
    cwd: root,
    // Both at once make Node warn.
    env: { ...env, TELLS_PROGRESS: '1', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let partial = ''
  const take = (bytes) => {
    log.write(bytes)
    const lines = (partial + bytes).split('\n')
    partial = lines.pop()
    for (const line of lines) {
      const progress = readProgress(line)
      if (progress === null) output += `${line}\n`
      else onProgress(progress)
    }
  }
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  const code = await ended(child)
  log.end()
  return { code, output: output + partial }
}
