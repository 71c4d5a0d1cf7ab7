// Whether what the app is made of has known holes, as far as the package registry tells.
import { runNpm } from '../lib/npm.mjs'
import { root } from '../lib/paths.mjs'
import { Trouble } from '../lib/say.mjs'

const LIMIT = 60_000

/** Asks the registry; returns the line to print, and whether it answered. A Trouble when it knows holes. */
export function audit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const done = runNpm(args, { cwd: root, encoding: 'utf8', timeout: LIMIT })
  const { isClean, isWhole, line } = auditLine(done.stdout ?? '')
  if (!isClean) throw new Trouble(line)
  return { isWhole, line }
}

/**
 * The result of `npm audit --json` in one line, and whether it is one: no answer means that no vulnerabilities are known.
 */
export function auditLine(output) {
  const report = jsonOf(output)
  const counts = report?.metadata?.vulnerabilities
  if (!counts) {
    const why = report?.error?.summary || report?.message || 'no answer'
    const short = String(why).split('\n')[0].slice(0, 120)
    return {
      isClean: true,
      isWhole: false,
      line: `npm audit: NOT CHECKED, the registry does not answer (${short})`,
    }
  }
  if (counts.total === 0) return { isClean: true, isWhole: true, line: 'npm audit: no known holes' }
  const names = Object.keys(report.vulnerabilities ?? {}).join(', ')
  const line = `npm audit knows ${counts.total} holes, in: ${names}`
  return { isClean: false, isWhole: true, line }
}

function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
