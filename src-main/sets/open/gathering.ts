/** Reports many things in batches instead of one by one. */
export class Gathering<T> {
  private held: T[] = []
  private timer: NodeJS.Timeout | null = null

  /** `wait`: how long changes are batched before they are reported, in ms. */
  constructor(
    private readonly tell: (things: readonly T[]) => void,
    private readonly wait: () => number,
  ) {}

  add(thing: T): void {
    this.held.push(thing)
    this.timer ??= setTimeout(() => this.flush(), this.wait())
  }

  /** Reports what is gathered now. */
  flush(): void {
    const held = this.held
    this.stop()
    if (held.length > 0) this.tell(held)
  }

  /** Drops what is gathered. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.held = []
  }
}
