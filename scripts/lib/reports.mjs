// What the reporters of the test runners hand to `npm test`: how many tests passed, which failed and why, which were
// skipped and why.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const BRIEF_LINES = 12
const MARK = '@progress'

/** Says how far a run is, for `readProgress` in the process that started it. */
export function progress(done, all, what) {
  process.stdout.write(`${MARK} ${done} of ${all} ${what}\n`)
}

/** How far a run is by a line of its output, as "12 of 340 tests"; null for any other line. */
export function readProgress(line) {
  return line.startsWith(`${MARK} `) ? line.slice(MARK.length + 1) : null
}

/** Writes a report: `passed` is a number, each of `failures` has `name`, `why` and `command`, each of `skips` `name` and `why`. */
export function writeReport(file, report) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}

/**
 * The outcome of a runner by its report and exit code. One that ends badly without a failed test, that leaves no report or
 * ran nothing, is one failure.
 */
export function outcomeOf(file, code) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const { passed = 0, failures = [], skips = [] } = report ?? {}
  const failed = failures.map((failure) => ({ ...failure, why: briefly(failure.why) }))
  const isBad = code !== 0 || passed + skips.length === 0
  return { passed, failed: failed.length || (isBad ? 1 : 0), failures: failed, skips }
}

/** The first lines of why a test failed, without colours. */
function briefly(message) {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, BRIEF_LINES)
    .map((line) => `  ${line}`)
    .join('\n')
}
