import type { PackageOrder } from '@core/package/order'
import type { SetToPack } from '@core/package/packed-set'
import type { PackingProgress, PlannedPackage } from '@core/protocol/packing'
import { err, ok, type Result } from '@core/kernel/result'
import { type Call, neverStopped } from '../../threads/call'
import { type ServiceThread, ThreadCalls, ThreadGone } from '../../threads/thread-calls'
import type { MadePackage, PackerService, StatementAsked } from '../packer-messages'
import { setsWords } from '../sets-words'

export interface PackerOptions {
  readonly createThread: () => ServiceThread
  /** Folder that the app was built to. */
  readonly built: string
  readonly logError: (message: string, error: unknown) => void
}

/** A sentence about a fault, or null when it was stopped. */
export type NotMade = string | null

/** Makes packages in a separate thread, one at a time. */
export class Packer {
  private readonly thread: ThreadCalls<PackerService>
  /** The set that the thread knows. */
  private set: SetToPack | null = null
  /** The current work; null if there is none. */
  private work: object | null = null

  constructor(private readonly options: PackerOptions) {
    this.thread = new ThreadCalls({ ...options, work: 'package' })
  }

  /** Says what a package would be. */
  plan(
    set: SetToPack,
    order: PackageOrder,
  ): Promise<Result<Omit<PlannedPackage, 'plan'>, NotMade>> {
    const { built } = this.options
    return this.ask(set, () => this.thread.call('plan', { order, built }))
  }

  /** Makes a package and reports how many pictures are drawn; `stop` stops it. */
  make(
    set: SetToPack,
    order: PackageOrder,
    isArchive: boolean,
    tell: Call<PackingProgress>['tell'],
  ): Promise<Result<MadePackage, NotMade>> {
    const { built } = this.options
    return this.ask(set, () =>
      this.thread.call('make', { order, built, isArchive }, { stop: neverStopped, tell }),
    )
  }

  /** The statement of a language as HTML; the inner result is what the set says. */
  statement(
    set: SetToPack,
    asked: Omit<StatementAsked, 'built'>,
  ): Promise<Result<ReturnType<PackerService['statement']>, NotMade>> {
    const { built } = this.options
    return this.ask(set, () => this.thread.call('statement', { ...asked, built }))
  }

  /** A statement to go on from. */
  proposal(
    set: SetToPack,
    language: StatementAsked['language'],
  ): Promise<Result<ReturnType<PackerService['proposal']>, NotMade>> {
    const { built } = this.options
    return this.ask(set, () => this.thread.call('proposal', { language, built }))
  }

  /** Stops the current work by ending the thread, which cannot receive messages while it draws. */
  stop(): void {
    this.set = this.work = null
    this.thread.kill()
  }

  private async ask<R>(set: SetToPack, work: () => Promise<R>): Promise<Result<R, NotMade>> {
    // A newer question takes the place of one that is not answered yet.
    if (this.work) this.stop()
    const own = (this.work = {})
    if (this.set !== set) this.thread.say('set', set)
    this.set = set
    try {
      const made = await work()
      return this.work === own ? ok(made) : err(null)
    } catch (error) {
      if (this.work !== own) return err(null)
      this.stop()
      return err(this.why(error))
    } finally {
      if (this.work === own) this.work = null
    }
  }

  private why(error: unknown): string {
    const { packing } = setsWords()
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof ThreadGone) return packing.not({ reason })
    this.options.logError('package', error)
    return packing.cannot({ reason })
  }
}
