import type { Events } from '@core/protocol/ipc'
import type { RunRequest } from '@core/protocol/requests/runs'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import { unreachable } from '@core/kernel/unreachable'
import { BOOK_LIMITS } from '@core/trace/run'
import type { Outcome, TraceLimits } from '@core/trace/trace'
import { listenTo, threadEndWords, type Thread } from '../threads/thread'
import { mainWords } from '../main-words'

export type WorkerThread = Thread<WorkerRequest, WorkerReply>

export interface RunHostOptions {
  readonly createWorker: () => WorkerThread
  readonly announce: <N extends RunEventName>(name: N, payload: Events[N]) => void
  readonly logError: (message: string, error: unknown) => void
  /** Where runs stop by themselves; asked at the start of each. */
  readonly limits?: () => TraceLimits
  /** How long a cancelled run may go on before its thread is ended, in ms. */
  readonly patience?: number
  /** How long a thread may give no sign of life while it runs, in ms. */
  readonly silence?: number
}

/** The longest answers take some seconds; on a machine with much other work many times that. */
const SILENCE = 120_000

export type RunEventName = Extract<keyof Events, `run:${string}`>

/** A run as the page knows it and as the worker knows it. */
interface Run {
  readonly request: RunRequest
  /** Number of the run in this host. It only grows, even where a reloaded page counts from 1 again. */
  readonly number: number
  /** True once it has come so far that whole chunks are not sent any more. */
  isLong: boolean
  /** False once a newer run has taken its place: the page hears no more of it. */
  isHeard: boolean
}

/**
 * Owns the worker thread. One run is under way and at most one waits; a newer request cancels the first and replaces
 * the second. A thread that crashes, runs out of memory, falls silent or does not heed a cancel is replaced.
 */
export class RunHost {
  private worker: WorkerThread | null = null
  private running: Run | null = null
  private waiting: Run | null = null
  private lastNumber = 0
  private overdue: NodeJS.Timeout | null = null
  private silent: NodeJS.Timeout | null = null
  private readonly cancelled = new SharedArrayBuffer(4)

  constructor(private readonly options: RunHostOptions) {}

  /** Starts the thread ahead of the first run. */
  warmUp(): void {
    this.thread()
  }

  /** Starts a run in place of any other. */
  start(request: RunRequest): void {
    const run: Run = { request, number: ++this.lastNumber, isHeard: true, isLong: false }
    if (!this.running) return this.send(run)
    this.running.isHeard = false
    this.waiting = run
    this.interrupt(this.running)
  }

  /** Ends the run of that id with the outcome `cancelled`; does nothing when it is not under way. */
  cancel(runId: number): void {
    if (this.waiting?.request.runId === runId) {
      this.waiting = null
      this.announceEnd(runId, { kind: 'cancelled' }, 0)
    } else if (this.running?.isHeard && this.running.request.runId === runId) {
      this.interrupt(this.running)
    }
  }

  /** Forgets all runs, for instance because the page was reloaded; nothing more is announced of them. */
  silence(): void {
    this.waiting = null
    if (!this.running) return
    this.running.isHeard = false
    this.interrupt(this.running)
  }

  /** Ends the thread. */
  close(): void {
    this.dropWorker()
    this.running = this.waiting = null
  }

  private send(run: Run): void {
    this.running = run
    const { game, text, reading } = run.request
    this.thread().postMessage({
      kind: 'run',
      runId: run.number,
      game,
      text,
      reading: reading ?? null,
      limits: this.options.limits?.() ?? BOOK_LIMITS,
      cancelled: this.cancelled,
    })
    this.expectSign(run)
  }

  private interrupt(run: Run): void {
    Atomics.store(new Int32Array(this.cancelled), 0, run.number)
    this.overdue ??= setTimeout(
      () => this.replaceWorker(run, { kind: 'cancelled' }),
      this.options.patience ?? 500,
    )
  }

  private thread(): WorkerThread {
    if (this.worker) return this.worker
    const worker = this.options.createWorker()
    this.worker = worker
    listenTo(
      worker,
      () => this.worker === worker,
      (reply) => this.hear(reply),
      (error) => this.workerDied(error),
    )
    return worker
  }

  private workerDied(error: Error): void {
    this.options.logError('run worker', error)
    const message = threadEndWords('run', error)
    this.replaceWorker(this.running, { kind: 'failed', message })
  }

  private replaceWorker(run: Run | null, outcome: Outcome): void {
    this.dropWorker()
    if (run) this.end(run, outcome, 0)
  }

  private renewWorker(): void {
    this.dropWorker()
    this.thread()
  }

  private dropWorker(): void {
    const worker = this.worker
    this.worker = null
    this.stopWaiting()
    void worker?.terminate()
  }

  private hear(reply: WorkerReply): void {
    const run = this.running
    if (!run || reply.runId !== run.number) return
    const { runId } = run.request
    this.expectSign(run)
    if (reply.kind === 'ended') return this.end(run, reply.outcome, reply.steps)
    if (reply.kind === 'part') run.isLong = true
    if (!run.isHeard) return
    switch (reply.kind) {
      case 'begun':
        return this.options.announce('run:begun', { runId, layout: reply.layout })
      case 'answered': {
        const { answer, time } = reply
        return this.options.announce('run:answered', { runId, answer, time })
      }
      case 'chunk':
        return this.options.announce('run:chunk', { runId, chunk: reply.chunk })
      case 'part':
        return this.options.announce('run:part', { runId, part: reply.part })
      default:
        return unreachable(reply)
    }
  }

  private end(run: Run, outcome: Outcome, steps: number): void {
    this.stopWaiting()
    this.running = null
    if (outcome.kind === 'failed') this.options.logError('run failed', outcome.message)
    if (run.isHeard) this.announceEnd(run.request.runId, outcome, steps)
    const next = this.waiting
    this.waiting = null
    if (next) this.send(next)
    // A long run leaves a large heap behind, which a thread that waits would keep; a bug may leave anything.
    const isSpent = (run.isLong && outcome.kind === 'finished') || outcome.kind === 'failed'
    if (isSpent && !next) this.renewWorker()
  }

  private announceEnd(runId: number, outcome: Outcome, steps: number): void {
    this.options.announce('run:ended', { runId, outcome, steps })
  }

  /** Ends the run when nothing more is heard of it for long: no engine takes that long for a step. */
  private expectSign(run: Run): void {
    if (this.silent) clearTimeout(this.silent)
    const silence = this.options.silence ?? SILENCE
    const message = mainWords().work.silent({ seconds: silence / 1000 })
    this.silent = setTimeout(() => this.replaceWorker(run, { kind: 'failed', message }), silence)
  }

  private stopWaiting(): void {
    for (const timer of [this.overdue, this.silent]) if (timer) clearTimeout(timer)
    this.overdue = this.silent = null
  }
}
