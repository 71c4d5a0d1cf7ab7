interface Timer {
  readonly at: number
  readonly order: number
  readonly act: () => void
}

/** Microtasks that follow from one another are over after so many rounds. */
const ROUNDS = 12

/**
 * The time of a schedule: what waits is done in the order of its time, and nothing takes any. While it is in use the
 * globals that tell or wait for time are its own, so that the code under test knows no other.
 */
export class Clock {
  now = 0
  private last = 0
  private readonly timers = new Map<number, Timer>()

  /** How much still waits. */
  get waiting(): number {
    return this.timers.size
  }

  after(ms: number, act: () => void): number {
    const id = ++this.last
    this.timers.set(id, { at: this.now + Math.max(0, ms), order: id, act })
    return id
  }

  cancel(id: number): void {
    this.timers.delete(id)
  }

  /** Does what waits until a time, and all that follows from it till then. */
  async runTo(time: number): Promise<void> {
    await this.quiet()
    for (let next = this.next(); next && next[1].at <= time; next = this.next()) {
      const [id, { at, act }] = next
      this.timers.delete(id)
      this.now = Math.max(this.now, at)
      act()
      await this.quiet()
    }
    this.now = Math.max(this.now, time)
  }

  /** Lets the globals tell this time; gives what takes that back. */
  install(): () => void {
    const { setTimeout, clearTimeout, performance } = globalThis
    const own = {
      setTimeout: (act: () => void, ms = 0) => this.after(ms, act),
      clearTimeout: (id: number | undefined) => id !== undefined && this.cancel(id),
      performance: { now: () => this.now },
    }
    Object.assign(globalThis, own)
    return () => void Object.assign(globalThis, { setTimeout, clearTimeout, performance })
  }

  private next(): [number, Timer] | null {
    let found: [number, Timer] | null = null
    for (const one of this.timers) {
      const [, { at, order }] = one
      if (!found || at < found[1].at || (at === found[1].at && order < found[1].order)) found = one
    }
    return found
  }

  private async quiet(): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) await Promise.resolve()
  }
}
