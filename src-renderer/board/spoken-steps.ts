/** Tracks which steps have been announced, so that each position is announced once, from the last announced one on. */
export class SpokenSteps {
  private isTold = false

  /** `from`: the position where the first stretch of steps begins. */
  constructor(private from: number) {}

  /** The playhead was placed without stepping: the next stretch begins here. */
  standAt(step: number): void {
    this.from = step
    this.isTold = false
  }

  /**
   * The first position of the stretch that leads to `step`, which counts as announced from now on; null if it was
   * announced before.
   */
  wayTo(step: number): number | null {
    const { from, isTold } = this
    this.from = step
    this.isTold = true
    return isTold && from === step ? null : from
  }
}
