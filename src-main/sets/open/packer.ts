import type { PackageOrder } from '@core/package/order'
import type { SetToPack } from '@core/package/packed-set'
import type { PlannedPackage } from '@core/protocol/packing'
import { err, ok, type Result } from '@core/kernel/result'
import { listenTo, threadEndWords, type Thread } from '../../runs/thread'
import type { MadePackage, PackerOrder, PackerReport } from '../packer-messages'
import { setsWords } from '../sets-words'

export type PackerThread = Thread<PackerOrder, PackerReport>

export interface PackerOptions {
  readonly createThread: () => PackerThread
  /** Folder that the app was built to. */
  readonly built: string
  readonly logError: (message: string, error: unknown) => void
}

/** A sentence about a fault, or null when it was stopped. */
export type NotMade = string | null

type Answered = Result<Extract<PackerReport, { kind: 'planned' | 'made' }>, NotMade>

/** Makes packages of one set after the other in a thread of its own, one thing at a time. */
export class Packer {
  private thread: PackerThread | null = null
  private finish: ((answered: Answered) => void) | null = null
  private tell: (done: number, of: number) => void = () => {}
  private set: SetToPack | null = null

  constructor(private readonly options: PackerOptions) {}

  /** Says what a package would be. */
  async plan(
    set: SetToPack,
    order: PackageOrder,
  ): Promise<Result<Omit<PlannedPackage, 'plan'>, NotMade>> {
    const { built } = this.options
    const answered = await this.ask(set, { kind: 'plan', order, built })
    return answered.ok && answered.value.kind === 'planned'
      ? ok(answered.value.plan)
      : notMade(answered)
  }

  /** Makes one; `tell` hears how many pictures are drawn. */
  async make(
    set: SetToPack,
    order: PackageOrder,
    isArchive: boolean,
    tell: (done: number, of: number) => void,
  ): Promise<Result<MadePackage, NotMade>> {
    const { built } = this.options
    this.tell = tell
    const answered = await this.ask(set, { kind: 'make', order, built, isArchive })
    return answered.ok && answered.value.kind === 'made'
      ? ok(answered.value.made)
      : notMade(answered)
  }

  /** Stops what is under way and ends the thread. */
  stop(): void {
    const { thread, finish } = this
    Object.assign(this, { thread: null, finish: null, set: null })
    void thread?.terminate()
    finish?.(err(null))
  }

  private ask(set: SetToPack, order: PackerOrder): Promise<Answered> {
    // A newer question takes the place of one that is not answered yet.
    if (this.finish) this.stop()
    const thread = (this.thread ??= this.begin())
    return new Promise((done) => {
      this.finish = (answered) => {
        this.finish = null
        done(answered)
      }
      if (this.set !== set) thread.postMessage({ kind: 'set', set })
      this.set = set
      thread.postMessage(order)
    })
  }

  private begin(): PackerThread {
    const thread = this.options.createThread()
    const failed = (words: string): void => {
      const { finish } = this
      this.finish = null
      this.stop()
      finish?.(err(words))
    }
    listenTo(
      thread,
      () => this.thread === thread,
      (report) => {
        if (report.kind === 'drawn') this.tell(report.done, report.of)
        else if (report.kind === 'failed') {
          this.options.logError('package', new Error(report.message))
          failed(setsWords().packing.cannot({ reason: report.message }))
        } else this.finish?.(ok(report))
      },
      (error) => {
        this.options.logError('packer', error)
        failed(setsWords().packing.not({ reason: threadEndWords('package', error) }))
      },
    )
    return thread
  }
}

function notMade(answered: Answered): { readonly ok: false; readonly error: NotMade } {
  return err(answered.ok ? null : answered.error)
}
