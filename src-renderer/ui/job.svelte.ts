import { err, type Result } from '@core/kernel/result'
import type { PieceOfWork } from './call'
import { words } from './words'

/**
 * The result of a piece of work. A thrown error is a bug, in main or here: it is written to the log, and the user gets
 * a sentence.
 */
export async function settled<R>(
  work: () => Promise<Result<R, string>>,
): Promise<Result<R, string>> {
  try {
    return await work()
  } catch (reason) {
    console.error(reason)
    return err(words.common.failed)
  }
}

/** Work of one kind, of which only the newest piece counts, with its progress and result. A thrown error ends it. */
export class Job<P = never, R = unknown> {
  isRunning = $state(false)
  /** Progress of the current piece, or of the last one until its end; null before the first report. */
  progress = $state.raw<P | null>(null)
  /** The result of the last piece; null if there is none, or if it failed. */
  result = $state.raw<R | null>(null)
  /** Why the last piece failed, a sentence; null if it did not. */
  problem = $state.raw<string | null>(null)
  /** Aborts the newest piece; null if that was dropped. */
  private newest: AbortController | null = null

  /**
   * Does a piece of work in place of the previous one, whose result stays until then. Returns null if it failed, or no
   * longer counts.
   */
  async perform(work: (piece: PieceOfWork<P>) => Promise<Result<R, string>>): Promise<R | null> {
    this.stop()
    const own = (this.newest = new AbortController())
    this.progress = null
    this.isRunning = true
    const tell = (progress: P): void => {
      if (this.counts(own)) this.progress = progress
    }
    const ended = await settled(() => work({ stop: own.signal, tell }))
    if (!this.counts(own)) return null
    this.isRunning = false
    this.result = ended.ok ? ended.value : null
    this.problem = ended.ok ? null : ended.error
    return this.result
  }

  /** Asks for the end of the current piece, which then returns what it has so far. */
  stop(): void {
    this.newest?.abort()
  }

  /** Ends the current piece, and drops all results. */
  forget(): void {
    this.stop()
    this.newest = null
    Object.assign(this, { isRunning: false, progress: null, result: null, problem: null })
  }

  private counts(piece: AbortController): boolean {
    return this.isRunning && this.newest === piece
  }
}
