interface Timer {
  readonly at: number
  readonly order: number
  readonly act: () => void
}

/** What waits for a timer holds, as Node's own. */
interface Handle {
  readonly id: number
  ref(): Handle
  unref(): Handle
}

/** Microtasks that follow from one another are over after so many rounds. */
const ROUNDS = 60

/**
 * The time of a schedule: what waits is done in the order of its time, and nothing takes any. While it is in use the
 * globals that tell or wait for time are its own, so that the code under test knows no other.
 */
export class Clock {
  now = 0
  private last = 0
  private readonly timers = new Map<number, Timer>()
  private readonly held = new Set<Promise<unknown>>()

  /** How much still waits. */
  get waiting(): number {
    return this.timers.size
  }

  after(ms: number, act: () => void): number {
    const id = ++this.last
    this.put(id, ms, act)
    return id
  }

  cancel(id: number): void {
    this.timers.delete(id)
  }

  /** Resolves after some ms. */
  pause(ms: number): Promise<void> {
    return new Promise((done) => void this.after(ms, done))
  }

  /** No time passes until something is over that no clock tells of, as the loading of code. */
  hold(work: Promise<unknown>): void {
    this.held.add(work)
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

  /** Lets the globals tell this time; returns what takes that back. */
  install(): () => void {
    const { setTimeout, clearTimeout, setInterval, clearInterval, performance } = globalThis
    const known = { setTimeout, clearTimeout, setInterval, clearInterval, performance }
    const stop = (handle: Handle | null | undefined): void => {
      if (handle) this.cancel(handle.id)
    }
    const every = (act: () => void, ms: number, id = ++this.last): Handle => {
      const again = (): void => {
        this.put(id, ms, again)
        act()
      }
      this.put(id, ms, again)
      return handleOf(id)
    }
    const own = {
      setTimeout: (act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        handleOf(this.after(ms, () => act(...given))),
      clearTimeout: stop,
      setInterval: every,
      clearInterval: stop,
      performance: { now: () => this.now },
    }
    Object.assign(globalThis, own)
    return () => void Object.assign(globalThis, known)
  }

  private put(id: number, ms: number, act: () => void): void {
    this.timers.set(id, { at: this.now + Math.max(0, ms), order: ++this.last, act })
  }

  private next(): [number, Timer] | null {
    let found: [number, Timer] | null = null
    for (const one of this.timers) {
      const [, { at, order }] = one
      if (!found || at < found[1].at || (at === found[1].at && order < found[1].order)) found = one
    }
    return found
  }

  /** Whatever follows without a clock is done. */
  private async quiet(): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) await Promise.resolve()
    if (this.held.size === 0) return
    const held = [...this.held]
    await Promise.allSettled(held)
    for (const one of held) this.held.delete(one)
    await this.quiet()
  }
}

function handleOf(id: number): Handle {
  const handle: Handle = { id, ref: () => handle, unref: () => handle }
  return handle
}
