// Tells `npm test` how the unit tests fare: how far they are while they run, and a report in the form of `reports.mjs`.
import { writeReport, progress } from '../lib/reports.mjs'
import { unitReport } from '../lib/paths.mjs'

/** For tests skipped by a condition, which only their file names. */
const ELSEWHERE = 'The system lacks what it needs: see the condition in its file.'

export default class UnitReporter {
  onTestRunStart(files) {
    this.all = files.length
    this.done = 0
  }

  onTestModuleEnd() {
    progress(++this.done, this.all, 'files')
  }

  onTestRunEnd(modules, errors) {
    const report = { passed: 0, failures: [], skips: [] }
    for (const module of modules) {
      const file = module.relativeModuleId
      // A file that could not be loaded holds no failed test.
      let isTold = false
      for (const test of module.children.allTests()) {
        const { state, errors: why, note } = test.result()
        const name = `${file} › ${test.fullName}`
        const command = `npm run unit -- ${file} -t ${quoted(plain(test.fullName))}`
        if (state === 'passed') report.passed++
        else if (state === 'failed') {
          isTold = true
          report.failures.push({ name, why: told(why), command })
        } else report.skips.push({ name, why: note ?? ELSEWHERE })
      }
      const own = module.errors()
      if (own.length > 0 || (module.state() === 'failed' && !isTold))
        report.failures.push({ name: file, why: told(own), command: `npm run unit -- ${file}` })
    }
    for (const error of errors)
      report.failures.push({
        name: 'outside of tests',
        why: told([error]),
        command: 'npm run unit',
      })
    writeReport(unitReport, report)
  }
}

const told = (errors = []) => errors.map(({ stack, message }) => message ?? stack).join('\n')

/** A name as the pattern that -t takes it for: its suites and itself, with a blank between. */
const plain = (name) =>
  name.replaceAll(' > ', ' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, (sign) => `\\${sign}`)

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`
