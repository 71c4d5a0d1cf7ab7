import type { Call } from '../threads/call'

/** Maximum number of remembered stops of calls that are not running: most of them simply come too late. */
const MOST_EARLY = 100

/** The running calls of the page, by its numbers. */
export class Calls {
  private readonly underWay = new Map<number, AbortController>()
  /** Calls that were stopped before their handler was loaded. */
  private readonly early = new Set<number>()

  /** `announce` reports the progress of a call to the page. */
  constructor(private readonly announce: (told: { call: number; progress: unknown }) => void) {}

  /** Runs a call with a signal that it was stopped. */
  async answer<P, R>(number: number, work: (call: Call<P>) => R | Promise<R>): Promise<R> {
    const own = new AbortController()
    this.underWay.get(number)?.abort()
    this.underWay.set(number, own)
    if (this.early.delete(number)) own.abort()
    const isHeard = (): boolean => this.underWay.get(number) === own
    const tell = (progress: P): void => {
      if (isHeard()) this.announce({ call: number, progress })
    }
    try {
      return await work({ stop: own.signal, tell })
    } finally {
      if (isHeard()) this.underWay.delete(number)
    }
  }

  /** Stops a call, even one that has not begun. */
  stop(number: number): void {
    const held = this.underWay.get(number)
    if (held) return held.abort()
    this.early.add(number)
    const [oldest] = this.early
    if (this.early.size > MOST_EARLY) this.early.delete(oldest!)
  }

  /** The page is gone: all of its calls are stopped, and their results are discarded. */
  leave(): void {
    for (const one of this.underWay.values()) one.abort()
    this.underWay.clear()
    this.early.clear()
  }
}
