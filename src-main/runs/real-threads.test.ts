import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import type { MatchPlayed, MatchRequest, RunRequest } from '@core/protocol/requests/runs'
import { testCall } from '../threads/testing/test-call'
import { MatchHost } from './match-host'
import { RunHost } from './run-host'
import { RunSlots } from './run-slots'

// A thread that does what the text of the level says; other texts are run to their end at once. Of what it is about to do for
// ever it says so first.
const script = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (message) => {
  const { runId, request } = message
  const text = message.text ?? request.text ?? request.game
  const ended = { kind: 'ended', runId, outcome: { kind: 'finished' }, steps: 1 }
  const begins = request ? { kind: 'progress', turns: 0, text: null } : { kind: 'begins' }
  const matchEnded = { kind: 'ended', turns: 1, text: 'played', end: { kind: 'over' } }
  switch (text) {
    case 'never ends':
      parentPort.postMessage(begins)
      for (;;) {}
    case 'fills its heap': {
      const held = []
      for (;;) held.push(new Array(100_000).fill(0).map((_, i) => ({ i })))
    }
    case 'wants one buffer too many':
      throw new RangeError('Array buffer allocation failed')
    case 'throws':
      throw new Error('outside of the handler')
    case 'rejects':
      void Promise.reject(new Error('nobody caught it'))
      return
    case 'exits':
      return process.exit(7)
    case 'falls silent':
      return parentPort.postMessage(begins)
    case 'dies':
      throw new Error('late')
  }
  const made = { kind: 'generated', made: { ok: true, value: text } }
  parentPort.postMessage(message.kind === 'generate' ? made : request ? matchEnded : ended)
})`

let threads: Worker[] = []
/** Resolves when the latest thread has said something. */
let heard: Promise<unknown> = Promise.resolve()

function createWorker(): Worker {
  const thread = new Worker(script, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 24 },
    stderr: true,
  })
  threads.push(thread)
  heard = new Promise((resolve) => thread.once('message', resolve))
  return thread
}

interface Ending {
  readonly kind: string
  readonly message?: string
}

interface End {
  readonly id: number
  readonly end: Ending
}

/** Collects what hosts announce of ends, so that a test can wait for it. */
function listener() {
  const ends: End[] = []
  let wake: () => void = () => undefined
  return {
    ends,
    announce: (name: string, payload: unknown) => {
      if (!name.endsWith(':ended')) return
      const { runId, outcome } = payload as { readonly runId: number; readonly outcome: Ending }
      ends.push({ id: runId, end: outcome })
      wake()
    },
    endOf: async (id: number): Promise<Ending> => {
      for (;;) {
        const found = ends.find((one) => one.id === id)
        if (found) return found.end
        await new Promise<void>((done) => (wake = done))
      }
    },
  }
}

const run = (runId: number, text: string, slot: 'main' | 'side' = 'main'): RunRequest => ({
  runId,
  slot,
  game: 'any',
  text,
})
const match = (text: string): MatchRequest => ({
  game: 'any',
  text,
  players: ['a', 'b'],
  given: [null, null],
  seed: 1,
  timeLimit: 100,
  most: null,
  faultRule: null,
})

const failures = [
  ['fills its heap', 'needs more memory than is available'],
  ['wants one buffer too many', 'needs more memory than is available'],
  ['throws', 'crashed: outside of the handler'],
  ['rejects', 'crashed: nobody caught it'],
  ['exits', 'crashed: the worker ended with code 7'],
] as const

let close: () => void = () => undefined
// Time passes for the hosts when a test says so; the threads have their own.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  threads = []
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

describe('a run in a real thread', () => {
  function makeHost(silence?: number) {
    const { announce, ends, endOf } = listener()
    const errors: string[] = []
    const host = new RunHost({
      createWorker,
      announce,
      logError: (message) => errors.push(message),
      patience: 100,
      ...(silence === undefined ? {} : { silence }),
    })
    close = () => host.close()
    return { host, ends, endOf, errors }
  }

  test.each(failures)('that %s ends with a message, and the next one runs', async (text, words) => {
    const { host, endOf, errors } = makeHost()
    host.start(run(1, text))
    expect(await endOf(1)).toEqual({ kind: 'failed', message: `the run ${words}` })
    expect(errors).toContain('run worker')
    host.start(run(2, 'fine'))
    expect(await endOf(2)).toEqual({ kind: 'finished' })
  })

  test('that never ends is ended by cancel, and the next one runs', async () => {
    const { host, endOf } = makeHost()
    host.start(run(1, 'never ends'))
    await heard
    host.cancel(1)
    vi.advanceTimersByTime(100)
    expect(await endOf(1)).toEqual({ kind: 'cancelled' })
    host.start(run(2, 'fine'))
    expect(await endOf(2)).toEqual({ kind: 'finished' })
  })

  test('that never ends is ended by the next one', async () => {
    const { host, endOf } = makeHost()
    host.start(run(1, 'never ends'))
    await heard
    host.start(run(2, 'fine'))
    vi.advanceTimersByTime(100)
    expect(await endOf(2)).toEqual({ kind: 'finished' })
  })

  test.each(['never ends', 'falls silent'])('that %s is ended after long silence', async (text) => {
    const { host, ends, endOf } = makeHost(300)
    host.start(run(1, text))
    await heard
    vi.advanceTimersByTime(299)
    expect(ends).toEqual([])
    vi.advanceTimersByTime(1)
    const message = 'the run stopped responding for 0.3 s and was ended'
    expect(await endOf(1)).toEqual({ kind: 'failed', message })
  })

  test('may die after its end without harm to the next one', async () => {
    const { host, endOf, errors } = makeHost()
    host.start(run(1, 'fine'))
    expect(await endOf(1)).toEqual({ kind: 'finished' })
    threads[0]!.postMessage({ text: 'dies' })
    await soon(() => expect(errors).not.toEqual([]))
    host.start(run(2, 'fine'))
    expect(await endOf(2)).toEqual({ kind: 'finished' })
  })

  test('of the side slot fails without harm to that of the main one', async () => {
    const { announce, endOf } = listener()
    const slots = new RunSlots({ createWorker, announce, logError: () => undefined, patience: 100 })
    close = () => slots.close()
    slots.start(run(1, 'never ends'))
    await heard
    slots.start(run(2, 'fills its heap', 'side'))
    expect(await endOf(2)).toMatchObject({ kind: 'failed' })
    slots.start(run(3, 'fine', 'side'))
    expect(await endOf(3)).toEqual({ kind: 'finished' })
    slots.cancel(1)
    vi.advanceTimersByTime(100)
    expect(await endOf(1)).toEqual({ kind: 'cancelled' })
  })
})

describe('a match in a real thread', () => {
  function makeHost(grace?: number) {
    const host = new MatchHost({
      createWorker,
      logError: () => undefined,
      patience: 100,
      ...(grace === undefined ? {} : { grace }),
    })
    const call = testCall<MatchPlayed>()
    close = () => call.end()
    const play = async (text: string): Promise<Ending> => (await host.play(match(text), call)).end
    return { play, stop: () => call.end() }
  }

  test.each(failures)(
    'that %s ends with a message, and the next one is played',
    async (text, words) => {
      const { play } = makeHost()
      expect(await play(text)).toEqual({ kind: 'failed', message: `the match ${words}` })
      expect(await play('fine')).toEqual({ kind: 'over' })
    },
  )

  test('whose player hangs is ended by a stop', async () => {
    const { play, stop } = makeHost()
    const end = play('never ends')
    await heard
    stop()
    vi.advanceTimersByTime(100)
    expect(await end).toEqual({ kind: 'stopped' })
  })

  test('whose player hangs is ended after the time of both and some patience', async () => {
    const { play } = makeHost(200)
    let isOver = false
    const end = play('never ends').finally(() => (isOver = true))
    await heard
    vi.advanceTimersByTime(399)
    await Promise.resolve()
    expect(isOver).toBe(false)
    vi.advanceTimersByTime(1)
    const message = 'a player took too long over its move'
    expect(await end).toEqual({ kind: 'failed', message })
    expect(await play('fine')).toEqual({ kind: 'over' })
  })
})
