/** Tells of many things a few times instead of one by one. */
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

  /** Tells now what is held. */
  flush(): void {
    const held = this.held
    this.stop()
    if (held.length > 0) this.tell(held)
  }

  /** Forgets what is held. */
  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.held = []
  }
}
