import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import { find, type FoundSoFar } from '@core/suite/find'
import { BLOCK, type SearchPlan } from '@core/suite/search'
import { SuitePool } from '../src-main/threads/suite-pool'
import { median, rounded, type Figure } from './figures'
import type { BenchRequest } from './request'

/** Seconds in which a level for any misreading is to be found. */
const MOST = 60
/** Levels that are tried at most for one. */
const TRIES = 65_536

/** What came of the search for a level that catches one misreading. */
interface Search {
  readonly reading: string
  /** Seconds to the first level that catches it; null when there was none. */
  readonly first: number | null
  /** Seconds until the search ended. */
  readonly whole: number
  readonly found: FoundSoFar
}

/** For each misreading of each game: a level within the official limits that catches it and, if possible, no other. */
export async function measureFinding({ root, say }: BenchRequest): Promise<Figure[]> {
  const pool = new SuitePool(join(root, 'out/main/suite-worker.js'), 2)
  const figures: Figure[] = []
  for (const game of games) {
    const searches: Search[] = []
    for (const { id } of game.engine.readings) {
      const search = await searchFor(pool, game, id)
      searches.push(search)
      say(inWords(game, search))
    }
    figures.push(...figuresOf(game, searches))
  }
  await pool.close()
  return figures
}

async function searchFor(pool: SuitePool, game: AnyGame, reading: string): Promise<Search> {
  const wishes: SearchPlan['wishes'] = [{ kind: 'catches', reading }, { kind: 'alone' }]
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  let first: number | null = null
  const crew = pool.crewOf(game.id, { wishes, seed: 1, isOfficial: true })
  const found = await find(crew, { blocks: TRIES / BLOCK }, ({ best }) => {
    if (best) first ??= seconds()
    return seconds() < MOST
  })
  return { reading, first, whole: seconds(), found }
}

function inWords(game: AnyGame, { reading, first, whole, found }: Search): string {
  const { best, hits, blocks } = found
  const times = `${first === null ? 'never' : `${rounded(first)} s`}, whole ${rounded(whole)} s`
  const others = best ? `${best.cost} others, size ${best.size}` : ''
  return `find ${game.id} ${reading}: ${times}; ${hits} of ${blocks * BLOCK}; ${others}`
}

function figuresOf(game: AnyGame, searches: readonly Search[]): Figure[] {
  const times = searches.map(({ first }) => first ?? Infinity)
  const slowest = Math.max(...times)
  const missing = searches.filter(({ first }) => first === null).map(({ reading }) => reading)
  const costs = searches.flatMap(({ found }) => (found.best ? [found.best.cost] : []))
  const alone = costs.filter((cost) => cost === 0).length
  const whole = Math.max(...searches.map((search) => search.whole))
  return [
    {
      name: `find: slowest of the ${searches.length} misreadings of ${game.id}`,
      value: Number.isFinite(slowest) ? slowest : null,
      unit: 's',
      target: MOST,
      note: `from a cold start, 2 threads, median ${rounded(median(times))} s; ${
        missing.length === 0 ? 'all found' : `not found: ${missing.join(', ')}`
      }`,
    },
    {
      name: `find: each alone, until it ends, slowest of ${game.id}`,
      value: whole,
      unit: 's',
      target: MOST,
      note: `${alone} alone; ${rounded(costs.reduce((a, b) => a + b, 0) / costs.length)} others on average`,
    },
  ]
}
