import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WorkerReply } from '@core/protocol/worker'
import type { RunPart } from '@core/trace/run-part'
import { RunHost } from './run-host'
import { heard, request } from './testing/idle-thread'

const ended = (runId: number): WorkerReply => ({
  kind: 'ended',
  runId,
  outcome: { kind: 'finished' },
  steps: 3,
})

function makeHost() {
  const { options, threads, said, errors } = heard({ patience: 100 })
  return { host: new RunHost(options), threads, said, errors }
}

describe('the run host', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('hands a request to the worker and its replies to the page', () => {
    const { host, threads, said } = makeHost()
    host.start({ ...request(7), reading: 'cats-first' })
    expect(threads[0]!.orders[0]).toMatchObject({
      kind: 'run',
      runId: 1,
      text: 'text 7',
      reading: 'cats-first',
    })
    threads[0]!.say({ kind: 'answered', runId: 1, answer: '8 8\n', time: 1 })
    threads[0]!.say(ended(1))
    expect(said).toEqual([
      ['run:answered', { runId: 7, answer: '8 8\n', time: 1 }],
      ['run:ended', { runId: 7, outcome: { kind: 'finished' }, steps: 3 }],
    ])
  })

  test('a long run is followed by a new thread, a short one by the same', () => {
    const { host, threads } = makeHost()
    host.start(request(1))
    threads[0]!.say(ended(1))
    host.start(request(2))
    expect(threads.length).toBe(1)
    threads[0]!.say({ kind: 'part', runId: 2, part: {} as RunPart })
    threads[0]!.say(ended(2))
    expect(threads[0]!.isTerminated).toBe(true)
    host.start(request(3))
    expect(threads.length).toBe(2)
    expect(threads[1]!.orders[0]).toMatchObject({ runId: 3, text: 'text 3' })
  })

  test('a newer request cancels the run, replaces the waiting one and silences both', () => {
    const { host, threads, said } = makeHost()
    host.start(request(1))
    host.start(request(2))
    host.start(request(3))
    const worker = threads[0]!
    expect(worker.orders.map((one) => one.text)).toEqual(['text 1'])
    expect(new Int32Array(worker.orders[0]!.cancelled)[0]).toBe(1)

    worker.say({ kind: 'answered', runId: 1, answer: 'old', time: 1 })
    worker.say({ kind: 'ended', runId: 1, outcome: { kind: 'cancelled' }, steps: 0 })
    expect(worker.orders.map((one) => one.text)).toEqual(['text 1', 'text 3'])
    worker.say({ kind: 'answered', runId: 1, answer: 'late', time: 1 })
    worker.say({ kind: 'answered', runId: 3, answer: 'new', time: 1 })
    expect(said).toEqual([['run:answered', { runId: 3, answer: 'new', time: 1 }]])
  })

  test('a page that counts from one again is not taken for cancelled', () => {
    const { host, threads } = makeHost()
    host.start(request(50))
    host.start(request(1))
    threads[0]!.say({ kind: 'ended', runId: 1, outcome: { kind: 'cancelled' }, steps: 0 })
    const latest = threads[0]!.orders[1]!
    expect(latest.runId).toBeGreaterThan(new Int32Array(latest.cancelled)[0]!)
  })

  test('a cancel ends the run for the page; an unknown id does nothing', () => {
    const { host, threads, said } = makeHost()
    host.start(request(4))
    host.cancel(9)
    expect(new Int32Array(threads[0]!.orders[0]!.cancelled)[0]).toBe(0)
    host.cancel(4)
    expect(new Int32Array(threads[0]!.orders[0]!.cancelled)[0]).toBe(1)
    threads[0]!.say({ kind: 'ended', runId: 1, outcome: { kind: 'cancelled' }, steps: 5 })
    expect(said).toEqual([['run:ended', { runId: 4, outcome: { kind: 'cancelled' }, steps: 5 }]])
  })

  test('a worker that does not heed a cancel is replaced and the waiting run goes on', () => {
    const { host, threads, said } = makeHost()
    host.start(request(1))
    host.start(request(2))
    vi.advanceTimersByTime(99)
    expect(threads).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(threads[0]!.isTerminated).toBe(true)
    expect(threads[1]!.orders.map((one) => one.text)).toEqual(['text 2'])
    threads[0]!.fail(new Error('terminated'))
    threads[1]!.say(ended(2))
    expect(said).toEqual([['run:ended', { runId: 2, outcome: { kind: 'finished' }, steps: 3 }]])
    vi.advanceTimersByTime(1000)
    expect(threads).toHaveLength(2)
  })

  test('a crash ends the run as failed, and the next run gets a new worker', () => {
    const { host, threads, said, errors } = makeHost()
    host.start(request(1))
    threads[0]!.fail(Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
    expect(said).toEqual([
      [
        'run:ended',
        {
          runId: 1,
          outcome: { kind: 'failed', message: 'the run needs more memory than is available' },
          steps: 0,
        },
      ],
    ])
    expect(errors).toContain('run worker')
    host.start(request(2))
    expect(threads[1]!.orders.map((one) => one.text)).toEqual(['text 2'])
  })

  test('nothing is announced after silence', () => {
    const { host, threads, said } = makeHost()
    host.start(request(1))
    host.silence()
    threads[0]!.say(ended(1))
    expect(said).toEqual([])
  })
})
