import { textTable } from '@core/kernel/text-table'
import { toldOfTest } from '@core/suite/lower-scores'
import { lowerForSet, type LowerProgress } from '@core/suite/lower-set'
import { hasPoints, pointsText, type Scoring } from '@core/suite/scoring'
import { listIn } from '@core/words'
import { findGame, words } from '../../words'
import type { Workers } from '../../threads/suite-pool'
import { madeHash } from '../../sets/made-hash'
import { addFound } from '../add-found'
import { cliLevelsWords } from '../cli-levels-words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { shownName, UsageProblem } from '../problems'
import type { LowerReport } from '../lower-schema'
import { lookAtSet, notesOn, readSet } from '../set-folder'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'

type LowerOptions = Given<typeof sets.lower>

/** Misreadings that are named. */
const MOST_NAMES = 12

/**
 * Finds tests until no misreading scores more than allowed, adds them to the set, and lists them; exit code 1 if some
 * still score more.
 */
export async function lower(io: CliIo, folder: string, options: LowerOptions): Promise<number> {
  const { scoring } = notesOn(io, folder)
  if (!hasPoints(scoring)) throw new UsageProblem(cliLevelsWords().lower.noPoints({ folder }))
  const workers = await io.workers(options.jobs)
  try {
    const { game, ...found } = await lowered({ io, folder, scoring, workers }, options)
    const { seed, dryRun, json } = options
    const report: LowerReport = { game, seed, ...found }
    io.out(json ? `${JSON.stringify(report)}\n` : tableOf(found))
    tellEnd(io, found, options.to)
    const isKept = dryRun || (await addAll(io, folder, scoring, report))
    return isKept && found.left.length === 0 ? 0 : 1
  } finally {
    await workers.close()
  }
}

interface Place {
  readonly io: CliIo
  readonly folder: string
  readonly scoring: Scoring
  readonly workers: Workers
}

async function lowered(
  { io, folder, scoring, workers }: Place,
  { to, tests: most, seed, tries, official }: LowerOptions,
): Promise<LowerProgress & { readonly game: string }> {
  const seen = (await lookAtSet(io, workers, await readSet(io, folder))).flatMap(
    ({ file, text, look }) =>
      look?.worth && text !== null
        ? { group: file.group, text, game: look.game, caught: look.worth.caught }
        : [],
  )
  const games = [...new Set(seen.map(({ game }) => game))]
  const game = findGame(games[0] ?? '')
  const { lower: say } = cliLevelsWords()
  if (!game) throw new UsageProblem(say.noTest({ folder }))
  if (games.length > 1)
    throw new UsageProblem(say.severalGames({ folder, games: games.join(', ') }))
  const end = await lowerForSet(
    game,
    { scoring, tests: seen, texts: seen },
    { most: to, tests: most, seed, tries, isOfficial: official },
    { crewOf: (plan) => workers.crewOf(game.id, plan), hashOf: madeHash },
    ({ found }) => io.progress?.(found.length, most, cliWords().progress.tests),
  )
  return { ...end, game: game.id }
}

function tableOf({ found }: LowerProgress): string {
  if (found.length === 0) return ''
  const { group, misreading, before, after } = cliLevelsWords().lower.head
  const rows = found.map((test) => [
    test.group === '' ? '.' : shownName(test.group),
    test.reading,
    pointsText(test.before),
    pointsText(test.after),
  ])
  return `${textTable([[group, misreading, before, after], ...rows]).join('\n')}\n`
}

function tellEnd(io: CliIo, { found, left, tried }: LowerProgress, most: number): void {
  const { lower: say } = cliLevelsWords()
  const named = left.map(({ id, points }) => say.one({ id, points: pointsText(points) }))
  io.err(`${say.found({ tests: found.length, tried })}\n`)
  io.err(
    left.length === 0
      ? `${say.done({ most })}\n`
      : `${say.left({ most, left: listIn(words, named, MOST_NAMES) })}\n`,
  )
}

/** Adds the tests one by one; false as soon as one cannot be written. */
async function addAll(
  io: CliIo,
  folder: string,
  scoring: Scoring,
  { game: id, found }: LowerReport,
): Promise<boolean> {
  const game = findGame(id)!
  for (const test of found) {
    const { name, purpose } = toldOfTest(game, scoring, test)
    if (!(await addFound(io, folder, { ...test, name, note: purpose }))) return false
  }
  return true
}
