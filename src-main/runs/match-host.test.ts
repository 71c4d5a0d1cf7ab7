import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchEnded, MatchPlayed, MatchRequest } from '@core/protocol/requests/runs'
import type { MatchOrder, MatchReport } from '@core/protocol/worker'
import { testCall } from '../threads/testing/test-call'
import { MatchHost } from './match-host'
import { idleThreads, type IdleThread } from './testing/idle-thread'

const request: MatchRequest = {
  game: 'any',
  text: 'text',
  players: ['greedy', 'random'],
  given: [null, null],
  seed: 1,
  timeLimit: 500,
  most: null,
  faultRule: null,
}
const after = (turns: number): MatchPlayed => ({ turns, text: `after ${turns}` })
const progress = (turns: number): MatchReport => ({ kind: 'progress', ...after(turns) })

function makeHost() {
  const { threads, errors, create, told } = idleThreads<MatchOrder, MatchReport>()
  const host = new MatchHost({ createWorker: create, ...told, patience: 100 })
  /** Plays a match, and keeps what its call hears. */
  const play = (isStopped = false) => {
    const call = testCall<MatchPlayed>()
    if (isStopped) call.end()
    return { ...call, over: host.play(request, call) }
  }
  return { play, threads, errors }
}

const stopped: MatchEnded['end'] = { kind: 'stopped' }

describe('the match host', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('hands a request to a thread, its reports to the caller, and ends the thread', async () => {
    const { play, threads } = makeHost()
    const match = play()
    expect(threads[0]!.orders).toMatchObject([{ kind: 'match', request }])
    threads[0]!.say(progress(4))
    threads[0]!.say({ kind: 'ended', turns: 9, text: 'all', end: { kind: 'over' } })
    expect(await match.over).toEqual({ turns: 9, text: 'all', end: { kind: 'over' } })
    expect([match.told, threads[0]!.isTerminated]).toEqual([[after(4)], true])
  })

  test('a stop is a number in shared memory', () => {
    const { play, threads } = makeHost()
    const match = play()
    expect(flagOf(threads[0]!)).toBe(0)
    match.end()
    expect(flagOf(threads[0]!)).toBe(1)
  })

  test('a match that was stopped before it began is told so at once', () => {
    const { play, threads } = makeHost()
    play(true)
    expect(flagOf(threads[0]!)).toBe(1)
  })

  test('a player that does not heed the stop is ended, what was played stands', async () => {
    const { play, threads } = makeHost()
    const match = play()
    threads[0]!.say(progress(3))
    match.end()
    vi.advanceTimersByTime(99)
    expect(threads[0]!.isTerminated).toBe(false)
    vi.advanceTimersByTime(1)
    expect(threads[0]!.isTerminated).toBe(true)
    expect(await match.over).toEqual({ ...after(3), end: stopped })
    threads[0]!.say(progress(4))
    threads[0]!.fail(new Error('terminated'))
    vi.advanceTimersByTime(1000)
    expect(match.told).toEqual([after(3)])
  })

  test('a newer match ends the one under way', async () => {
    const { play, threads } = makeHost()
    const older = play()
    play()
    expect(await older.over).toEqual({ turns: 0, text: null, end: stopped })
    expect([threads[0]!.isTerminated, threads[1]!.isTerminated]).toEqual([true, false])
    // Its stop is not meant for the newer one.
    older.end()
    vi.advanceTimersByTime(1000)
    expect([flagOf(threads[1]!), threads[1]!.isTerminated]).toEqual([0, false])
  })

  test('a crash ends the match as failed, with what was played', async () => {
    const { play, threads, errors } = makeHost()
    const match = play()
    threads[0]!.say(progress(3))
    threads[0]!.fail(new Error('heap'))
    const end = { kind: 'failed', message: 'the match crashed: heap' }
    expect(await match.over).toEqual({ ...after(3), end })
    expect(errors).toEqual(['match failed'])
  })
})

function flagOf({ orders }: IdleThread<MatchOrder>): number {
  return new Int32Array(orders[0]!.stopped)[0]!
}
