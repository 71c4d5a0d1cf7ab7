import { untrack } from 'svelte'
import { err, ok, type Result } from '@core/kernel/result'
import { nextWorkId } from './work-id'
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
  /** Of the newest piece; 0 when it was forgotten. */
  private workId = 0

  /** `halt` asks those who do the work to end it. */
  constructor(private readonly halt?: (workId: number) => Promise<unknown>) {}

  /** Does a piece in the place of the one before, whose result stands until then. Null when it failed, or no longer counts. */
  async perform(work: (workId: number) => Promise<Result<R, string>>): Promise<R | null> {
    this.stop()
    const workId = (this.workId = nextWorkId())
    this.progress = null
    this.isRunning = true
    const ended = await settled(() => work(workId))
    return this.end(workId, ended) && ended.ok ? ended.value : null
  }

  /** Hears how far a piece is. */
  hear(workId: number, progress: P): void {
    if (this.isRunning && workId === this.workId) this.progress = progress
  }

  /** Asks for the end of what is under way, which then gives what it has. */
  stop(): void {
    const { workId, halt } = this
    // An effect that begins work is not to begin it again when that ends.
    if (!halt || !untrack(() => this.isRunning)) return
    void settled(async () => ok(await halt(workId))).then(
      (asked) => asked.ok || this.end(workId, asked),
    )
  }

  /** Ends what is under way, and forgets it all. */
  forget(): void {
    this.stop()
    this.workId = 0
    Object.assign(this, { isRunning: false, progress: null, result: null, problem: null })
  }

  /** False where the piece no longer counts. */
  private end(workId: number, ended: Result<R, string>): boolean {
    if (!this.isRunning || workId !== this.workId) return false
    this.isRunning = false
    this.result = ended.ok ? ended.value : null
    this.problem = ended.ok ? null : ended.error
    return true
  }
}
