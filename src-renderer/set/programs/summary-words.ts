import type { JudgedPrograms } from './judged-programs.svelte'
import { words } from './programs-words'
import { timeWords } from './words'

const { summary } = words.programs

/** The results of all programs together, in a line. */
export function summaryWords(judged: JudgedPrograms): string {
  const { programs, isBusy, end, wrong, idle, tests, list } = judged
  const expected = programs.flatMap(({ standing, inGroups }) => {
    const all = [standing, ...inGroups.map((one) => one.standing)]
    const told = all.filter(({ kind }) => kind !== 'free')
    return told.length > 0 ? [told] : []
  })
  const met = expected.filter((all) => all.every(({ kind }) => kind === 'met')).length
  const without = tests.filter(({ isAnswered }) => !isAnswered).length
  const parts = [summary.counts({ programs: programs.length, tests: tests.length })]
  if (expected.length > 0) parts.push(summary.met({ met, all: expected.length }))
  if (wrong.length > 0 && idle > 0) parts.push(summary.idle({ count: idle }))
  if (without > 0) parts.push(summary.without({ count: without }))
  if (list?.isolation.isOn && list.isolation.isHere) parts.push(summary.isolated)
  if (end && !isBusy) parts.push(endWords(end))
  return parts.join(' · ')
}

function endWords({ isStopped, ran, kept, time }: NonNullable<JudgedPrograms['end']>): string {
  const figures = { ran, kept, time: timeWords(time) }
  if (kept > 0) return isStopped ? summary.stoppedKept(figures) : summary.endKept(figures)
  return isStopped ? summary.stopped(figures) : summary.end(figures)
}
