import { describe, expect, test } from 'vitest'
import { err, ok } from '@core/kernel/result'
import type { AnyGame } from '@core/game/any-game'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import { DEFAULT_LIMITS } from '@core/trace/run'
import type { Recorder } from '@core/trace/recorder'
import { runLevel } from './run-level'

/** A level with an input that cannot be played. */
const HALF_SOUND = 77

/** A game whose level is a number and whose run counts up to it. */
const counting = {
  id: 'counting',
  title: 'Counting',
  format: {
    parse: (text: string) =>
      /^\d+\n$/.test(text) ? ok({ level: Number(text), warnings: [] }) : err([]),
  },
  inputs: { isOfInput: (code: string) => code === 'half-sound' },
  validate(level: number) {
    const error = {
      severity: 'error',
      rule: 'R1',
      place: { line: 1, word: 0 },
      cells: [],
      args: [],
    }
    if (level === HALF_SOUND) return [{ ...error, code: 'half-sound' }]
    return level <= 5_000_000 ? [] : [{ ...error, code: 'too-big' }]
  },
  engine: {
    readings: [{ id: 'one-less', belief: 'stops one early', rule: 'R2' }],
    layout: () => ({ ranges: [], slotCount: 1, figures: [], turnCount: 0 }),
    answer: (level: number, reading?: string) => `${reading ? level - 1 : level}\n`,
    start: (level: number, recorder: Recorder, reading?: string) => ({
      step() {
        if (recorder.state[0] === (reading ? level - 1 : level)) return 'finished'
        recorder.beginStep(0, 0)
        recorder.set(0, recorder.state[0]! + 1)
        return 'running'
      },
    }),
  },
} as unknown as AnyGame

function run(
  text: string,
  change: Partial<WorkerRequest> = {},
  game: AnyGame | null = counting,
  hear: (reply: WorkerReply) => void = () => undefined,
) {
  const replies: WorkerReply[] = []
  const request: WorkerRequest = {
    kind: 'run',
    runId: 5,
    game: 'counting',
    text,
    reading: null,
    limits: DEFAULT_LIMITS,
    cancelled: new SharedArrayBuffer(4),
    ...change,
  }
  runLevel(game, request, (reply) => {
    replies.push(reply)
    hear(reply)
  })
  return replies
}

/** Steps in all chunks and parts. */
function stepsSent(replies: readonly WorkerReply[]): number {
  const counts = replies.flatMap((reply) => {
    if (reply.kind === 'chunk') return [reply.chunk.stepCount]
    return reply.kind === 'part' ? [...reply.part.sketches.stepCount] : []
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

const failed = (message: string): WorkerReply[] => [
  { kind: 'ended', runId: 5, outcome: { kind: 'failed', message }, steps: 0 },
]

describe('a run in the worker', () => {
  test('says layout, answer, chunks and end in this order', () => {
    const replies = run('1500\n')
    expect(replies.map((reply) => reply.kind)).toEqual([
      'begun',
      'answered',
      'chunk',
      'chunk',
      'chunk',
      'ended',
    ])
    expect(replies[1]).toEqual({
      ...{ kind: 'answered', runId: 5, answer: '1500\n' },
      time: expect.any(Number),
    })
    expect(replies.at(-1)).toEqual({
      kind: 'ended',
      runId: 5,
      outcome: { kind: 'finished' },
      steps: 1500,
    })
    const steps = replies.flatMap((reply) => (reply.kind === 'chunk' ? [reply.chunk] : []))
    expect(steps.map((chunk) => [chunk.firstStep, chunk.stepCount])).toEqual([
      [0, 64],
      [64, 1024],
      [1088, 412],
    ])
  })

  test('sends a long trace in parts, after some whole chunks', () => {
    const replies = run('2000000\n')
    const kinds = replies.map((reply) => reply.kind)
    const firstPart = kinds.indexOf('part')
    expect(firstPart).toBeGreaterThan(50)
    expect(kinds.slice(firstPart, -1).every((kind) => kind === 'part')).toBe(true)
    expect(stepsSent(replies)).toBe(2_000_000)
    expect(replies.at(-1)).toMatchObject({ outcome: { kind: 'finished' }, steps: 2_000_000 })
  })

  test('sends of a long trace all that was made when a limit or its cancelling comes', () => {
    const limited = run('2000000\n', { limits: { steps: 1_234_567, changes: 5_000_000 } })
    expect(limited.at(-2)!.kind).toBe('part')
    expect(stepsSent(limited)).toBe(1_234_567)
    expect(limited.at(-1)).toMatchObject({ outcome: { kind: 'limit' }, steps: 1_234_567 })

    const cancelled = new SharedArrayBuffer(4)
    const replies = run('2000000\n', { cancelled }, counting, ({ kind }) => {
      if (kind === 'part') new Int32Array(cancelled)[0] = 5
    })
    expect(replies.filter(({ kind }) => kind === 'part')).toHaveLength(1)
    const ended = replies.at(-1)!
    expect(ended).toMatchObject({ outcome: { kind: 'cancelled' }, steps: stepsSent(replies) })
  })

  test('follows a reading in the answer and in the trace', () => {
    const replies = run('10\n', { reading: 'one-less' })
    expect(replies[1]).toMatchObject({ answer: '9\n' })
    expect(replies.at(-1)).toMatchObject({ steps: 9 })
  })

  test('stops at a limit, the answer standing', () => {
    const replies = run('1000\n', { limits: { steps: 100, changes: 1000 } })
    expect(replies[1]).toMatchObject({ answer: '1000\n' })
    expect(replies.at(-1)).toMatchObject({
      outcome: { kind: 'limit', what: 'steps', limit: 100 },
      steps: 100,
    })
  })

  test('is cancelled by its own number or a later one, and not by an earlier', () => {
    const flag = (value: number) => {
      const cancelled = new SharedArrayBuffer(4)
      new Int32Array(cancelled)[0] = value
      return { cancelled }
    }
    expect(run('10\n', flag(4)).at(-1)).toMatchObject({ outcome: { kind: 'finished' } })
    for (const value of [5, 6]) {
      expect(run('10\n', flag(value))).toEqual([
        { kind: 'ended', runId: 5, outcome: { kind: 'cancelled' }, steps: 0 },
      ])
    }
  })

  test('is cancelled while it records', () => {
    const cancelled = new SharedArrayBuffer(4)
    const replies = run('90000\n', { cancelled }, counting, ({ kind }) => {
      if (kind === 'chunk') new Int32Array(cancelled)[0] = 5
    })
    expect(replies.at(-1)).toEqual({
      kind: 'ended',
      runId: 5,
      outcome: { kind: 'cancelled' },
      steps: 64,
    })
  })

  test('plays a level with a faulty input, without an answer', () => {
    const replies = run(`${HALF_SOUND}\n`)
    expect(replies.map(({ kind }) => kind)).toEqual(['begun', 'chunk', 'chunk', 'ended'])
    expect(replies.at(-1)).toMatchObject({ outcome: { kind: 'finished' }, steps: HALF_SOUND })
  })

  test('says why a level cannot be run', () => {
    expect(run('ten')).toEqual(failed('the level has errors'))
    expect(run('5000001\n')).toEqual(failed('the level has errors'))
    expect(run('1\n', { reading: 'none-such' })).toEqual(
      failed('Counting has no misreading "none-such"'),
    )
    expect(run('1\n', { game: 'chess' }, null)).toEqual(failed('there is no game "chess"'))
  })
})
