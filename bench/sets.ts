import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { findGame, games } from '@core/games/registry'
import { rngOf } from '@core/kernel/rng'
import { coverageOf } from '@core/suite/coverage'
import { BLOCK, type SearchPlan } from '@core/suite/search'
import type { SuiteTask } from '@core/suite/tasks'
import { SuitePool } from '../src-main/pool/suite-pool'
import { median, rounded, type Figure } from './figures'
import type { BenchRequest } from './request'

type Look = Extract<SuiteTask, { kind: 'look' }>

/** Tests of a large set, and of a usual one. */
const MANY = 1000
const USUAL = 30
const ROUNDS = 3
/** Blocks of candidates that are made for each game. */
const BLOCKS = 16

/** The work on sets, on threads as the app and the command line use them. */
export async function measureSets({ root, say }: BenchRequest): Promise<Figure[]> {
  const script = join(root, 'out/main/suite-worker.js')
  say(`sets, ${MANY} tests`)
  const tests = Array.from({ length: MANY }, (_, draw) => officialTest(draw))
  const [two, one] = [await timeOfLooks(script, 2, tests), await timeOfLooks(script, 1, tests)]
  const usual = await timeOfMatrix(script, tests.slice(0, USUAL))
  const searches: Figure[] = []
  for (const game of games) {
    say(`sets, candidates of ${game.id}`)
    searches.push(await candidates(script, game))
  }
  return [
    {
      name: `look at ${MANY} tests, rockets of official sizes`,
      value: two / 1000,
      unit: 's',
      target: 3,
      note: `2 threads, their start included, median of ${ROUNDS}; answer, misreadings, rules, events, limits`,
    },
    {
      name: `look at ${MANY} tests, 2 threads against 1`,
      value: two / one,
      unit: 'x',
      target: 0.59,
      note: `1 thread ${rounded(one / 1000)} s`,
    },
    {
      name: `whole coverage of ${USUAL} tests, rockets of official sizes`,
      value: usual / 1000,
      unit: 's',
      target: 1,
      note: `2 threads, their start included, median of ${ROUNDS}`,
    },
    ...searches,
  ]
}

function officialTest(draw: number): Look {
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

async function timeOfLooks(
  script: string,
  threads: number,
  tests: readonly Look[],
): Promise<number> {
  return medianTime(async () => {
    const pool = new SuitePool(script, threads)
    await pool.start<'look'>(tests).done
    await pool.close()
  })
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
  const blocks = Array.from({ length: BLOCKS }, (_, block) => ({ kind: 'search', block }) as const)
  const time = await medianTime(() => pool.crewOf(game.id, plan)(blocks))
  await pool.close()
  const each = time / (BLOCKS * BLOCK)
  return {
    name: `find: a candidate of ${game.id}`,
    value: each,
    unit: 'ms',
    note: `${Math.round(1000 / each)} a second on 2 threads; made, judged, and held against ${reading!.id}`,
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
