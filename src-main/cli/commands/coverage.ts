import type { Coverage, ShownBy } from '@core/suite/coverage'
import { coverageByGame, type GameCoverage } from '@core/suite/coverage-by-game'
import type { CliIo } from '../io'
import { runOnSet, type Sharing } from '../run-on-set'
import { tellProblem } from '../set-folder'
import type { SeenTest } from '../shards/records'
import { textTable } from '@core/kernel/text-table'
import { spoken } from '../../words'

export interface CoverageOptions extends Sharing {
  readonly json?: boolean
  /** Percent of the misreadings that has to be caught. */
  readonly failUnder?: number
}

/** Prints what the tests in a folder cover: misreadings, rules, events, limits; a part for each game. */
export function coverage(
  io: CliIo,
  folder: string,
  { json = false, failUnder = 0, ...sharing }: CoverageOptions,
): Promise<number> {
  const run = { command: 'coverage', json, failUnder } as const
  return runOnSet(io, folder, run, sharing, (tests) => printCoverage(io, tests, run))
}

/** The same for tests that were looked at, here or elsewhere. */
export function printCoverage(
  io: CliIo,
  tests: readonly SeenTest[],
  { json, failUnder }: { readonly json: boolean; readonly failUnder: number },
): number {
  tests.filter(({ look }) => !look?.worth).forEach((test) => tellProblem(io, test))
  const reports = coverageByGame(
    spoken,
    tests.map(({ file, look }) => ({ name: file.path, look })),
  )
  io.out(
    json
      ? reports.map((report) => `${JSON.stringify(report)}\n`).join('')
      : reports.map(wordsOf).join('\n'),
  )
  if (reports.length === 0) io.err('error: no test has an official answer\n')
  const short = reports.filter((report) => percentCaught(report) < failUnder)
  for (const report of short)
    io.err(`${report.game}: ${caughtWords(report)}, under ${failUnder} %\n`)
  const isEnough = reports.length > 0 && short.length === 0
  return isEnough && tests.every(({ look }) => look?.worth) ? 0 : 1
}

function percentCaught({ readings }: Coverage): number {
  const caught = readings.filter(({ by }) => by.length > 0).length
  return readings.length === 0 ? 100 : (100 * caught) / readings.length
}

function caughtWords(report: Coverage): string {
  const caught = report.readings.filter(({ by }) => by.length > 0).length
  // Rounded down, so that it never seems to be enough.
  return `${caught} of ${report.readings.length} misreadings are caught, ${Math.floor(percentCaught(report))} %`
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
