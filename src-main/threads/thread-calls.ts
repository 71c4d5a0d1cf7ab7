import { setTimeout as delay } from 'node:timers/promises'
import { type Call, neverStopped } from './call'
import { endThread, noteEnding } from './end-thread'
import { listenTo, notEndedWords, threadEndWords, type Thread } from './thread'
import type {
  AskedOf,
  ThreadProgressOf,
  ReplyOf,
  Service,
  ThreadOrder,
  ThreadReport,
} from './thread-messages'

export type ServiceThread = Thread<ThreadOrder, ThreadReport>

export interface ThreadCallsOptions {
  readonly createThread: () => ServiceThread
  /** The work of the thread, for the message that it has ended. */
  readonly work: 'package' | 'search' | 'programs' | 'reading'
  readonly logError: (message: string, error: unknown) => void
  /** Whether it always answers soon, so that it is given up if it is silent for long. */
  readonly isPrompt?: boolean
}

/** Time for ending all its work, in ms; work with a time limit is over by then. */
const PATIENCE = 5000
/** Time after which a stopped call is given up together with its thread, in ms. */
const STOP_PATIENCE = 10_000
/** Time between two pulses that ask whether the thread still answers, in ms, and how many may stay unanswered. */
const PULSE = 10_000
const MOST_SILENT = 6

interface Asked {
  readonly done: (reply: unknown) => void
  readonly tell: (progress: unknown) => void
  readonly fail: (error: Error) => void
}

/** The thread of a call has ended; the message is for users. */
export class ThreadGone extends Error {}

/** The error of calls on a thread that did not answer and was given up. */
export class NotEnded extends ThreadGone {
  constructor() {
    super(notEndedWords())
  }
}

const quiet: Call<unknown> = { stop: neverStopped, tell: () => undefined }

/** Calls on a thread, which is made with the first one. It answers them with `serveThread`. */
export class ThreadCalls<S extends Service<S>> {
  private thread: ServiceThread | null = null
  /** Set while a thread is ending; the next one is made after that. */
  private ending: Promise<void> | null = null
  private readonly asked = new Map<number, Asked>()
  private next = 1
  /** Number of unanswered pulses. */
  private silent = 0

  constructor(private readonly options: ThreadCallsOptions) {}

  /** Whether there is a thread, which may remember earlier calls. */
  get isThere(): boolean {
    return this.thread !== null
  }

  /** Calls the thread; rejects if the call fails. When stopped, it replies with the results so far. */
  async call<K extends keyof S & string>(
    name: K,
    asked: AskedOf<S[K]>,
    { stop, tell }: Call<ThreadProgressOf<S[K]>> = quiet,
  ): Promise<ReplyOf<S[K]>> {
    // Sent at once if possible, so that calls keep their order.
    if (this.ending) await this.ending
    const id = this.next++
    let late: NodeJS.Timeout | undefined
    const onAbort = (): void => {
      const { thread } = this
      thread?.postMessage({ kind: 'stop', id })
      late = setTimeout(() => this.giveUp(thread), STOP_PATIENCE)
    }
    const reply = new Promise((done, fail) => {
      this.asked.set(id, { done, fail, tell: tell as Asked['tell'] })
    })
    const thread = (this.thread ??= this.begin())
    thread.postMessage({ kind: 'call', id, name, asked })
    stop.addEventListener('abort', onAbort, { once: true })
    if (stop.aborted) onAbort()
    try {
      return (await reply) as ReplyOf<S[K]>
    } finally {
      clearTimeout(late)
      stop.removeEventListener('abort', onAbort)
    }
  }

  /** Sends the thread a call that nobody waits for; it comes before later calls. */
  say<K extends keyof S & string>(name: K, asked: AskedOf<S[K]>): void {
    this.call(name, asked).catch(() => undefined)
  }

  /** Ends the thread and all its work; resolves when nothing is left of it. */
  end(): Promise<void> {
    const { thread } = this
    if (!thread) return this.ending ?? Promise.resolve()
    this.thread = null
    const gone = new Promise<void>((resolve) => thread.on('exit', () => resolve()))
    thread.postMessage({ kind: 'end' })
    noteEnding(thread)
    const patience = delay(PATIENCE, undefined, { ref: false })
    this.ending = Promise.race([gone, patience]).then(async () => {
      await endThread(thread)
      this.ending = null
      this.fail(new ThreadGone('it was stopped'))
    })
    return this.ending
  }

  /** Ends the thread at once, whatever it does: its calls fail. */
  kill(): void {
    const { thread } = this
    this.thread = null
    if (thread) void endThread(thread)
    this.fail(new ThreadGone('it was stopped'))
  }

  private begin(): ServiceThread {
    const { createThread, work, logError, isPrompt } = this.options
    const thread = createThread()
    this.silent = 0
    if (isPrompt) this.watch(thread)
    // A thread that is ending still has to answer.
    const isInUse = (): boolean => this.thread === thread || this.thread === null
    listenTo(
      thread,
      isInUse,
      (report) => this.hear(report),
      (error) => {
        if (this.thread !== thread) return
        logError(work, error)
        this.thread = null
        this.fail(new ThreadGone(threadEndWords(work, error)))
      },
    )
    return thread
  }

  private watch(thread: ServiceThread): void {
    const pulse = setInterval(() => {
      if (this.thread === thread) this.feel(thread)
      else clearInterval(pulse)
    }, PULSE).unref()
  }

  /** Asks a busy thread whether it still answers. */
  private feel(thread: ServiceThread): void {
    if (this.asked.size === 0) this.silent = 0
    else if (this.silent++ >= MOST_SILENT) this.giveUp(thread)
    else thread.postMessage({ kind: 'pulse' })
  }

  /** Gives up a thread that does not answer, and its calls; the next call gets a new one. */
  private giveUp(thread: ServiceThread | null): void {
    if (!thread || this.thread !== thread) return
    this.thread = null
    void endThread(thread)
    this.options.logError(this.options.work, new Error('their thread does not answer'))
    this.fail(new NotEnded())
  }

  private hear(report: ThreadReport): void {
    this.silent = 0
    if (report.kind === 'pulse') return
    if (report.kind === 'noted')
      return this.options.logError(report.what, new Error(report.message))
    const asked = this.asked.get(report.id)
    if (report.kind === 'told') return asked?.tell(report.progress)
    this.asked.delete(report.id)
    if (report.kind === 'replied') asked?.done(report.reply)
    else asked?.fail(new Error(report.message))
  }

  private fail(error: Error): void {
    const all = [...this.asked.values()]
    this.asked.clear()
    for (const { fail } of all) fail(error)
  }
}
