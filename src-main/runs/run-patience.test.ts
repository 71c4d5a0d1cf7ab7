import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MatchPlayed } from '@core/protocol/requests/runs'
import { testCall } from '../threads/testing/test-call'
import { MatchHost, type MatchThread } from './match-host'
import { RunHost } from './run-host'
import { ended, heard, IdleThread, request } from './testing/idle-thread'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SILENT = 'the run stopped responding for 120 s and was ended'

test('a run of which nothing is heard for two minutes is ended, each sign of life counts anew', () => {
  const { options, threads, said, reply } = heard()
  new RunHost(options).start(request(1))
  vi.advanceTimersByTime(119_999)
  reply(0, { kind: 'answered', runId: 1, answer: '8', time: 1 })
  vi.advanceTimersByTime(119_999)
  expect(said).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(said[1]).toEqual(ended(1, { kind: 'failed', message: SILENT }))
  expect(threads[0]!.isTerminated).toBe(true)
})

test('a run that has ended is not waited for, however long nothing comes after it', () => {
  const { options, threads, said, end } = heard()
  const host = new RunHost(options)
  host.start(request(1))
  host.cancel(1)
  end(0, 1, { kind: 'cancelled' })
  vi.advanceTimersByTime(1_000_000)
  expect([said.length, threads.length, threads[0]!.isTerminated]).toEqual([1, 1, false])
})

test('a stop is heeded within half a second, or the thread is another one', () => {
  const { options, threads, said } = heard()
  const host = new RunHost(options)
  host.start(request(1))
  host.cancel(1)
  vi.advanceTimersByTime(499)
  host.cancel(1)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect([said, threads[0]!.isTerminated]).toEqual([[ended(1, { kind: 'cancelled' })], true])
})

test('the thread is there before the first run, and ends with its host', () => {
  const { options, threads, said, errors } = heard()
  const host = new RunHost(options)
  host.warmUp()
  host.start(request(1))
  expect(threads).toHaveLength(1)
  host.close()
  expect(threads[0]!.isTerminated).toBe(true)
  threads[0]!.tell('exit', 1)
  vi.advanceTimersByTime(1_000_000)
  expect([said, errors, threads.length]).toEqual([[], [], 1])
})

test('a match has the time of both players and a grace for each turn, and a second for its stop', async () => {
  const threads: IdleThread[] = []
  const host = new MatchHost({
    createWorker: () => {
      threads.push(new IdleThread())
      return threads.at(-1) as unknown as MatchThread
    },
    logError: () => undefined,
  })
  const play = () => {
    const call = testCall<MatchPlayed>()
    const over = host.play(
      {
        ...{ game: 'any', text: '', players: ['a', 'b'], given: [null, null], seed: 1 },
        ...{ timeLimit: 500, most: null, faultRule: null },
      },
      call,
    )
    return { ...call, over }
  }
  const slow = play()
  vi.advanceTimersByTime(20_999)
  threads[0]!.tell('message', { kind: 'progress', turns: 1, text: 'one' })
  vi.advanceTimersByTime(20_999)
  expect([slow.told.length, threads[0]!.isTerminated]).toEqual([1, false])
  vi.advanceTimersByTime(1)
  const message = 'a player took too long over its move'
  expect(await slow.over).toMatchObject({ turns: 1, end: { kind: 'failed', message } })
  expect(threads[0]!.isTerminated).toBe(true)
  const stopped = play()
  stopped.end()
  vi.advanceTimersByTime(999)
  expect(threads[1]!.isTerminated).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await stopped.over).toMatchObject({ end: { kind: 'stopped' } })
  // Nothing is under way any more.
  expect(vi.getTimerCount()).toBe(0)
})
