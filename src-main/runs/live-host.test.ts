import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveRequest } from '@core/protocol/bots'
import type { TableOrder, TableReport } from '../programs/live-messages'
import { LiveHost } from './live-host'
import { idleThreads } from './testing/idle-thread'

const request = (matchId: number, ticket = 't'): LiveRequest => ({
  matchId,
  game: 'any',
  text: 'text',
  players: [{ kind: 'program', ticket }, { kind: 'hand' }],
  given: [null, null],
  seed: 1,
  timeLimit: 500,
  isClockStopped: false,
  most: null,
  faultRule: null,
  own: [],
})

function makeHost() {
  const { threads, said, create, told } = idleThreads<TableOrder, TableReport>()
  const host = new LiveHost({
    createThread: create,
    isIsolated: () => true,
    fileOf: (ticket) => (ticket === 't' ? '/bots/a' : null),
    ...told,
    patience: 100,
  })
  return { host, threads, said }
}

describe('the host of live matches', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('each tab has a thread that stays, which hears of files where the page says tickets', () => {
    const { host, threads, said } = makeHost()
    host.play(request(1))
    host.play(request(1))
    host.play(request(2))
    expect(threads).toHaveLength(2)
    expect(threads[0]!.orders).toMatchObject([
      {
        kind: 'play',
        request: { players: [{ kind: 'program', file: '/bots/a' }, {}], isIsolated: true },
      },
    ])
    threads[0]!.say({ kind: 'ended', end: { kind: 'paused' } })
    host.play(request(1))
    expect(threads[0]!.orders).toHaveLength(2)
    expect(said).toEqual([['bots:ended', { matchId: 1, end: { kind: 'paused' } }]])
    host.play(request(3, 'unknown'))
    expect(said.at(-1)).toMatchObject(['bots:ended', { matchId: 3, end: { kind: 'failed' } }])
    expect(threads[2]!.orders).toEqual([])
  })

  test('a thread that does not heed a stop is ended, and so is one that is closed without a word', async () => {
    const { host, threads, said } = makeHost()
    host.play(request(1))
    const { stopped } = threads[0]!.orders[0] as { stopped: SharedArrayBuffer }
    host.stop(1)
    expect(new Int32Array(stopped)[0]).toBe(1)
    vi.advanceTimersByTime(100)
    expect(threads[0]!.isTerminated).toBe(true)
    expect(said.at(-1)).toEqual(['bots:ended', { matchId: 1, end: { kind: 'stopped' } }])
    host.play(request(1))
    const closing = host.closeAll()
    expect(threads[1]!.orders.at(-1)).toEqual({ kind: 'close' })
    // Who asks again waits as well.
    const again = host.closeAll()
    threads[1]!.say({ kind: 'closed' })
    await Promise.all([closing, again])
    expect(threads[1]!.isTerminated).toBe(true)
  })

  test('a thread that heeds a stop in time is not ended for it later, in the middle of another match', () => {
    const { host, threads, said } = makeHost()
    host.play(request(1))
    host.stop(1)
    vi.advanceTimersByTime(99)
    threads[0]!.say({ kind: 'ended', end: { kind: 'stopped' } })
    host.play(request(1))
    vi.advanceTimersByTime(10_000)
    expect(threads).toHaveLength(1)
    expect(threads[0]!.isTerminated).toBe(false)
    expect(said).toEqual([['bots:ended', { matchId: 1, end: { kind: 'stopped' } }]])
    // The next stop waits as long again.
    host.stop(1)
    vi.advanceTimersByTime(99)
    expect(threads[0]!.isTerminated).toBe(false)
    vi.advanceTimersByTime(1)
    expect(threads[0]!.isTerminated).toBe(true)
  })

  test('a stop where nothing is played ends no match that is played later', () => {
    const { host, threads } = makeHost()
    host.play(request(1))
    threads[0]!.say({ kind: 'ended', end: { kind: 'over' } })
    host.stop(1)
    host.play(request(1))
    vi.advanceTimersByTime(10_000)
    expect(threads[0]!.isTerminated).toBe(false)
  })

  test('a thread that crashes ends its match alone', () => {
    const { host, threads, said } = makeHost()
    host.play(request(1))
    host.play(request(2))
    threads[0]!.fail(new Error('boom'))
    const message = 'the match crashed: boom'
    expect(said.at(-1)).toEqual(['bots:ended', { matchId: 1, end: { kind: 'failed', message } }])
    expect(threads[1]!.isTerminated).toBe(false)
  })
})
