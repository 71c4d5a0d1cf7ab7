import type { EventFacts } from '../game/module'
import type { ChunkSketch } from '../trace/book'
import type { TraceEvent } from '../trace/trace'

/** A change of an entity's place, or of what lies on a cell. */
export interface PlaceChange {
  /** -1: what lies on the cell has changed; `from` and `to` are then the same. */
  readonly entity: number
  /** Number of a cell; -1 when it was or is on none. */
  readonly from: number
  readonly to: number
}

/** A step as those see it who watch a run; holds good only while it is being looked at. */
export interface StepLook {
  /** The position just after it is `step + 1`. */
  readonly step: number
  readonly turn: number
  readonly phase: number
  readonly eventCount: number
  codeOf(index: number): number
  eventOf(index: number): TraceEvent
  /** The sentence; made once, however many ask for it. */
  factsOf(index: number): EventFacts
  /** Empty unless a watcher of the run needs places. */
  readonly places: readonly PlaceChange[]
  /** What a slot held before the step and holds after it; null when the step did not change it. */
  changeOf(slot: number): { readonly before: number; readonly after: number } | null
  /** What a slot holds after the step. */
  valueOf(slot: number): number
}

/** Somebody who looks at the steps of a run one after the other. */
export interface Watcher {
  /** Whether places have to be followed for it, which costs more than all else. */
  readonly seesPlaces: boolean
  /** False when a chunk holds nothing for it; its steps are then not shown. */
  mayConcern(sketch: ChunkSketch): boolean
  see(look: StepLook): void
}
