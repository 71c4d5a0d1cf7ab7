import type { Coverage, ShownBy } from '@core/suite/coverage'
import { coverageByGame, type GameCoverage } from '@core/suite/coverage-by-game'
import type { CliIo } from '../io'
import { lookAtSet, readSet, tellProblem } from '../set-folder'
import { textTable } from '../table'

export interface CoverageOptions {
  readonly jobs?: number
  readonly json?: boolean
  /** Percent of the misreadings that has to be caught. */
  readonly failUnder?: number
}

/** Prints what the tests in a folder cover: misreadings, rules, events, limits; a part for each game. */
export async function coverage(
  io: CliIo,
  folder: string,
  { jobs, json = false, failUnder = 0 }: CoverageOptions,
): Promise<number> {
  const workers = await io.workers(jobs)
  try {
    const tests = await lookAtSet(io, workers, readSet(io, folder))
    tests.filter(({ look }) => !look?.worth).forEach((test) => tellProblem(io, test))
    const reports = coverageByGame(tests.map(({ file, look }) => ({ name: file.path, look })))
    io.out(
      json
        ? reports.map((report) => `${JSON.stringify(report)}\n`).join('')
        : reports.map(wordsOf).join('\n'),
    )
    const isEnough = reports.every((report) => percentCaught(report) >= failUnder)
    return isEnough && tests.every(({ look }) => look?.worth) ? 0 : 1
  } finally {
    await workers.close()
  }
}

function percentCaught({ readings }: Coverage): number {
  const caught = readings.filter(({ by }) => by.length > 0).length
  return readings.length === 0 ? 100 : (100 * caught) / readings.length
}

function wordsOf(report: GameCoverage): string {
  const { game, tests, readings, addsNothing, smallest, limits } = report
  const missed = readings.filter(({ by }) => by.length === 0)
  const rows = readings
    .toSorted((a, b) => a.by.length - b.by.length)
    .map(({ id, by }) => [`  ${id}`, by.length === 0 ? 'NOT CAUGHT' : `${by.length}`, by[0] ?? ''])
  const bounds = limits.map(({ name, smallest: least, largest, official, untouched }) => [
    `  ${name}`,
    `${least} to ${largest}`,
    `official ${official.join(' to ')}`,
    untouched.length > 0 ? `never ${untouched.join(' and ')}` : '',
  ])
  return [
    `${game}: ${tests} ${tests === 1 ? 'test' : 'tests'}`,
    '',
    `Misreadings: ${readings.length - missed.length} of ${readings.length} caught`,
    ...textTable([['  misreading', 'tests', 'first'], ...rows]),
    '',
    ...shownWords('Rules', report.rules),
    ...shownWords('Events', report.events),
    ...(limits.length > 0 ? ['Limits', ...textTable(bounds), ''] : []),
    `${smallest.isExact ? 'Smallest' : 'A small'} choice that catches as much (${smallest.tests.length}): ${smallest.tests.join(' ') || '-'}`,
    `Tests that add nothing, each by itself: ${addsNothing.join(' ') || '-'}`,
    '',
  ].join('\n')
}

function shownWords(title: string, list: readonly ShownBy[]): string[] {
  const never = list.filter(({ count }) => count === 0).map(({ id }) => id)
  return [
    `${title}: ${list.length - never.length} of ${list.length} shown`,
    ...(never.length > 0 ? [`  never: ${never.join(' ')}`] : []),
    '',
  ]
}
