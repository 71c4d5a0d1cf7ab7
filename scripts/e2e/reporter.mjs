// Tells `npm test` how the e2e tests fare: how far they are while they run, and a report in the form of `reports.mjs`.
import { relative } from 'node:path'
import { e2eReport, root } from '../lib/paths.mjs'
import { writeReport, progress } from '../lib/reports.mjs'

export default class E2eReporter {
  #failures = []

  onBegin(_, suite) {
    this.suite = suite
    this.all = suite.allTests().length
    this.done = 0
  }

  onTestEnd() {
    if (process.env.TELLS_PROGRESS) progress(++this.done, this.all, 'tests')
  }

  onError({ message, value }) {
    this.#failures.push({
      name: 'outside of tests',
      why: message ?? value ?? '',
      command: 'npm run e2e',
    })
  }

  onEnd() {
    const report = { passed: 0, failures: this.#failures, skips: [] }
    for (const test of this.suite.allTests()) {
      const file = relative(root, test.location.file).replaceAll('\\', '/')
      const name = `${file}:${test.location.line} › ${test.title}`
      const outcome = test.outcome()
      if (outcome === 'expected') report.passed++
      else if (outcome === 'skipped') {
        const why = test.annotations.find(({ type }) => type === 'skip')?.description ?? ''
        report.skips.push({ name, why })
      } else {
        const why = test.results.flatMap(({ errors }) => errors)[0]?.message ?? ''
        const command = `npm run e2e -- ${file}:${test.location.line}`
        report.failures.push({ name, why, command })
      }
    }
    writeReport(e2eReport, report)
  }
}
