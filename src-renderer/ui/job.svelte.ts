import { err, type Result } from '@core/kernel/result'
import type { Piece } from './call'
import { words } from './words'

/** What came of a piece of work. What it throws is a bug, of main or here: the log has it, and the user a sentence. */
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

/** Work of one kind, of which the newest piece alone counts: how far it is, and what came of it. Whatever is thrown ends it. */
export class Job<P = never, R = unknown> {
  isRunning = $state(false)
  /** How far the piece under way is, or was when it ended; null before the first news. */
  progress = $state.raw<P | null>(null)
  /** What came of the last piece; null before there is one, and when it failed. */
  result = $state.raw<R | null>(null)
  /** Why the last piece failed, a sentence. */
  problem = $state.raw<string | null>(null)
  /** Of the newest piece; null when it was forgotten. */
  private newest: AbortController | null = null

  /** Does a piece in the place of the one before, whose result stands until then. Null when it failed, or no longer counts. */
  async perform(work: (piece: Piece<P>) => Promise<Result<R, string>>): Promise<R | null> {
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

  /** Asks for the end of what is under way, which then gives what it has. */
  stop(): void {
    this.newest?.abort()
  }

  /** Ends what is under way, and forgets it all. */
  forget(): void {
    this.stop()
    this.newest = null
    Object.assign(this, { isRunning: false, progress: null, result: null, problem: null })
  }

  private counts(piece: AbortController): boolean {
    return this.isRunning && this.newest === piece
  }
}
