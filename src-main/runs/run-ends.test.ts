import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerReply } from '@core/protocol/worker'
import { RunHost } from './run-host'
import { RunSlots } from './run-slots'
import { ended, heard, request } from './testing/idle-thread'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what waits is told of as soon as it is cancelled, and then never begins', () => {
  const { options, said, end, threads } = heard()
  const host = new RunHost(options)
  host.start(request(1))
  host.start(request(2))
  // The first one is no longer the page's: to cancel it does nothing more.
  host.cancel(1)
  host.cancel(2)
  expect(said).toEqual([ended(2, { kind: 'cancelled' })])
  end(0, 1, { kind: 'cancelled' })
  expect([threads[0]!.orders.length, said.length]).toEqual([1, 1])
  host.silence()
  expect(said).toHaveLength(1)
})

test('all that the page is to hear of a run is handed on by its own number', () => {
  const { options, said, reply } = heard()
  const host = new RunHost(options)
  host.start(request(41))
  const [layout, chunk, part] = [{ slotCount: 1 }, { firstStep: 0 }, { sketches: [] }]
  for (const told of [{ layout }, { chunk }, { part }]) {
    const kind = 'layout' in told ? 'begun' : 'chunk' in told ? 'chunk' : 'part'
    reply(0, { kind, runId: 1, ...told } as unknown as WorkerReply)
  }
  reply(0, { kind: 'answered', runId: 7, answer: 'of another', time: 1 })
  expect(said).toEqual([
    ['run:begun', { runId: 41, layout }],
    ['run:chunk', { runId: 41, chunk }],
    ['run:part', { runId: 41, part }],
  ])
})

test('a thread that dies while it waits is replaced by the next run, and the page hears nothing', () => {
  const { options, threads, said, errors } = heard()
  const host = new RunHost(options)
  host.warmUp()
  threads[0]!.tell('exit', 7)
  expect([said, errors, threads[0]!.isTerminated]).toEqual([[], ['run worker'], true])
  host.start(request(1))
  threads[1]!.tell('exit', 7)
  const message = 'the run crashed: the worker ended with code 7'
  expect(said).toEqual([ended(1, { kind: 'failed', message })])
  expect(errors.slice(1)).toEqual(['run worker', 'run failed'])
})

test('a thread that a fault may have spoiled is another one for the next run, one after a stop is not', () => {
  const { options, threads, reply, end } = heard()
  const host = new RunHost(options)
  host.start(request(1))
  end(0, 1, { kind: 'failed', message: 'a bug' })
  expect([threads.length, threads[0]!.isTerminated]).toEqual([2, true])
  host.start(request(2))
  reply(1, { kind: 'part', runId: 2, part: {} } as unknown as WorkerReply)
  host.cancel(2)
  end(1, 2, { kind: 'cancelled' })
  expect([threads.length, threads[1]!.isTerminated]).toEqual([2, false])
  // Nor while a run waits: it would wait for the thread to start.
  host.start(request(3))
  host.start(request(4))
  end(1, 3, { kind: 'failed', message: 'a bug' })
  expect([threads.length, threads[1]!.isTerminated]).toEqual([2, false])
})

test('where runs stop by themselves is asked anew for each', () => {
  let steps = 10
  const limits = () => ({ steps: steps++, changes: 1 })
  const { options, end, order } = heard({ limits })
  const host = new RunHost(options)
  host.start(request(1))
  expect(order(0)).toMatchObject({ limits: { steps: 10 }, reading: null, game: 'any' })
  end(0, 1, { kind: 'finished' })
  host.start(request(2))
  expect(order(0)).toMatchObject({ limits: { steps: 11 } })
})

test('slots: a cancel finds its run in either, and silence keeps the main thread alone', () => {
  const { options, threads, said, end, order } = heard()
  const slots = new RunSlots(options)
  slots.warmUp()
  slots.cancel(5)
  slots.start(request(1))
  slots.start(request(2, 'side'))
  slots.cancel(2)
  const isStopped = (at: number) => new Int32Array(order(at).cancelled)[0] === order(at).runId
  expect([isStopped(0), isStopped(1)]).toEqual([false, true])
  slots.cancel(1)
  expect(isStopped(0)).toBe(true)
  slots.silence()
  end(0, 1, { kind: 'cancelled' })
  expect([said, threads.map(({ isTerminated }) => isTerminated)]).toEqual([[], [false, true]])
  slots.start(request(3, 'side'))
  slots.close()
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, true, true])
})
