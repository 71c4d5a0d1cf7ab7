import type { Bridge } from '@core/protocol/ipc'
import type { FindProgress } from '@core/protocol/set'
import type { Reading } from '@core/game/module'

/** Levels that are tried at most; a rare one is found after some ten thousand. */
const TRIES = 65_536

/** What is looked for. */
export interface Sought {
  readonly game: string
  readonly reading: Reading
}

let lastWork = 0

/** Looks for a level that catches a misreading and, where it can, no other. */
export class Finding {
  sought = $state.raw<Sought | null>(null)
  /** How far it is, or how it ended; null before the first news. */
  progress = $state.raw<FindProgress | null>(null)
  isRunning = $state(false)
  /** Why it could not be done, a sentence. */
  problem = $state.raw<string | null>(null)
  /** A number; another one finds another level. */
  seed = $state(1)
  private workId = 0

  constructor(private readonly bridge: Bridge) {}

  /** Hears how far searches are. */
  take(progress: FindProgress): void {
    if (this.isRunning && progress.workId === this.workId) this.progress = progress
  }

  /** Begins, or begins again with the next seed. */
  async start(sought: Sought): Promise<void> {
    this.stop()
    this.seed = this.sought?.reading.id === sought.reading.id ? this.seed + 1 : 1
    const workId = ++lastWork
    Object.assign(this, { workId, sought, progress: null, problem: null, isRunning: true })
    const { game, reading } = sought
    const ended = await this.bridge.request('set:find', {
      workId,
      game,
      wishes: [{ kind: 'catches', reading: reading.id }, { kind: 'alone' }],
      seed: this.seed,
      isOfficial: true,
      tries: TRIES,
    })
    if (this.workId !== workId) return
    this.isRunning = false
    if (ended.ok) this.progress = ended.value
    else this.problem = ended.error
  }

  /** Ends the search; the best level so far stays. */
  stop(): void {
    if (this.isRunning) void this.bridge.request('set:stop', this.workId)
  }

  /** Puts it all away. */
  close(): void {
    this.stop()
    this.workId = 0
    Object.assign(this, { sought: null, progress: null, isRunning: false })
  }
}
