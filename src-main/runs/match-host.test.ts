import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchRequest } from '@core/protocol/requests/runs'
import type { MatchOrder, MatchReport } from '@core/protocol/worker'
import { MatchHost, type MatchThread } from './match-host'
import { IdleThread } from './testing/idle-thread'

class FakeWorker extends IdleThread<MatchOrder> implements MatchThread {
  say(report: MatchReport): void {
    this.tell('message', report)
  }
  fail(error: Error): void {
    this.tell('error', error)
  }
}

const request = (matchId: number): MatchRequest => ({
  matchId,
  game: 'any',
  text: 'text',
  players: ['greedy', 'random'],
  given: [null, null],
  seed: 1,
  timeLimit: 500,
  most: null,
  faultRule: null,
})
const progress = (matchId: number, turns: number): MatchReport => ({
  kind: 'progress',
  matchId,
  turns,
  text: `after ${turns}`,
})

function makeHost() {
  const workers: FakeWorker[] = []
  const said: unknown[] = []
  const errors: string[] = []
  const host = new MatchHost({
    createWorker: () => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker
    },
    announce: (name, payload) => said.push([name, payload]),
    logError: (message) => errors.push(message),
    patience: 100,
  })
  return { host, workers, said, errors }
}

const stoppedAfter = (matchId: number, turns: number, text: string | null) => [
  'match:ended',
  { matchId, turns, text, end: { kind: 'stopped' } },
]

describe('the match host', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('hands a request to a thread, its reports to the page, and ends the thread', () => {
    const { host, workers, said } = makeHost()
    host.play(request(7))
    expect(workers[0]!.orders).toMatchObject([{ kind: 'match', request: request(7) }])
    workers[0]!.say(progress(7, 4))
    workers[0]!.say({
      kind: 'match-ended',
      matchId: 7,
      turns: 9,
      text: 'all',
      end: { kind: 'over' },
    })
    expect(said).toEqual([
      ['match:progress', { matchId: 7, turns: 4, text: 'after 4' }],
      ['match:ended', { matchId: 7, turns: 9, text: 'all', end: { kind: 'over' } }],
    ])
    expect(workers[0]!.isTerminated).toBe(true)
  })

  test('a stop is a number in shared memory; another match is not meant', () => {
    const { host, workers } = makeHost()
    host.play(request(1))
    const flag = new Int32Array(workers[0]!.orders[0]!.stopped)
    host.stop(2)
    expect(flag[0]).toBe(0)
    host.stop(1)
    expect(flag[0]).toBe(1)
  })

  test('a player that does not heed the stop is ended, what was played stands', () => {
    const { host, workers, said } = makeHost()
    host.play(request(1))
    workers[0]!.say(progress(1, 3))
    host.stop(1)
    host.stop(1)
    vi.advanceTimersByTime(99)
    expect(workers[0]!.isTerminated).toBe(false)
    vi.advanceTimersByTime(1)
    expect(workers[0]!.isTerminated).toBe(true)
    expect(said.slice(1)).toEqual([stoppedAfter(1, 3, 'after 3')])
    workers[0]!.fail(new Error('terminated'))
    vi.advanceTimersByTime(1000)
    expect(said).toHaveLength(2)
  })

  test('a newer match ends the one under way', () => {
    const { host, workers, said } = makeHost()
    host.play(request(1))
    host.play(request(2))
    workers[0]!.say(progress(1, 3))
    expect(said).toEqual([stoppedAfter(1, 0, null)])
    expect([workers[0]!.isTerminated, workers[1]!.isTerminated]).toEqual([true, false])
  })

  test('a crash ends the match as failed, with what was played', () => {
    const { host, workers, said, errors } = makeHost()
    host.play(request(1))
    workers[0]!.say(progress(1, 3))
    workers[0]!.fail(new Error('heap'))
    expect(said.at(-1)).toEqual([
      'match:ended',
      {
        matchId: 1,
        turns: 3,
        text: 'after 3',
        end: { kind: 'failed', message: 'the match crashed: heap' },
      },
    ])
    expect(errors).toEqual(['match failed'])
  })

  test('nothing is announced after silence', () => {
    const { host, workers, said } = makeHost()
    host.play(request(1))
    host.silence()
    workers[0]!.say(progress(1, 3))
    expect([said, workers[0]!.isTerminated]).toEqual([[], true])
  })
})
