import type { StepView } from '../game/debugging'
import { padded } from '../game/step-views'
import type { ReadingId } from '../trace/machine'
import type { TraceBook } from '../trace/book'
import { TraceCursor } from '../trace/cursor'
import type { StateLayout } from '../trace/trace'

/** The state just before the first step of a turn. */
export interface TurnStart {
  readonly turn: number
  /** Steps made before the turn. */
  readonly firstStep: number
  /** A copy of its own. */
  readonly state: Int32Array
}

/** Looks at single steps of a run by a cursor of its own, so that the playhead's stays where it is. */
export class StepReader {
  private readonly cursor: TraceCursor
  private held: { readonly step: number; readonly view: StepView } | null = null

  /** `reading`: by which the run of the book was made. */
  constructor(
    layout: StateLayout,
    book: TraceBook,
    private readonly reading: ReadingId | null = null,
  ) {
    this.cursor = new TraceCursor(layout, book)
  }

  /** The step from position `step` to `step + 1`; null beyond what is recorded. Good until the next call. */
  view(step: number): StepView | null {
    if (this.held?.step === step) return this.held.view
    const { cursor } = this
    const mark = cursor.markOf(step)
    if (!mark) return null
    cursor.seek(step)
    const before = cursor.state.slice()
    cursor.forward()
    const after = cursor.state
    const view: StepView = {
      before: padded(before, after.length),
      after,
      turn: mark.turn,
      phase: mark.phase,
      events: cursor.eventsOf(step),
      reading: this.reading,
    }
    this.held = { step, view }
    return view
  }

  /** Where the turn of a step begins; null beyond what is recorded. */
  turnStart(step: number): TurnStart | null {
    const { cursor } = this
    const mark = cursor.markOf(step)
    if (!mark) return null
    this.held = null
    const firstStep = cursor.startOfTurn(mark.turn)
    cursor.seek(firstStep)
    return { turn: mark.turn, firstStep, state: cursor.state.slice() }
  }
}
