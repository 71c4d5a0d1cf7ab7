/** What the fuzzing thread gets to do. */
export interface FuzzOrder {
  /** Repository folder. */
  readonly root: string
  readonly minutes: number
  readonly seed: number
  /** Targets by id; empty for all. */
  readonly only: readonly string[]
  /** Inputs tried, number of the target, letters of the input: shared, so that a hang can be noticed. */
  readonly beat: SharedArrayBuffer
  /** The input being tried. */
  readonly letters: SharedArrayBuffer
}

/** What it tells every minute and at the end. */
export interface FuzzReport {
  readonly isEnd: boolean
  readonly targets: readonly {
    readonly id: string
    /** Inputs. */
    readonly tried: number
    /** Inputs that reached something new. */
    readonly kept: number
    /** Longest time that an input took, in ms. */
    readonly slowest: number
    /** Faults in words. */
    readonly found: readonly string[]
  }[]
}
