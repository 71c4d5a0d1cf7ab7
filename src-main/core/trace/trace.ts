/** A range of equal records in the state, for instance the scores or the cells of the board. */
export interface SlotRange {
  readonly name: string
  /** First slot of the first record. */
  readonly first: number
  /** Number of records; for the growing range the number at the start. */
  readonly count: number
  /** Slots per record. */
  readonly stride: number
  /**
   * What its slots contain that is neither a place nor a figure, as a list entry: "hand of player 1"; one title for
   * each record, or one for all. Absent for auxiliary slots.
   */
  readonly title?: string | readonly string[]
}

/** A number worth a chart: a score, animals alive, points left. */
export interface Figure {
  readonly name: string
  readonly slot: number
  /** True for figures of another magnitude than the main ones: they get the chart's right-hand scale. */
  readonly isSecondary?: boolean
}

/** Names the numbered integer slots that make up the whole state of a run. */
export interface StateLayout {
  readonly ranges: readonly SlotRange[]
  /** Slots of all ranges at the start. The last range may grow beyond it; a new slot is 0. */
  readonly slotCount: number
  /** Values of the slots before the first step; absent: 0. */
  readonly start?: Int32Array
  readonly figures: readonly Figure[]
  /**
   * Names of all figures that levels of this game may have, in the order of a table's columns: those that this level
   * lacks are 0 there, so that the columns of two levels are the same. Absent: those of `figures`.
   */
  readonly columns?: readonly string[]
  /** Number of turns in the run, as far as the level determines it. */
  readonly turnCount: number
}

/** The state at the beginning of a run, in a new array. */
export function startState({
  start,
  slotCount,
}: Pick<StateLayout, 'start' | 'slotCount'>): Int32Array {
  return start ? start.slice() : new Int32Array(slotCount)
}

/** An event of a step, as integers; the game's table of events names them. */
export interface TraceEvent {
  /** Index into the engine's `eventKinds`. */
  readonly code: number
  /** One value for each argument of the kind. */
  readonly args: readonly number[]
}

/**
 * Consecutive steps by column. Going forward writes `after`, going backward writes `before` in reverse order, so a
 * step costs its own changes and nothing else. Step s of the chunk has changes changeStart[s] to changeStart[s + 1].
 */
export interface TraceChunk {
  /** Number of steps made before this chunk. */
  readonly firstStep: number
  readonly stepCount: number
  /** Whole state just before `firstStep`; slots beyond its end hold 0. */
  readonly keyframe: Int32Array
  readonly changeStart: Uint32Array
  readonly slot: Uint32Array
  readonly before: Int32Array
  readonly after: Int32Array
  readonly eventStart: Uint32Array
  readonly eventCode: Uint16Array
  /** Arguments of event i are those from argStart[i] to argStart[i + 1]. */
  readonly argStart: Uint32Array
  readonly eventArgs: Int32Array
  /** Turn of each step, from 0. */
  readonly turn: Uint32Array
  /** Phase of each step: index into the engine's `phases`. */
  readonly phase: Uint8Array
}

/** How a run ended. */
export type Outcome =
  | { readonly kind: 'finished' }
  /** A limit stopped the recording; the answer is still valid. */
  | { readonly kind: 'limit'; readonly what: 'steps' | 'changes'; readonly limit: number }
  | { readonly kind: 'cancelled' }
  /** A bug or a crash of the worker, reported as such. */
  | { readonly kind: 'failed'; readonly message: string }

export interface TraceLimits {
  readonly steps: number
  /** State changes over the whole run; 12 bytes each if all are kept. */
  readonly changes: number
}
