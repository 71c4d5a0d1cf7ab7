import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { find } from '@core/suite/find'
import { games } from '@core/games/testing'
import { lookAtText } from '@core/suite/look-at-text'
import type { SearchPlan } from '@core/suite/search'
import type { SuiteTask } from '@core/suite/tasks'
import { SuitePool, ThreadEnded, WORTH } from './suite-pool'

const folder = mkdtempSync(join(tmpdir(), 'suite-pool-'))
const script = join(folder, 'suite-worker.cjs')
const pools: SuitePool[] = []

function poolOf(threads: number): SuitePool {
  const made = new SuitePool(script, threads)
  pools.push(made)
  return made
}

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@core': join(import.meta.dirname, '../core') } },
    build: {
      ssr: join(import.meta.dirname, '../worker/suite.ts'),
      outDir: folder,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'suite-worker.cjs' } },
    },
    ssr: { noExternal: true },
  })
})

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  rmSync(folder, { recursive: true })
})

type Look = Extract<SuiteTask, { kind: 'look' }>
const looks = Array.from({ length: 40 }, (_, at): Look => {
  const turns = '3 3 N\n'.repeat(at % 2)
  return {
    kind: 'look',
    name: `${at}.txt`,
    text: `${5 + (at % 7)} 5\n2\n1\n${at % 2}\n1 1\n2 2\n3 N\n${turns}`,
  }
})

it('gives results in the order of the tasks, and tells them as they come', async () => {
  const told: number[] = []
  const done = await poolOf(3).start<'look'>(looks, (results, first) => {
    results.forEach((_, at) => told.push(first + at))
  }).done
  expect(done).toEqual(looks.map(({ text, name }) => lookAtText(text, name, games)))
  expect(told.toSorted((a, b) => a - b)).toEqual([...looks.keys()])
})

it('begins with one thread where it is to grow, and takes more when the work turns out to be long', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  // Real threads may take longer to their first results than what is called long.
  const begin = globalThis.setTimeout
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((done, ms) => begin(done, ms === WORTH ? 2 ** 30 : ms))
  const threadsOf = async (ms: number): Promise<number> => {
    const made = poolOf(3)
    const tell = (): void => void (now += ms)
    const { done } = made.start<'look'>(looks, tell, { grows: true })
    expect(await done).toEqual(looks.map(({ text, name }) => lookAtText(text, name, games)))
    return made['pool'].stats().totalWorkers
  }
  try {
    expect(await threadsOf(10)).toBe(1)
    expect(await threadsOf(2500)).toBe(3)
  } finally {
    clock.mockRestore()
    timers.mockRestore()
  }
})

it('keeps no process waiting when it has nothing to do', async () => {
  vi.useFakeTimers()
  try {
    for (const grows of [true, false]) {
      expect(await poolOf(2).start<'look'>([], undefined, { grows }).done).toEqual([])
      expect(vi.getTimerCount()).toBe(0)
    }
  } finally {
    vi.useRealTimers()
  }
})

it('finds the same with any number of threads', async () => {
  const plan: SearchPlan = {
    wishes: [{ kind: 'catches', reading: 'tenth-overall' }, { kind: 'alone' }],
    seed: 3,
  }
  const [one, four] = await Promise.all(
    [1, 4].map((threads) => find(poolOf(threads).crewOf('rockets', plan), { blocks: 40 })),
  )
  expect(one!.best!.caught).toContain('tenth-overall')
  expect(four).toEqual(one)
})

it('tells a task that fails, and works on', async () => {
  const pool = poolOf(2)
  const strange = { kind: 'shrink', game: 'chess' } as unknown as SuiteTask
  await expect(pool.start([strange]).done).rejects.toThrow('there is no game "chess"')
  await expect(pool.start<'look'>(looks.slice(0, 1)).done).resolves.toHaveLength(1)
})

it('stops a job that is cancelled, and works on', async () => {
  const pool = poolOf(2)
  const plan: SearchPlan = { wishes: [{ kind: 'answer', has: 'x' }], seed: 1 }
  const search = Array.from({ length: 8 }, (_, block) => ({
    kind: 'search' as const,
    game: 'ghosts',
    plan,
    block,
    from: null,
    isClimbing: false,
  }))
  // Its first results are there, and more are to come.
  const job = pool.start<'search'>(search, () => job.cancel())
  await expect(job.done).rejects.toThrow()
  await expect(pool.start<'look'>(looks.slice(0, 1)).done).resolves.toHaveLength(1)
})

it.each([
  ['process.exit(7)', 'the worker ended with code 7'],
  ['setImmediate(() => { throw new Error("oh") })', 'oh'],
])('says of a thread that does %s how it ended, and asks the next', async (does, words) => {
  const broken = join(folder, 'broken.cjs')
  const pool = JSON.stringify(createRequire(import.meta.url).resolve('workerpool'))
  writeFileSync(
    broken,
    `require(${pool}).worker({ perform: () => new Promise(() => { ${does} }) })`,
  )
  const made = new SuitePool(broken, 1)
  pools.push(made)
  const ended = made.start<'look'>(looks.slice(0, 1)).done
  await expect(ended).rejects.toThrow(words)
  await expect(ended).rejects.toBeInstanceOf(ThreadEnded)
  await expect(made.start<'look'>(looks.slice(0, 1)).done).rejects.toThrow(words)
})
