import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import { bySearch, nearOf } from '@core/suite/how-made'
import { find as search, ROUND } from '@core/suite/find'
import { BLOCK, type SearchPlan } from '@core/suite/search'
import { joinStarts, startOf, type Start } from '@core/suite/starts'
import { hopelessWish } from '@core/suite/hopeless'
import { nameFor, purposeOf } from '@core/suite/wish-words'
import type { ReadingId } from '@core/trace/machine'
import { madeHash } from '../../sets/made-hash'
import { addFound, placeFor } from '../add-found'
import { namedGame } from '../choose-game'
import { startsOf } from '../find-starts'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { writeOrTell } from '../outputs'
import { UsageProblem } from '../problems'
import type { FindReport } from '../schemas'
import type { ShardedRunOf } from '../shards/records'
import { shardName, type TaskRange } from '../shards/shard'
import { writeShard } from '../shards/write-shard'
import { hashOfSet, lookedSet, readSet, type SetText } from '../set-folder'
import { wishesOf } from '../wishes'
import type { FoundPlace } from '../declared/shared'
import * as sets from '../declared/sets'
import type { Given } from '../form/command'
import { keptValues } from '../form/option'
import { words } from '../../words'

type FindOptions = Given<typeof sets.find>

/** Looks for a small level that meets the wishes, and prints it; the same seed gives the same on any number of threads. */
export async function find(io: CliIo, game: AnyGame, options: FindOptions): Promise<number> {
  const { starts, shard, official: isOfficial } = options
  const { seed, json, ...kept } = keptValues(sets.find.options, options)
  if (!Number.isSafeInteger(seed + starts))
    throw new UsageProblem(cliLevelsWords().generate.lastSeed)
  if (shard && shard.of > starts) {
    throw new UsageProblem(cliLevelsWords().find.fewStarts({ shard: shardName(shard), starts }))
  }
  // Reported before the search, not after it.
  if (options.into !== undefined) await placeFor(options.into)
  const wishes = wishesOf(game, options, await caughtIn(io, game, options))
  const hopeless = hopelessWish(game, wishes, isOfficial)
  if (hopeless) throw new UsageProblem(words.suite.hopeless[hopeless.why](hopeless))
  const tests = options.near === undefined ? [] : await readSet(io, options.near)
  const from = levelsIn(game, tests)
  const near = nearOf(from, madeHash)
  const asked = { game: game.id, seed, wishes, isOfficial, ...kept, near, json }
  const run = { command: 'find', ...asked } as const
  const starting = startsIn(io, game, { ...run, from }, options)
  if (shard) {
    const input = options.near === undefined ? null : hashOfSet(tests)
    return writeShard(io, { run, input, tasks: starts }, shard, async function* (range) {
      for await (const start of starting(range)) yield { start }
    })
  }
  const found: Start[] = []
  for await (const start of starting({ from: 0, to: starts })) found.push(start)
  return printFound(io, found, run, options)
}

interface Sought {
  readonly tries: number
  /** Levels of which changed copies are tried. */
  readonly from: readonly string[]
}

/** Computes starts on threads. */
function startsIn(
  io: CliIo,
  game: AnyGame,
  { wishes, seed, isOfficial, tries, from }: Required<SearchPlan> & Sought,
  { jobs }: FindOptions,
) {
  const blocks = Math.ceil(tries / BLOCK)
  return async function* (range: TaskRange): AsyncGenerator<Start> {
    const workers = await io.workers(jobs)
    const all = blocks * BLOCK * (range.to - range.from)
    let done = 0
    try {
      // A round keeps so many threads busy.
      yield* startsOf(range, Math.ceil(workers.threads / ROUND), async (number, stop) => {
        const plan: SearchPlan = { wishes, seed: seed + number, isOfficial }
        let own = 0
        const found = await search(workers.crewOf(game.id, plan, stop), { blocks, from }, (now) => {
          done += (now.blocks - own) * BLOCK
          own = now.blocks
          io.progress?.(done, all, cliWords().progress.levels)
          return true
        })
        return startOf(found)
      })
    } finally {
      await workers.close()
    }
  }
}

/** The misreadings that the tests in a folder catch; null for no folder. */
async function caughtIn(
  io: CliIo,
  game: AnyGame,
  { uncaughtIn: folder, jobs }: FindOptions,
): Promise<ReadingId[] | null> {
  if (folder === undefined) return null
  const looked = await lookedSet(io, await readSet(io, folder), jobs)
  const caught = new Set(
    looked.flatMap(({ look }) => (look?.game === game.id ? (look.worth?.caught ?? []) : [])),
  )
  return game.engine.readings.map(({ id }) => id).filter((id) => caught.has(id))
}

/** The texts of tests that are levels of the game. */
function levelsIn(game: AnyGame, tests: readonly SetText[]): string[] {
  return tests.flatMap(({ text }) =>
    text !== null && checkText(game, text).isRunnable ? text : [],
  )
}

/** Prints the level that starts have found, here or elsewhere, or saves it where it is wanted. */
export async function printFound(
  io: CliIo,
  starts: readonly Start[],
  { game, seed, wishes, tries, isOfficial, near, json }: ShardedRunOf<'find'>,
  { out, into }: FoundPlace,
): Promise<number> {
  const { find: words } = cliLevelsWords()
  const { best, bestStart, hits, always, tried } = joinStarts(starts)
  if (json) {
    const text = best?.text ?? null
    const report: FindReport = {
      game,
      seed,
      tried,
      hits,
      text,
      caught: best?.caught ?? [],
      always,
    }
    io.out(`${JSON.stringify(report)}\n`)
  }
  if (!best) {
    io.err(`${words.none({ tried })}\n`)
    return 1
  }
  const readings = best.caught.join(', ')
  const told = readings === '' ? words.foundIdle : words.found
  io.err(`${told({ hits, tried, readings })}\n`)
  if (into !== undefined) {
    const purpose = purposeOf(namedGame(game), wishes, best.caught)
    const name = nameFor(wishes, best.caught)
    const search = { game, seed: seed + bestStart, wishes, tries, official: isOfficial }
    const how = bySearch(search, near)
    return (await addFound(io, into, { text: best.text, name, note: purpose, how })) ? 0 : 1
  }
  if (out !== undefined) return (await writeOrTell(io, out, best.text)) ? 0 : 1
  if (!json) io.out(best.text)
  return 0
}
