// What `npm test` says: how far the stages are while they run, and at the end what failed, what was skipped and how long
// each stage took.
import { duration, say } from './say.mjs'

const LONGEST_SILENCE = 15_000
const SHOWN_LINES = 120

/** The stages of one run of `npm test`, with what has come of them. */
export class TestRun {
  #begun = Date.now()
  #results = []
  #running = new Map()
  #timer = setInterval(() => this.#tell(), LONGEST_SILENCE)

  /** Runs the work of a stage, which reports its progress and returns its outcome, and prints the outcome. */
  async stage({ title, command }, work) {
    const since = Date.now()
    this.#running.set(title, '')
    const outcome = await work((progress) => this.#running.set(title, progress))
    this.#running.delete(title)
    this.#add({ title, command, time: Date.now() - since, ...outcome })
  }

  /** Whether a stage has come to its end without a failure. */
  isGreen({ title }) {
    return this.#results.some((result) => result.title === title && result.failed === 0)
  }

  #add(result) {
    this.#results.push(result)
    const mark = result.failed === 0 ? 'ok  ' : 'FAIL'
    const known = result.isKnown ? ', known: nothing that it reads has changed since' : ''
    say(`${mark} ${result.title}: ${counted(result)} (${duration(result.time)}${known})`)
    if (result.failed === 0) return
    result.failures.forEach(tellFailure)
    if (result.failures.length > 0) return
    const lines = result.output.trimEnd().split('\n')
    if (lines.length > SHOWN_LINES)
      say(`     … ${lines.length - SHOWN_LINES} lines more in .cache/logs`)
    for (const line of lines.slice(-SHOWN_LINES)) say(`     ${line}`)
  }

  #tell() {
    const parts = [...this.#running].map(([title, far]) => (far ? `${title} ${far}` : title))
    if (parts.length > 0) say(`  … ${duration(Date.now() - this.#begun)}: ${parts.join('; ')}`)
  }

  /** Says all that is to be known at the end; returns the exit code. `notes` are lines of the run as a whole. */
  end(notes) {
    clearInterval(this.#timer)
    const all = (key) => this.#results.flatMap((result) => result[key])
    say('')
    tellSkips(all('skips'))
    notes.forEach(say)
    const width = Math.max(...this.#results.map(({ title }) => title.length))
    say(`Stages, ${duration(Date.now() - this.#begun)} in all:`)
    for (const result of this.#results) {
      const time = result.isKnown ? 'known' : duration(result.time)
      say(`  ${result.title.padEnd(width)}  ${time.padStart(11)}  ${counted(result)}`)
    }
    // Once more at the end, where readers of a long log begin.
    all('failures').forEach(tellFailure)
    for (const { title, command, failed, failures } of this.#results) {
      if (failed > 0 && failures.length === 0) say(`\n✘ ${title}\n  Run it alone: ${command}`)
    }
    const total = (key) => this.#results.reduce((sum, result) => sum + result[key], 0)
    const sum = { passed: total('passed'), failed: total('failed'), skips: all('skips') }
    say(`\n${counted(sum)}`)
    return sum.failed === 0 ? 0 : 1
  }
}

function tellFailure({ name, why, command }) {
  say(`\n✘ ${name}\n${why}\n  Run it alone: ${command}`)
}

/** Skipped tests, those with one reason together. */
function tellSkips(skips) {
  for (const reason of new Set(skips.map(({ why }) => why))) {
    say(`Skipped: ${reason || 'no reason is given'}`)
    for (const { name, why } of skips) if (why === reason) say(`  - ${name}`)
  }
}

/** "12 passed, 0 failed, 2 skipped". */
export function counted({ passed, failed, skips }) {
  const line = `${passed} passed, ${failed} failed`
  return skips.length > 0 ? `${line}, ${skips.length} skipped` : line
}
