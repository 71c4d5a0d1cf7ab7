import { withRoom } from '../kernel/with-room'
import { TraceBook } from './book'
import { startState, type StateLayout, type TraceChunk, type TraceEvent } from './trace'

const NOTHING_SLOTS = new Uint32Array(0)
const NOTHING_VALUES = new Int32Array(0)

/** Turn and phase of a step. */
export interface StepMark {
  readonly turn: number
  readonly phase: number
}

/** A position in a recorded run: 0 before the first step, n after n steps. Chunks may be added while it is in use. */
export class TraceCursor {
  /** The whole state at `step`; replaced by a new array after growth. */
  state: Int32Array
  /** Slots changed by the last step before the position, and their values before it. */
  touched: Uint32Array = NOTHING_SLOTS
  before: Int32Array = NOTHING_VALUES
  /** Steps made before this position. */
  step = 0

  /** `book` holds the run's chunks; several cursors may read one book. */
  constructor(
    readonly layout: StateLayout,
    readonly book: TraceBook = new TraceBook(),
  ) {
    this.state = startState(layout)
    if (book.length > 0) this.load(book.chunkAt(0).keyframe)
  }

  /** Steps recorded so far. */
  get stepCount(): number {
    return this.book.stepCount
  }

  /** Turn of the last step recorded so far, 0 if there is none. */
  get lastTurn(): number {
    return this.book.length === 0 ? 0 : this.book.sketchAt(this.book.length - 1).lastTurn
  }

  /** Appends the next chunk of the same run to the book. */
  append(chunk: TraceChunk): void {
    this.book.append(chunk)
    if (this.book.length === 1) this.load(chunk.keyframe)
  }

  /** Goes one step forward; false at the end of the recording. */
  forward(): boolean {
    if (this.step >= this.stepCount) return false
    const chunk = this.chunkOf(this.step)
    const at = this.step - chunk.firstStep
    const from = chunk.changeStart[at]!
    const to = chunk.changeStart[at + 1]!
    const { slot, after } = chunk
    for (let i = from; i < to; i++) {
      const s = slot[i]!
      if (s >= this.state.length) this.state = withRoom(this.state, s + 1)
      this.state[s] = after[i]!
    }
    this.step++
    this.touched = slot.subarray(from, to)
    this.before = chunk.before.subarray(from, to)
    return true
  }

  /** Goes one step back; false at the start. */
  backward(): boolean {
    if (this.step === 0) return false
    this.undoStep()
    this.markTouched()
    return true
  }

  /** Goes to a position, clamped to the recording. Costs at most one chunk of steps. */
  seek(step: number): void {
    const target = Math.max(0, Math.min(step, this.stepCount))
    const distance = Math.abs(target - this.step)
    if (distance > 8 && this.book.length > 0) {
      const chunk = this.chunkOf(Math.min(target, this.stepCount - 1))
      const isNear = this.step >= chunk.firstStep && distance <= target - chunk.firstStep
      if (!isNear) {
        this.load(chunk.keyframe)
        this.step = chunk.firstStep
      }
    }
    while (this.step < target) this.forward()
    while (this.step > target) this.undoStep()
    this.markTouched()
  }

  /** Turn and phase of the step from position `step` to `step + 1`; null beyond the recording. */
  markOf(step: number): StepMark | null {
    if (step < 0 || step >= this.stepCount) return null
    const chunk = this.chunkOf(step)
    const at = step - chunk.firstStep
    return { turn: chunk.turn[at]!, phase: chunk.phase[at]! }
  }

  /** Events of the step from position `step` to `step + 1`. */
  eventsOf(step: number): TraceEvent[] {
    if (step < 0 || step >= this.stepCount) return []
    const chunk = this.chunkOf(step)
    const at = step - chunk.firstStep
    const events: TraceEvent[] = []
    for (let i = chunk.eventStart[at]!; i < chunk.eventStart[at + 1]!; i++)
      events.push(eventAt(chunk, i))
    return events
  }

  /** Position just before the first step of `turn` or a later turn; the end if there is none. */
  startOfTurn(turn: number): number {
    const { book } = this
    const index = firstOf(book.length, (i) => book.sketchAt(i).lastTurn >= turn)
    if (index === book.length) return this.stepCount
    const { firstStep, firstTurn } = book.sketchAt(index)
    if (firstTurn >= turn) return firstStep
    const chunk = book.chunkAt(index)
    return firstStep + firstOf(chunk.stepCount, (at) => chunk.turn[at]! >= turn)
  }

  private undoStep(): void {
    const chunk = this.chunkOf(this.step - 1)
    const at = this.step - 1 - chunk.firstStep
    for (let i = chunk.changeStart[at + 1]! - 1; i >= chunk.changeStart[at]!; i--) {
      this.state[chunk.slot[i]!] = chunk.before[i]!
    }
    this.step--
  }

  private markTouched(): void {
    this.touched = NOTHING_SLOTS
    this.before = NOTHING_VALUES
    if (this.step === 0) return
    const chunk = this.chunkOf(this.step - 1)
    const at = this.step - 1 - chunk.firstStep
    this.touched = chunk.slot.subarray(chunk.changeStart[at], chunk.changeStart[at + 1])
    this.before = chunk.before.subarray(chunk.changeStart[at], chunk.changeStart[at + 1])
  }

  private load(keyframe: Int32Array): void {
    if (keyframe.length > this.state.length) this.state = new Int32Array(keyframe.length)
    this.state.set(keyframe)
    this.state.fill(0, keyframe.length)
  }

  private chunkOf(step: number): TraceChunk {
    return this.book.chunkAt(this.book.indexOf(step))
  }
}

/**
 * The first of `count` numbers for which a condition is true, if it stays true for all later ones; `count` if there is
 * none.
 */
function firstOf(count: number, holds: (index: number) => boolean): number {
  let lo = 0
  let hi = count
  while (lo < hi) {
    const mid = (lo + hi) >> 1
    if (holds(mid)) hi = mid
    else lo = mid + 1
  }
  return lo
}

/** The event in row `index` of a chunk's event columns. */
export function eventAt(chunk: TraceChunk, index: number): TraceEvent {
  const args: number[] = []
  for (let i = chunk.argStart[index]!; i < chunk.argStart[index + 1]!; i++) {
    args.push(chunk.eventArgs[i]!)
  }
  return { code: chunk.eventCode[index]!, args }
}
