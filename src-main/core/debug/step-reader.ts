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
  /** A separate copy. */
  readonly state: Int32Array
}

/** Views single steps of a run with its own cursor, independent of the playhead. */
export class StepReader {
  private readonly cursor: TraceCursor
  private held: { readonly step: number; readonly view: StepView } | null = null

  /** `reading`: the rules by which the run was made. */
  constructor(
    layout: StateLayout,
    book: TraceBook,
    private readonly reading: ReadingId | null = null,
  ) {
    this.cursor = new TraceCursor(layout, book)
  }

  /** The step from position `step` to `step + 1`; null beyond the recording. Valid until the next call. */
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

  /** The state at the start of a step's turn; null beyond the recording. */
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
