import { setTimeout as delay } from 'node:timers/promises'
import type {
  JudgeOrder,
  JudgeReport,
  RunOrder,
  ToldOutput,
  ToldRun,
} from '../../../programs/judging/messages'
import { endThread, noteEnding } from '../../../runs/end-thread'
import { listenTo, notEndedWords, threadEndWords, type Thread } from '../../../runs/thread'

export type ProgramsThread = Thread<JudgeOrder, JudgeReport>

/** Ms that ending all that runs may take; what has a limit of its own is over by then. */
const PATIENCE = 5000
/** Ms after which a run that was stopped is given up with its thread. */
const STOP_PATIENCE = 10_000
/** Ms between two questions whether the thread still answers, and how many may stay without an answer. */
const PULSE = 10_000
const MOST_SILENT = 6

type Answer = Exclude<JudgeReport, { kind: 'progress' | 'not-kept' | 'pulse' }>
type Progress = Extract<JudgeReport, { kind: 'progress' }>

interface Asked {
  readonly answer: (answer: Answer) => void
  readonly tell: (progress: Progress) => void
  readonly fail: (error: Error) => void
}

/** What was asked of a thread that did not answer and was given up. */
export class NotEnded extends Error {
  constructor() {
    super(notEndedWords())
  }
}

/** The thread that runs programs, made when something is to be run. */
export class JudgeThread {
  private thread: ProgramsThread | null = null
  private ended: Promise<void> = Promise.resolve()
  private readonly asked = new Map<number, Asked>()
  private next = 1
  /** Questions without an answer. */
  private silent = 0

  constructor(
    private readonly createThread: () => ProgramsThread,
    private readonly logError: (message: string, error: unknown) => void,
  ) {}

  /** Carries an order out; rejects where the thread cannot. */
  async run(
    order: Omit<RunOrder, 'kind' | 'id'>,
    stop: AbortSignal,
    tell: (progress: Progress) => void,
  ) {
    await this.ended
    const id = this.next++
    let late: NodeJS.Timeout | undefined
    const onAbort = (): void => {
      const { thread } = this
      thread?.postMessage({ kind: 'stop', id })
      late = setTimeout(() => this.giveUp(thread), STOP_PATIENCE)
    }
    const answered = this.ask({ kind: 'run', id, ...order }, tell)
    stop.addEventListener('abort', onAbort, { once: true })
    if (stop.aborted) onAbort()
    try {
      const answer = await answered
      if (answer.kind !== 'run') throw new Error(`the thread says ${answer.kind}`)
      return answer.end
    } finally {
      clearTimeout(late)
      stop.removeEventListener('abort', onAbort)
    }
  }

  /** A run that was told; null where there is none. */
  async details(set: string, program: string, test: string): Promise<ToldRun | null> {
    if (!this.thread) return null
    const answer = await this.ask({ kind: 'details', id: this.next++, set, program, test })
    return answer.kind === 'details' ? answer.run : null
  }

  /** The outputs of a program that were told. */
  async outputs(set: string, program: string): Promise<readonly ToldOutput[]> {
    if (!this.thread) return []
    const answer = await this.ask({ kind: 'outputs', id: this.next++, set, program })
    return answer.kind === 'outputs' ? answer.outputs : []
  }

  /** Nothing is asked about a set any more. */
  forget(set: string): void {
    this.thread?.postMessage({ kind: 'forget', set })
  }

  /** Ends the thread with all that it runs; resolves when nothing is left of it. */
  end(): Promise<void> {
    const { thread } = this
    if (!thread) return this.ended
    this.thread = null
    const gone = new Promise<void>((resolve) => thread.on('exit', () => resolve()))
    thread.postMessage({ kind: 'end' })
    noteEnding(thread)
    const patience = delay(PATIENCE, undefined, { ref: false })
    this.ended = Promise.race([gone, patience]).then(async () => {
      await endThread(thread)
      this.fail(new Error('it was stopped'))
    })
    return this.ended
  }

  private ask(
    order: Extract<JudgeOrder, { id: number }>,
    tell: (progress: Progress) => void = () => {},
  ): Promise<Exclude<Answer, { kind: 'failed' }>> {
    const thread = (this.thread ??= this.begin())
    return new Promise((resolve, reject) => {
      const answer = (report: Answer): void => {
        if (report.kind === 'failed') reject(new Error(report.message))
        else resolve(report)
      }
      this.asked.set(order.id, { answer, tell, fail: reject })
      thread.postMessage(order)
    })
  }

  private begin(): ProgramsThread {
    const thread = this.createThread()
    const pulse = setInterval(() => {
      if (this.thread === thread) this.feel(thread)
      else clearInterval(pulse)
    }, PULSE).unref()
    this.silent = 0
    // One that is to end still has to answer.
    const isInUse = (): boolean => this.thread === thread || this.thread === null
    listenTo(
      thread,
      isInUse,
      (report) => this.hear(report),
      (error) => {
        if (this.thread !== thread) return
        this.logError('programs', error)
        this.thread = null
        this.fail(new Error(threadEndWords('programs', error)))
      },
    )
    return thread
  }

  /** Asks a thread that has something to do whether it is still there. */
  private feel(thread: ProgramsThread): void {
    if (this.asked.size === 0) this.silent = 0
    else if (this.silent++ >= MOST_SILENT) this.giveUp(thread)
    else thread.postMessage({ kind: 'pulse' })
  }

  /** Takes leave of a thread that does not answer, and of what was asked of it; the next run has a new one. */
  private giveUp(thread: ProgramsThread | null): void {
    if (!thread || this.thread !== thread) return
    this.thread = null
    void endThread(thread)
    this.logError('programs', new Error('their thread does not answer'))
    this.fail(new NotEnded())
  }

  private hear(report: JudgeReport): void {
    this.silent = 0
    if (report.kind === 'pulse') return
    const asked = this.asked.get(report.id)
    if (report.kind === 'progress') asked?.tell(report)
    else if (report.kind === 'not-kept')
      this.logError('runs of programs not kept', new Error(report.message))
    else {
      this.asked.delete(report.id)
      asked?.answer(report)
    }
  }

  private fail(error: Error): void {
    const all = [...this.asked.values()]
    this.asked.clear()
    for (const { fail } of all) fail(error)
  }
}
