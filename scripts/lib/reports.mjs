// What the reports of the test runners hold: how many tests passed, and which failed and why.
import { stripVTControlCharacters } from 'node:util'

const BRIEF_LINES = 12

/** A runner that ends badly without a failed test, or that ran nothing, is one failure. */
export function countReport(counts, code) {
  const isBad = code !== 0 || counts.passed === 0
  return isBad && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** A file that could not be loaded holds no tests in the report and counts as one failure. */
export function unitCounts(report) {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function e2eCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** Each failed test of a unit report: its file, its name and the first lines of why. */
export function unitFailures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    const named = failed.map(
      (test) => `${file.name} › ${test.fullName}\n${briefly(test.failureMessages?.[0])}`,
    )
    return file.status === 'failed' && failed.length === 0
      ? [`${file.name}\n${briefly(file.message)}`]
      : named
  })
}

/** Each failed test of an e2e report: its place, its name and the first lines of why. */
export function e2eFailures({ suites, errors }) {
  const failures = errors.map((error) => briefly(error.message))
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))
      if (!spec.ok)
        failures.push(`${spec.file}:${spec.line} › ${spec.title}\n${briefly(errors[0]?.message)}`)
    }
    suite.suites?.forEach(visit)
  }
  suites.forEach(visit)
  return failures
}

function briefly(message = 'no message') {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, BRIEF_LINES)
    .map((line) => `  ${line}`)
    .join('\n')
}
