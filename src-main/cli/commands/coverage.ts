import { quantityTitle } from '@core/game/names'
import { listIn } from '@core/words'
import { scoringFaults } from '@core/suite/scoring-faults'
import type { Coverage, ShownBy } from '@core/suite/coverage'
import { coverageByGame, type GameCoverage } from '@core/suite/coverage-by-game'
import type { ReadingScores } from '@core/suite/reading-scores'
import { pointsText } from '@core/suite/scoring'
import { onlyByWords } from '@core/suite/only-by-words'
import { sameTests, type SameAs } from '@core/suite/same-tests'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { commandError, shownName } from '../problems'
import { printed } from './set'
import { runOnSet } from '../run-on-set'
import { aboutFolder, tellProblem } from '../set-folder'
import type { ShardedRunOf, SeenTest } from '../shards/records'
import { textTable } from '@core/kernel/text-table'
import { findGame, spoken, words } from '../../words'
import * as sets from '../declared/sets'
import type { Given } from '../form/command'
import { keptValues } from '../form/option'

/** Prints what the tests in a folder cover: misreadings, rules, events, limits; a part for each game. */
export async function coverage(
  io: CliIo,
  folder: string,
  options: Given<typeof sets.coverage>,
): Promise<number> {
  const { told, notes, isSound, files } = await aboutFolder(io, folder)
  const kept = keptValues(sets.coverage.options, options)
  const run = { command: 'coverage', ...kept, scoring: notes.scoring, told, isSound } as const
  return runOnSet(io, { folder, files }, run, options, (tests) => printCoverage(io, tests, run))
}

/** The same for tests that were looked at, here or elsewhere. */
export function printCoverage(
  io: CliIo,
  tests: readonly SeenTest[],
  { json, failUnder, scoring, told, isSound }: ShardedRunOf<'coverage'>,
): number {
  io.err(told)
  tests.filter(({ look }) => !look?.worth).forEach((test) => tellProblem(io, test))
  const reports = coverageByGame(
    spoken,
    tests.map(({ file, look }) => ({ name: file.path, look })),
    scoring,
  )
  const groups = tests.map(({ file }) => file.group)
  const faults = scoringFaults(words, scoring, groups)
  for (const fault of [...faults.errors, ...faults.warnings]) io.err(`${fault}\n`)
  const again = [...sameTests(tests.map(printed))]
  io.out(
    json
      ? reports.map((report) => `${JSON.stringify(report)}\n`).join('')
      : [...reports.map(wordsOf), ...againWords(again)].join('\n'),
  )
  if (reports.length === 0) io.err(commandError(cliLevelsWords().coverage.noAnswer))
  const short = reports.filter((report) => percentCaught(report) < failUnder)
  for (const report of short) io.err(underWords(report, failUnder))
  const isEnough = reports.length > 0 && short.length === 0 && faults.errors.length === 0
  return isSound && isEnough && tests.every(({ look }) => look?.worth) ? 0 : 1
}

/** The tests that repeat others, as a paragraph; empty if there are none. */
function againWords(again: readonly (readonly [string, SameAs])[]): string[] {
  if (again.length === 0) return []
  const rows = again.map(([path, same]) => [
    `  ${shownName(path)}`,
    words.suite.same({ ...same, path: shownName(same.path) }),
  ])
  const title = cliLevelsWords().coverage.again({ count: again.length })
  return [[title, ...textTable(rows), ''].join('\n')]
}

function percentCaught({ readings }: Coverage): number {
  const caught = readings.filter(({ by }) => by.length > 0).length
  return readings.length === 0 ? 100 : (100 * caught) / readings.length
}

function underWords(report: GameCoverage, least: number): string {
  const { game, readings } = report
  const caught = readings.filter(({ by }) => by.length > 0).length
  // Rounded down, so that it never appears to be enough when it is not.
  const percent = Math.floor(percentCaught(report))
  const all = readings.length
  return `${cliLevelsWords().coverage.under({ game, caught, all, percent, least })}\n`
}

