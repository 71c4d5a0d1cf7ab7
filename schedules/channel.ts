import type { Rng } from '@core/kernel/rng'
import type { Clock } from './clock'

/** A way on which nothing overtakes what was sent before it, and everything takes a while. */
export class Channel {
  private free = 0
  private isCut = false

  constructor(
    private readonly clock: Clock,
    private readonly rng: Rng,
    /** The longest that something is on its way, in ms. */
    private readonly longest: number,
  ) {}

  send(arrive: () => void): void {
    this.free = Math.max(this.free, this.clock.now + this.rng.below(this.longest + 1))
    this.clock.after(this.free - this.clock.now, () => {
      if (!this.isCut) arrive()
    })
  }

  /** Nothing arrives any more, as when the other side is gone. */
  cut(): void {
    this.isCut = true
  }
}
