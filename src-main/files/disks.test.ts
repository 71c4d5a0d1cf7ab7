import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Disks } from './disks'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = (): Promise<never> => new Promise(() => {})
const silent = { code: 'ETIMEDOUT' }

/** What becomes of a promise, looked at without waiting. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let state: unknown = 'pending'
  promise.then(
    (value) => (state = value),
    (error: unknown) => (state = error),
  )
  await vi.advanceTimersByTimeAsync(0)
  return state
}

test('gives the result of the work, and its errors', async () => {
  const disks = new Disks()
  expect(await stateOf(disks.ask('/a/1', () => Promise.resolve(7)))).toBe(7)
  const gone = Object.assign(new Error(), { code: 'ENOENT' })
  expect(await stateOf(disks.ask('/a/1', () => Promise.reject(gone)))).toBe(gone)
  expect(disks.isBusy('/a/1')).toBe(false)
})

test('a disk that does not answer is given up, and delays no one else', async () => {
  const disks = new Disks(2)
  const work = vi.fn(never)
  const asked = ['/dead/1', '/dead/2', '/dead/3'].map((path) => disks.ask(path, work, 3000))
  const ends = Promise.allSettled(asked)
  expect(await stateOf(disks.ask('/well/1', () => Promise.resolve('well')))).toBe('well')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await ends).toMatchObject([1, 2, 3].map(() => ({ status: 'rejected', reason: silent })))
  // One thread is held, and not one a file.
  expect(work).toHaveBeenCalledOnce()
  expect([disks.isLate('/dead/2'), disks.isLate('/well/1'), disks.isAnyLate]).toEqual([
    true,
    false,
    true,
  ])
  const again = stateOf(disks.ask('/dead/1', work, 60_000))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await again).toBe('pending')
  expect(await stateOf(disks.ask('/well/1', () => Promise.resolve('well')))).toBe('well')
})

test('never holds more threads than it has places, and says so instead of waiting for ever', async () => {
  const disks = new Disks(2)
  const work = vi.fn(never)
  const asked = [1, 2, 3, 4].map((number) => disks.ask(`/dead${number}/a`, work, 1000))
  const ends = Promise.allSettled(asked)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await ends).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(work).toHaveBeenCalledTimes(2)
})

test('a disk that wakes up is asked as before', async () => {
  const disks = new Disks(1)
  let wake = (_: string): void => undefined
  let isGivenUp = (): boolean => false
  const first = disks.ask(
    '/slow/a',
    (sign) => {
      isGivenUp = sign.isGivenUp
      return new Promise<string>((resolve) => (wake = resolve))
    },
    1000,
  )
  const end = stateOf(first)
  await vi.advanceTimersByTimeAsync(1000)
  await end
  await expect(first).rejects.toMatchObject(silent)
  expect(isGivenUp()).toBe(true)
  const second = disks.ask('/slow/a', () => Promise.resolve('second'))
  expect(await stateOf(second)).toBe('pending')
  wake('late')
  expect(await second).toBe('second')
  expect([disks.isLate('/slow/a'), disks.isAnyLate, disks.isBusy('/slow/a')]).toEqual([
    false,
    false,
    false,
  ])
})

test('a slow disk that gives signs is waited for, by those behind as well', async () => {
  const disks = new Disks(1)
  const slow = disks.ask(
    '/slow/a',
    async ({ alive }) => {
      for (let part = 0; part < 10; part++) {
        await new Promise((resolve) => setTimeout(resolve, 900))
        alive()
      }
      return 'all of it'
    },
    1000,
  )
  const behind = disks.ask('/slow/b', () => Promise.resolve('behind'), 1000)
  await vi.advanceTimersByTimeAsync(9000)
  expect(await stateOf(slow)).toBe('all of it')
  expect(await stateOf(behind)).toBe('behind')
})