function wordsOf(report: GameCoverage): string {
  const { game, tests, readings, onlyBy, smallest, limits, scores } = report
  const { coverage: said } = cliLevelsWords()
  const { paper } = words.suite
  const found = findGame(game)
  const titleOf = (limit: string): string => (found ? quantityTitle(found, limit) : limit)
  const ruleTitle = (id: string): string =>
    [id, found?.rules.find((rule) => rule.id === id)?.title ?? ''].join(' ').trim()
  const eventTitle = (name: string): string =>
    found?.engine.eventKinds.find((kind) => kind.name === name)?.title ?? name
  const missed = readings.filter(({ by }) => by.length === 0)
  const rows = readings
    .toSorted((a, b) => a.by.length - b.by.length)
    .map(({ id, by }) => [
      `  ${id}`,
      by.length === 0 ? paper.notCaught : String(by.length),
      by[0] ?? '',
    ])
  const bounds = limits.map(({ name, smallest: least, largest: most, official, untouched }) => [
    `  ${titleOf(name)}`,
    paper.range({ least, most }),
    said.official({ least: official[0], most: official[1] }),
    untouched.length > 0 ? said.untouched({ bounds: listIn(words, untouched.map(String)) }) : '',
  ])
  return [
    said.game({ game, tests }),
    '',
    said.misreadings({ caught: readings.length - missed.length, all: readings.length }),
    ...textTable([[`  ${said.misreading}`, said.tests, said.first], ...rows]),
    '',
    ...(scores ? [...scoreLines(scores), ''] : []),
    ...shownWords(said.rules, report.rules, ruleTitle),
    ...warnedWords(report.warnedRules, ruleTitle),
    '',
    ...shownWords(said.events, report.events, eventTitle),
    '',
    ...(limits.length > 0 ? [paper.limits, ...textTable(bounds), ''] : []),
    said.smallest({
      isExact: smallest.isExact,
      count: smallest.tests.length,
      tests: smallest.tests.join(' ') || '-',
    }),
    said.onlyBy({ count: onlyBy.length }),
    ...(found ? textTable(onlyBy.map((only) => [`  ${only.test}`, onlyByWords(found, only)])) : []),
    '',
  ].join('\n')
}

/** What each misreading still scores, those that score most first, a column for each group. */
function scoreLines({ of, readings }: ReadingScores): string[] {
  const { coverage: said } = cliLevelsWords()
  const groups = readings[0]?.groups ?? []
  const head = groups.map(({ group }) => (group === '' ? '.' : shownName(group)))
  const rows = readings
    .toSorted((a, b) => b.points - a.points)
    .map(({ id, points, groups: each }) => [
      `  ${id}`,
      pointsText(points),
      ...each.map((one) => pointsText(one.points)),
    ])
  const worth = [`  ${said.worth}`, pointsText(of), ...groups.map((one) => pointsText(one.of))]
  return [
    said.scores,
    ...textTable([[`  ${said.misreading}`, said.points, ...head], worth, ...rows]),
  ]
}

/** How many of a list are shown, as `said` says it, and which never are, a line each. */
function shownWords(
  said: (so: { readonly shown: number; readonly all: number }) => string,
  list: readonly ShownBy[],
  titleOf: (id: string) => string,
): string[] {
  const never = list.filter(isNever)
  const { coverage: say } = cliLevelsWords()
  return [
    said({ shown: list.length - never.length, all: list.length }),
    ...never.map(({ id }) => `  ${say.never({ names: titleOf(id) })}`),
  ]
}

/** Rules that only levels with warnings can show: no set is expected to show them. */
function warnedWords(list: readonly ShownBy[], titleOf: (id: string) => string): string[] {
  if (list.length === 0) return []
  const { coverage: say } = cliLevelsWords()
  const names = list.map((one) =>
    isNever(one) ? say.isNever({ name: titleOf(one.id) }) : titleOf(one.id),
  )
  return [`  ${say.onlyWarned({ rules: names.join(', ') })}`]
}

function isNever({ count }: ShownBy): boolean {
  return count === 0
}
