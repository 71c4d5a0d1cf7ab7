/** The way of the playhead as it is spoken: from where it was heard of last, and each place once. */
export class SpokenSteps {
  private isTold = false

  /** `from`: the position from which the first way leads. */
  constructor(private from: number) {}

  /** The playhead stands somewhere without stepping: the next way begins there. */
  standAt(step: number): void {
    this.from = step
    this.isTold = false
  }

  /** Where the way that leads to a position begins, which is heard now; null if it was heard already. */
  wayTo(step: number): number | null {
    const { from, isTold } = this
    this.from = step
    this.isTold = true
    return isTold && from === step ? null : from
  }
}
