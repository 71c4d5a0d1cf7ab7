import { withRoom } from '../kernel/with-room'
import { eventAt } from '../trace/cursor'
import type { TraceChunk, TraceEvent } from '../trace/trace'
import type { StepView } from './debugging'
import type { ReadingId } from '../trace/machine'

/** Takes two states through the steps of a run, chunk after chunk, so that each step can be seen from both sides. */
export class StepViews {
  private before: Int32Array = new Int32Array(0)
  private after: Int32Array = new Int32Array(0)

  /** `reading`: the rules by which the run was made. */
  constructor(private readonly reading: ReadingId | null) {}

  /** A step of a chunk by its number there; steps must be requested in order. Valid until the next call. */
  view(chunk: TraceChunk, at: number): StepView {
    if (at === 0) {
      this.before = chunk.keyframe.slice()
      this.after = chunk.keyframe.slice()
    } else this.before = changed(this.before, chunk, at - 1)
    this.after = changed(this.after, chunk, at)
    this.before = padded(this.before, this.after.length)
    const events: TraceEvent[] = []
    for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
      events.push(eventAt(chunk, row))
    }
    const [turn, phase] = [chunk.turn[at]!, chunk.phase[at]!]
    const { before, after, reading } = this
    return { before, after, turn, phase, events, reading }
  }
}

/** A state after the changes of a step; a new array if it had to grow. */
function changed(state: Int32Array, chunk: TraceChunk, at: number): Int32Array {
  let held = state
  for (let i = chunk.changeStart[at]!; i < chunk.changeStart[at + 1]!; i++) {
    const slot = chunk.slot[i]!
    if (slot >= held.length) held = withRoom(held, slot + 1)
    held[slot] = chunk.after[i]!
  }
  return held
}

/** A state of at least this length; slots beyond its end are 0. */
export function padded(state: Int32Array, length: number): Int32Array {
  if (state.length >= length) return state
  const longer = new Int32Array(length)
  longer.set(state)
  return longer
}
