/** The clock of those who are asked. While it is stopped no time passes on it. */
export class AnswerClock {
  private stoppedAt: number | null = null
  /** Ms that it has been stopped in all. */
  private lost = 0
  private readonly waiting = new Set<() => void>()

  constructor(isStopped = false) {
    if (isStopped) this.stoppedAt = performance.now()
  }

  get isStopped(): boolean {
    return this.stoppedAt !== null
  }

  /** Ms on the clock; only differences mean something. */
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

  /** Calls back when it is stopped or started; returns what ends that. */
  onChange(listener: () => void): () => void {
    this.waiting.add(listener)
    return () => this.waiting.delete(listener)
  }

  private tell(): void {
    for (const listener of this.waiting) listener()
  }
}
