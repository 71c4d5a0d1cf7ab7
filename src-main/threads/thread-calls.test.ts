import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from './call'
import { ServedHere } from './testing/served-here'
import { type ServiceThread, ThreadCalls } from './thread-calls'
import type { ThreadOrder, ThreadReport } from './thread-messages'

/** A thread that does what the test says. */
class Puppet extends EventEmitter implements ServiceThread {
  readonly orders: ThreadOrder[] = []
  isTerminated = false

  postMessage(order: ThreadOrder): void {
    this.orders.push(order)
  }

  say(report: ThreadReport): void {
    this.emit('message', report)
  }

  terminate(): void {
    this.isTerminated = true
  }
}

interface Counting {
  count(asked: { readonly to: number }, call: Call<number>): Promise<string>
}

function make() {
  const threads: Puppet[] = []
  const logged: string[] = []
  const thread = new ThreadCalls<Counting>({
    createThread: () => {
      threads.push(new Puppet())
      return threads.at(-1)!
    },
    work: 'programs',
    isPrompt: true,
    logError: (message) => logged.push(message),
  })
  const run = async (stop = new AbortController()) => {
    const told: number[] = []
    const call = { stop: stop.signal, tell: (done: number) => void told.push(done) }
    const running = thread.call('count', { to: 3 }, call)
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
  threads[1]!.say({ kind: 'replied', id: 2, reply: 'done' })
  expect(await again.running).toBe('done')
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
  expect(thread.isThere).toBe(false)
  const { running } = await run()
  const { running: other } = await run()
  threads[0]!.emit('error', new Error('oh'))
  await expect(running).rejects.toThrow('what runs programs crashed: oh')
  await expect(other).rejects.toThrow('crashed')
  expect(thread.isThere).toBe(false)
  expect(logged).toEqual(['programs'])
  const again = await run()
  expect(threads).toHaveLength(2)
  threads[1]!.say({ kind: 'told', id: 3, progress: 4 })
  threads[1]!.say({ kind: 'noted', what: 'runs not kept', message: 'the disk is full' })
  threads[1]!.say({ kind: 'replied', id: 3, reply: 'done' })
  expect(await again.running).toBe('done')
  expect(again.told).toEqual([4])
  expect(logged.at(-1)).toBe('runs not kept')
})

test('a run is stopped by its number, and one that is to end still answers', async () => {
  const { threads, run, thread } = make()
  const stop = new AbortController()
  const { running } = await run(stop)
  stop.abort()
  expect(threads[0]!.orders.at(-1)).toEqual({ kind: 'stop', id: 1 })
  const ended = thread.end()
  expect(threads[0]!.orders.at(-1)).toEqual({ kind: 'end' })
  threads[0]!.say({ kind: 'replied', id: 1, reply: 'stopped' })
  expect(await running).toBe('stopped')
  const next = thread.call('count', { to: 3 })
  expect(threads).toHaveLength(1)
  threads[0]!.emit('exit', 0)
  await ended
  expect(threads[0]!.isTerminated).toBe(true)
  await expect.poll(() => threads.length).toBe(2)
  threads[1]!.say({ kind: 'failed', id: 2, message: 'no room' })
  await expect(next).rejects.toThrow('no room')
})

test('killed, a thread is gone at once with what was asked of it', async () => {
  const { thread, threads, run } = make()
  const { running } = await run()
  thread.kill()
  await expect(running).rejects.toThrow('it was stopped')
  expect([threads[0]!.isTerminated, thread.isThere]).toEqual([true, false])
  const again = await run()
  threads[1]!.say({ kind: 'replied', id: 2, reply: 'done' })
  expect(await again.running).toBe('done')
})

test('what a thread serves is told, stopped, refused and closed as it was asked for', async () => {
  const closed: string[] = []
  const notes: string[] = []
  const thread = new ThreadCalls<Counting>({
    createThread: () =>
      new ServedHere<Counting>((note) => ({
        service: {
          count: ({ to }, { stop, tell }) => {
            if (to < 0) throw new Error('not so far')
            note('counting', new Error(`to ${to}`))
            tell(1)
            return new Promise((done) =>
              stop.addEventListener('abort', () => done(`stopped before ${to}`)),
            )
          },
        },
        close: () => Promise.resolve(closed.push('closed')),
      })),
    work: 'search',
    logError: (message, error) => notes.push(`${message}: ${(error as Error).message}`),
  })
  const own = new AbortController()
  const told: number[] = []
  const call = { stop: own.signal, tell: (at: number) => void told.push(at) }
  const counted = thread.call('count', { to: 3 }, call)
  await expect(thread.call('count', { to: -1 })).rejects.toThrow('not so far')
  own.abort()
  expect(await counted).toBe('stopped before 3')
  expect([told, notes]).toEqual([[1], ['counting: to 3']])
  const last = thread.call('count', { to: 4 })
  await expect.poll(() => notes.length).toBe(2)
  await thread.end()
  expect([await last, closed]).toEqual(['stopped before 4', ['closed']])
})
