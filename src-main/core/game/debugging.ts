import type { TraceEvent } from '../trace/trace'
import type { Placed } from './placed'
import type { ReadingId } from '../trace/machine'

/** What a slot of the state says about the board. */
export interface Whereabouts {
  /** The entity whose place the slot holds (numbered as in `EventFacts.entity`); -1 when it holds what lies on the cell. */
  readonly entity: number
  /** Number of the cell, through all pages; -1 when it is off the board or gone. */
  readonly cell: number
}

/** One step of a run, looked at from both sides. Neither state may be written or kept. */
export interface StepView {
  readonly before: Int32Array
  readonly after: Int32Array
  readonly turn: number
  /** Index into the engine's `phases`. */
  readonly phase: number
  readonly events: readonly TraceEvent[]
  /** The misreading by which the run was made; null: the official rules. What is said of the step is true under it. */
  readonly reading: ReadingId | null
}

/** Why something happened, or why nothing did. */
export interface Explanation {
  /** Rule id that decided it. */
  readonly rule: string
  /** What made it so, in whole sentences, the deciding one first: "The cat from door 1 moved from (1,2) to (2,2)." */
  readonly facts: readonly string[]
  /** Cells that the facts speak of, the main one first. */
  readonly cells: readonly number[]
}

/** What an event or a cell rests on. */
export interface Grounds {
  /** Whole sentences, the deciding one first. */
  readonly facts: readonly string[]
  /** Cells that they name beyond those of the event or the one asked for; absent: none. */
  readonly cells?: readonly number[]
}

/** What the debugger asks of a game beyond its events: who is where, and why. */
export interface Debugging<Level> {
  /**
   * Reads the places of entities off single slots. The outer call prepares what depends only on the level, so that the
   * inner one is cheap enough for every change of a long run. Null for slots that say nothing about the board.
   */
  whereabouts(level: Level): (state: Int32Array, slot: number) => Whereabouts | null
  /** Entities that are on a cell, in the order in which `cellContents` names them. */
  entitiesOn(level: Level, state: Int32Array, cell: number): readonly number[]
  /** An entity by its number, the same over its whole life: "Mouse 3 of door 1". Sentence case, no full stop. */
  entityTitle(level: Level, entity: number): string
  /** Everything that has a place in a state, also what is no entity; in an order that does not depend on how it is kept. */
  placed(level: Level, state: Int32Array): readonly Placed[]
  /** What made an event of this step happen as it did. A refused move is an event like any other. */
  whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation
  /** What made a cell come out of this step as it did; where nothing changed, what would have had to be different. */
  whyCell(level: Level, step: StepView, cell: number): Explanation
}
