import type { EventFacts } from '../game/module'
import type { ChunkSketch } from '../trace/book'
import type { TraceEvent } from '../trace/trace'

/** A change of an entity's place, or of the contents of a cell. */
export interface PlaceChange {
  /** -1: the contents of the cell have changed; `from` and `to` are then the same. */
  readonly entity: number
  /** Number of a cell; -1 if it was or is on none. */
  readonly from: number
  readonly to: number
}

/** A step as seen by watchers of a run; valid only during the call. */
export interface StepLook {
  /** The position just after it is `step + 1`. */
  readonly step: number
  readonly turn: number
  readonly phase: number
  readonly eventCount: number
  codeOf(index: number): number
  eventOf(index: number): TraceEvent
  /** The sentence and other facts of an event; made once for all watchers. */
  factsOf(index: number): EventFacts
  /** Empty unless a watcher of the run needs places. */
  readonly places: readonly PlaceChange[]
  /** The values of a slot before and after the step; null if the step did not change it. */
  changeOf(slot: number): { readonly before: number; readonly after: number } | null
  /** The value of a slot after the step. */
  valueOf(slot: number): number
}

/** Sees the steps of a run one after the other. */
export interface Watcher {
  /** Whether it needs changes of place, which cost more than everything else. */
  readonly seesPlaces: boolean
  /** False if a chunk does not concern it; its steps are then skipped. */
  mayConcern(sketch: ChunkSketch): boolean
  see(look: StepLook): void
  /** Sees all steps of a chunk by its sketch, if that tells enough of them; true if it has. Absent if it never does. */
  seeSketch?(sketch: ChunkSketch): boolean
}
