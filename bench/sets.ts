import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { findGame, games } from '@core/games/testing'
import { rngOf } from '@core/kernel/rng'
import { coverageOf } from '@core/suite/coverage'
import { BLOCK, type SearchPlan } from '@core/suite/search'
import type { SuiteTask } from '@core/suite/tasks'
import { SuitePool } from '../src-main/threads/suite-pool'
import { median, rounded, type Figure } from './figures'
import { threadsFloor } from './floors'
import type { BenchRequest } from './request'

type Look = Extract<SuiteTask, { kind: 'look' }>

/** Tests of a very large set, of a large one, and of a usual one. */
const MOST = 5000
const MANY = 1000
const USUAL = 30
const ROUNDS = 3
/** Blocks of candidates that are made for each game: of a few, most of the time goes into code that is not compiled yet. */
const BLOCKS = 128
/** Ms that a candidate may take at most: 30,000 a second of rockets, 2,500 of ghosts. */
const MOST_MS: Readonly<Record<string, number>> = { rockets: 1 / 30, ghosts: 0.4 }

/** The work on sets, on threads as the app and the command line use them. */
export async function measureSets({ root, say }: BenchRequest): Promise<Figure[]> {
  const script = scriptIn(root)
  const floor = { value: await threadsFloor(), what: 'two threads that only add numbers' }
  say(`sets, ${MANY} tests`)
  const tests = Array.from({ length: MANY }, (_, draw) => officialTest(draw))
  const many = await pairsOf(script, tests, ROUNDS)
  say(`sets, ${MOST} tests`)
  const most = await pairsOf(
    script,
    Array.from({ length: MOST }, (_, draw) => officialTest(draw)),
    1,
  )
  const usual = await timeOfMatrix(script, tests.slice(0, USUAL))
  say(`sets, an arena of ${MANY} matches`)
  const [shared, alone] = [await timeOfArena(script, 2), await timeOfArena(script, 1)]
  const searches: Figure[] = []
  for (const game of games) {
    say(`sets, candidates of ${game.id}`)
    searches.push(await candidates(script, game))
  }
  return [
    {
      name: `look at ${MANY} tests, rockets of official sizes`,
      value: median(many.map(({ two }) => two.time)) / 1000,
      unit: 's',
      target: 3,
      note: `2 threads, their start included, median of ${ROUNDS}; answer, misreadings, rules, events, limits`,
    },
    { ...againstOne(MANY, many), target: 0.6, floor },
    { ...againstOne(MOST, most), target: 0.55, floor },
    {
      name: `whole coverage of ${USUAL} tests, rockets of official sizes`,
      value: usual / 1000,
      unit: 's',
      target: 1,
      note: `2 threads, their start included, median of ${ROUNDS}`,
    },
    {
      name: `arena of ${MANY} progers matches, 2 threads against 1`,
      value: shared / alone,
      unit: 'x',
      target: 0.55,
      floor,
      note: `greedy and random; 1 thread ${rounded(alone / 1000)} s, 2 threads ${rounded(shared / 1000)} s`,
    },
    ...searches,
  ]
}

function scriptIn(root: string): string {
  return join(root, 'out/main/suite-worker.js')
}

/** Seconds that two threads of plain Node take to look at so many tests of official sizes, their start included. */
export async function lookSeconds({ root }: BenchRequest, count: number): Promise<number> {
  const tests = Array.from({ length: count }, (_, draw) => officialTest(draw))
  return (await looking(scriptIn(root), 2, tests)).time / 1000
}

/** Ms for an arena of built-in players. */
async function timeOfArena(script: string, threads: number): Promise<number> {
  const tasks = Array.from({ length: MANY }, (_, at) => ({
    kind: 'match' as const,
    game: 'progers',
    text: null,
    seed: 30 + (at >> 1),
    players: at % 2 === 0 ? (['greedy', 'random'] as const) : (['random', 'greedy'] as const),
    illegal: null,
  }))
  const began = performance.now()
  const pool = new SuitePool(script, threads)
  await pool.start<'match'>(tasks).done
  await pool.close()
  return performance.now() - began
}

/** A level of rockets of an official size, another for each draw. */
export function officialTest(draw: number): Look {
  const game: AnyGame = findGame('rockets')!
  const rng = rngOf(30, draw)
  const side = rng.between(5, 25)
  const recipe = {
    ...(game.generator.defaults as Record<string, number>),
    width: side,
    height: side,
    players: rng.between(2, 4),
    doors: rng.between(1, 16),
    turns: rng.between(1, 100),
  }
  const text = game.format.print(game.generator.generate(recipe, rng))
  return { kind: 'look', name: `${draw}.in`, text }
}

/** Ms that passed, and that processors worked. */
interface Spent {
  readonly time: number
  readonly work: number
}

/** The same tests looked at by one thread and by two. */
interface Pair {
  readonly one: Spent
  readonly two: Spent
}

/** One after the other, so that what else the machine does falls on both. */
async function pairsOf(script: string, tests: readonly Look[], rounds: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < rounds; round++) {
    const one = await looking(script, 1, tests)
    pairs.push({ one, two: await looking(script, 2, tests) })
  }
  return pairs
}

function againstOne(count: number, pairs: readonly Pair[]): Figure {
  const seconds = (spent: (pair: Pair) => number): string =>
    rounded(median(pairs.map(spent)) / 1000)
  return {
    name: `look at ${count} tests, 2 threads against 1`,
    value: median(pairs.map(({ one, two }) => two.time / one.time)),
    unit: 'x',
    note:
      `median of ${pairs.length}; 1 thread ${seconds(({ one }) => one.time)} s; processor time ` +
      `${seconds(({ one }) => one.work)} s with 1, ${seconds(({ two }) => two.work)} s with 2: each compiles for itself`,
  }
}

async function looking(script: string, threads: number, tests: readonly Look[]): Promise<Spent> {
  const before = process.cpuUsage()
  const begun = performance.now()
  const pool = new SuitePool(script, threads)
  await pool.start<'look'>(tests).done
  await pool.close()
  const { user, system } = process.cpuUsage(before)
  return { time: performance.now() - begun, work: (user + system) / 1000 }
}

function timeOfMatrix(script: string, tests: readonly Look[]): Promise<number> {
  return medianTime(async () => {
    const pool = new SuitePool(script, 2)
    const looks = await pool.start<'look'>(tests).done
    await pool.close()
    const facts = looks.map(({ limits, worth }, at) => ({
      name: tests[at]!.name,
      limits,
      ...worth!,
    }))
    coverageOf(findGame('rockets')!, facts)
  })
}

async function candidates(script: string, game: AnyGame): Promise<Figure> {
  const [reading] = game.engine.readings
  const plan: SearchPlan = {
    wishes: [{ kind: 'catches', reading: reading!.id }, { kind: 'alone' }],
    seed: 1,
  }
  const pool = new SuitePool(script, 2)
  const blocks = Array.from({ length: BLOCKS }, (_, block) => ({
    block,
    from: null,
    isClimbing: false,
  }))
  const time = await medianTime(() => pool.crewOf(game.id, plan).search(blocks))
  await pool.close()
  const each = time / (BLOCKS * BLOCK)
  return {
    name: `find: a candidate of ${game.id}`,
    value: each,
    unit: 'ms',
    ...(MOST_MS[game.id] === undefined ? {} : { target: MOST_MS[game.id] }),
    note: `${Math.round(1000 / each)} a second on 2 threads, of ${BLOCKS * BLOCK} in a row; made, judged, and held against ${reading!.id}`,
  }
}

async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return median(times)
}
