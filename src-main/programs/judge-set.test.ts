import { expect, test } from 'vitest'
import type { RunEnd } from '@core/judging/run-end'
import { usualLimits } from '@core/judging/run-end'
import { makeRng } from '@core/kernel/rng'
import { judgeSet, printedAgain } from './judge-set'
import type { ProgramRunRequest } from './run-request'

const ended: RunEnd = {
  stoppedBy: null,
  code: 0,
  signal: null,
  wall: 1,
  cpu: 0,
  memory: null,
  output: '',
  errors: '',
  leftovers: 0,
}
const programs = Array.from({ length: 5 }, (_, at) => ({ command: [`p${at}`], hash: '' }))
const tests = Array.from({ length: 6 }, (_, at) => ({ input: `${at}`, expected: `${at % 3}` }))

/** Lets everything go on that only waits for its turn. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Prints what depends on program and test alone, after a number of turns that chance decides. */
function runner(lanes: number, seed: number) {
  const rng = makeRng(seed)
  let running = 0
  const found = { lanes, most: 0, asked: 0 }
  const run = async ({ command, input, stop }: ProgramRunRequest): Promise<RunEnd> => {
    found.most = Math.max(found.most, ++running)
    found.asked++
    for (let left = rng.below(4); left > 0; left--) await turn()
    running--
    if (stop?.aborted) return { ...ended, stoppedBy: 'user' }
    return { ...ended, output: String((Number(command[0]!.slice(1)) * Number(input)) % 3) }
  }
  return Object.assign(found, { run })
}

async function verdictsOf(lanes: number, seed: number) {
  const table = programs.map((): string[] => [])
  const made = runner(lanes, seed)
  await judgeSet(made, {
    programs: programs.map((one, at) => (at === 2 ? null : one)),
    tests,
    limits: usualLimits,
    isWanted: ({ test: at }) => at !== 4,
    tell: ({ verdict }, { program, test: at }) => void (table[program]![at] = verdict),
  })
  return { table, ...made }
}

test('verdicts do not depend on what ends when, nor on how many run at a time', async () => {
  const { table, most, asked } = await verdictsOf(1, 1)
  expect([most, asked]).toEqual([1, 20])
  expect(table[2]).toEqual([])
  expect(table[1]).toEqual(['OK', 'OK', 'OK', 'OK', undefined, 'OK'])
  for (const seed of [2, 3, 4]) {
    const other = await verdictsOf(3, seed)
    expect(other.table).toEqual(table)
    expect(other.most).toBe(3)
  }
})

test('nothing more is begun or told once it is stopped, or one run has failed', async () => {
  const stop = new AbortController()
  const made = runner(2, 5)
  let told = 0
  const tell = (): void => {
    if (++told === 3) stop.abort()
  }
  const rest = { programs, tests, limits: usualLimits }
  await judgeSet(made, { ...rest, tell, stop: stop.signal })
  expect(told).toBe(3)
  expect(made.asked).toBeLessThanOrEqual(5)
  const broken = runner(2, 6)
  const failing = judgeSet(broken, { ...rest, tell: () => Promise.reject(new Error('full')) })
  await expect(failing).rejects.toThrow('full')
  for (let turns = 0; turns < 100; turns++) await turn()
  expect(broken.asked).toBeLessThanOrEqual(4)
})

test('a run once more is given what the first was given, and says nothing where it is ended', async () => {
  const asked: ProgramRunRequest[] = []
  const ends = [
    { ...ended, output: 'this' },
    { ...ended, output: 'th', stoppedBy: 'wall' as const },
  ]
  const run = (request: ProgramRunRequest): Promise<RunEnd> => {
    asked.push(request)
    return Promise.resolve(ends[asked.length - 1]!)
  }
  const program = { command: ['p'], hash: '', isSanitized: true } as const
  const again = () =>
    printedAgain({ run }, program, '1.in', { limits: usualLimits, folder: '/set' })
  expect([await again(), await again()]).toEqual(['this', null])
  expect(asked[0]).toMatchObject({ input: '1.in', hides: ['/set'], isSanitized: true })
  expect(asked[0]!.limits.memory).toBeGreaterThan(usualLimits.memory)
})
