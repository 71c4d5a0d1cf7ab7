/** The multiple of the limit after which a run is ended, however long it has waited: nothing runs forever. */
const MOST = 20

/** Ends a run by real time, not counting the time in which it only waited for a processor. */
export class RunClock {
  private readonly began = performance.now()
  private timer: NodeJS.Timeout
  private readonly last: NodeJS.Timeout
  private isOver = false

  /** `limit`: ms; `waited`: for how many of them it has waited so far. */
  constructor(
    private readonly limit: number,
    private readonly waited: () => Promise<number>,
    private readonly onOver: () => void,
  ) {
    this.timer = setTimeout(() => void this.look(), limit)
    this.last = setTimeout(() => this.end(), limit * MOST)
  }

  /** Ms on the clock so far, those of waiting too. */
  get passed(): number {
    return performance.now() - this.began
  }

  /** Ends nothing from now on. */
  stop(): void {
    this.isOver = true
    clearTimeout(this.timer)
    clearTimeout(this.last)
  }

  private async look(): Promise<void> {
    const left = this.limit + (await this.waited()) - this.passed
    if (this.isOver) return
    if (left > 0) this.timer = setTimeout(() => void this.look(), Math.min(left, 2 ** 30))
    else this.end()
  }

  private end(): void {
    if (this.isOver) return
    this.stop()
    this.onOver()
  }
}
