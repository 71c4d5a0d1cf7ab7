/** The clock of the players. While it is stopped, no time passes on it. */
export class AnswerClock {
  private stoppedAt: number | null = null
  /** Total time for which it has been stopped, in ms. */
  private lost = 0
  private readonly waiting = new Set<() => void>()

  constructor(isStopped = false) {
    if (isStopped) this.stoppedAt = performance.now()
  }

  get isStopped(): boolean {
    return this.stoppedAt !== null
  }

  /** Time on the clock, in ms; only differences are meaningful. */
  now(): number {
    return (this.stoppedAt ?? performance.now()) - this.lost
  }

  stop(): void {
    this.stoppedAt ??= performance.now()
    this.tell()
  }

  start(): void {
    if (this.stoppedAt !== null) this.lost += performance.now() - this.stoppedAt
    this.stoppedAt = null
    this.tell()
  }

  /** Calls `listener` when the clock is stopped or started; returns a function that ends this. */
  onChange(listener: () => void): () => void {
    this.waiting.add(listener)
    return () => this.waiting.delete(listener)
  }

  private tell(): void {
    for (const listener of this.waiting) listener()
  }
}
