import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { usualLimits } from '@core/judging/run-end'
import type { JudgeOrder, JudgeReport } from '../../../programs/judging/messages'
import { JudgeThread, type ProgramsThread } from './judge-thread'

/** A thread that does what the test says. */
class Puppet extends EventEmitter implements ProgramsThread {
  readonly orders: JudgeOrder[] = []
  isTerminated = false

  postMessage(order: JudgeOrder): void {
    this.orders.push(order)
  }

  say(report: JudgeReport): void {
    this.emit('message', report)
  }

  terminate(): void {
    this.isTerminated = true
  }
}

const order = {
  set: 's',
  store: { folder: '/', name: 'n', version: '1' },
  programs: [],
  tests: [],
  limits: usualLimits,
  compare: 'tokens',
  folder: '/',
  isIsolated: false,
  extent: 'all',
} as const
const end = { isStopped: false, ran: 1, kept: 0, without: [], time: 1 }

function make() {
  const threads: Puppet[] = []
  const logged: string[] = []
  const thread = new JudgeThread(
    () => {
      threads.push(new Puppet())
      return threads.at(-1)!
    },
    (message) => logged.push(message),
  )
  const run = async (stop = new AbortController()) => {
    const told: number[] = []
    const running = thread.run(order, stop.signal, ({ done }) => told.push(done))
    // Settled by hand: whoever waits for it later is to hear of it.
    running.catch(() => undefined)
    await Promise.resolve()
    await Promise.resolve()
    return { running, told }
  }
  return { thread, threads, logged, run }
}

afterEach(() => void vi.useRealTimers())

test('a thread that does not stop is given up, and the next run has a new one', async () => {
  vi.useFakeTimers()
  const { threads, logged, run } = make()
  const stop = new AbortController()
  const { running } = await run(stop)
  stop.abort()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(threads[0]!.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect(running).rejects.toThrow('the run could not be ended properly')
  expect(threads[0]!.isTerminated).toBe(true)
  expect(logged).toEqual(['programs'])
  const again = await run()
  threads[1]!.say({ kind: 'run', id: 2, end })
  expect(await again.running).toEqual(end)
})

test('a thread that says nothing for a minute is given up, one that answers is not', async () => {
  vi.useFakeTimers()
  const { threads, run } = make()
  const { running } = await run()
  for (let round = 0; round < 12; round++) {
    await vi.advanceTimersByTimeAsync(10_000)
    expect(threads[0]!.orders.at(-1)).toEqual({ kind: 'pulse' })
    threads[0]!.say({ kind: 'pulse' })
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(threads[0]!.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(threads[0]!.isTerminated).toBe(true)
  await expect(running).rejects.toThrow('the run could not be ended properly')
})

test('a thread that crashes ends what was asked of it, and the next run has a new one', async () => {
  const { threads, logged, run, thread } = make()
  expect(await thread.details('s', 'p', 't')).toBeNull()
  expect(await thread.outputs('s', 'p')).toEqual([])
  const { running } = await run()
  const details = thread.details('s', 'p', 't')
  threads[0]!.emit('error', new Error('oh'))
  await expect(running).rejects.toThrow('what runs programs crashed: oh')
  await expect(details).rejects.toThrow('crashed')
  expect(logged).toEqual(['programs'])
  const again = await run()
  expect(threads).toHaveLength(2)
  threads[1]!.say({ kind: 'progress', id: 3, rows: [], cells: [], done: 4, of: 5 })
  threads[1]!.say({ kind: 'not-kept', id: 3, message: 'the disk is full' })
  threads[1]!.say({ kind: 'run', id: 3, end })
  expect(await again.running).toEqual(end)
  expect(again.told).toEqual([4])
  expect(logged.at(-1)).toBe('runs of programs not kept')
})

test('a run is stopped by its number, and one that is to end still answers', async () => {
  const { threads, run, thread } = make()
  const stop = new AbortController()
  const { running } = await run(stop)
  stop.abort()
  expect(threads[0]!.orders.at(-1)).toEqual({ kind: 'stop', id: 1 })
  const ended = thread.end()
  expect(threads[0]!.orders.at(-1)).toEqual({ kind: 'end' })
  threads[0]!.say({ kind: 'run', id: 1, end: { ...end, isStopped: true } })
  expect(await running).toMatchObject({ isStopped: true })
  const next = thread.run(order, new AbortController().signal, () => undefined)
  expect(threads).toHaveLength(1)
  threads[0]!.emit('exit', 0)
  await ended
  expect(threads[0]!.isTerminated).toBe(true)
  await expect.poll(() => threads.length).toBe(2)
  threads[1]!.say({ kind: 'failed', id: 2, message: 'no room' })
  await expect(next).rejects.toThrow('no room')
})
