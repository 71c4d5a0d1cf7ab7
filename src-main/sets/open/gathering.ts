/** Reports many things in batches instead of one by one. */
export class Gathering<T> {
  private held: T[] = []
  private timer: NodeJS.Timeout | null = null
  private reports = 0

  /** `wait`: how long changes are batched, in ms, when so many reports have been made since work began. */
  constructor(
    private readonly tell: (things: readonly T[]) => void,
    private readonly wait: (reports: number) => number,
  ) {}

  add(thing: T): void {
    this.held.push(thing)
    this.timer ??= setTimeout(() => this.flush(), this.wait(this.reports))
  }

  /** Called when work begins. */
  begin(): void {
    this.reports = 0
  }

  /** Reports what is gathered now. */
  flush(): void {
    const held = this.held
    this.stop()
    if (held.length === 0) return
    this.reports++
    this.tell(held)
  }

  /** Drops what is gathered. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.held = []
  }
}
