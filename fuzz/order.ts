/** What the fuzzing thread is told. */
export interface FuzzOrder {
  /** Repository folder. */
  readonly root: string
  readonly minutes: number
  readonly seed: number
  /** Targets by id; empty for all. */
  readonly only: readonly string[]
  /** Inputs tried, number of the target, letters of the input: shared, so that a hang can be told. */
  readonly beat: SharedArrayBuffer
  /** The input being tried. */
  readonly letters: SharedArrayBuffer
}

/** What it tells at the end, by target. */
export type FuzzReport = readonly {
  readonly id: string
  readonly tried: number
  readonly kept: number
  readonly found: readonly string[]
}[]
