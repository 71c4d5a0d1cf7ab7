import type { TraceEvent } from '../trace/trace'
import type { Placed } from './placed'
import type { ReadingId } from '../trace/machine'

/** The place on the board that a slot of the state refers to. */
export interface Whereabouts {
  /**
   * The entity whose place the slot contains (numbered as in `EventFacts.entity`); -1 if it contains the contents of
   * the cell.
   */
  readonly entity: number
  /** Number of the cell, through all pages; -1 if it is off the board or gone. */
  readonly cell: number
}

/** One step of a run, seen from both sides. Neither state may be changed or kept. */
export interface StepView {
  readonly before: Int32Array
  readonly after: Int32Array
  readonly turn: number
  /** Index into the engine's `phases`. */
  readonly phase: number
  readonly events: readonly TraceEvent[]
  /** The misreading by which the run was made; null: the official rules. Explanations must be true under it. */
  readonly reading: ReadingId | null
}

/** Why something happened, or why nothing did. */
export interface Explanation {
  /** Rule id that decided it. */
  readonly rule: string
  /** The reasons in whole sentences, the deciding one first: "The cat from door 1 moved from (1,2) to (2,2)." */
  readonly facts: readonly string[]
  /** Cells that the facts mention, the main one first. */
  readonly cells: readonly number[]
}

/** The reasons for an event or a cell. */
export interface Grounds {
  /** Whole sentences, the deciding one first. */
  readonly facts: readonly string[]
  /** Cells that they mention in addition to those of the event or the cell in question; absent: none. */
  readonly cells?: readonly number[]
}

/** The debugger's needs beyond events: who is where, and why. */
export interface Debugging<Level> {
  /**
   * Reads the places of entities from single slots. The outer call prepares whatever depends only on the level, so that
   * the inner one is cheap enough for every change of a long run. Null for slots that do not refer to the board.
   */
  whereabouts(level: Level): (state: Int32Array, slot: number) => Whereabouts | null
  /** Entities that are on a cell, in the order in which `cellContents` names them. */
  entitiesOn(level: Level, state: Int32Array, cell: number): readonly number[]
  /** An entity by its number, the same over its whole life: "Mouse 3 of door 1". Sentence case, no full stop. */
  entityTitle(level: Level, entity: number): string
  /**
   * Everything that has a place in a state, including things that are not entities; in an order that does not depend on
   * how the state stores them.
   */
  placed(level: Level, state: Int32Array): readonly Placed[]
  /** The reasons for an event of this step. A refused move is an event like any other. */
  whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation
  /** The reasons for a cell's contents after this step; if nothing changed, what would have had to be different. */
  whyCell(level: Level, step: StepView, cell: number): Explanation
}
