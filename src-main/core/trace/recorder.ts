import { withRoom } from '../kernel/with-room'
import { MIN_CHANGES, MIN_STEPS, mostChangesOf, mostStepsOf } from './chunk-size'
import { startState, type StateLayout, type TraceChunk } from './trace'

/** Steps in the first chunk, so that playback starts at once. */
export const FIRST_CHUNK_STEPS = 64

/** The arguments of an event by name. */
export type EventValues = Readonly<Record<string, number | boolean>>

/** How a kind of event is stored in a trace: its code, and the names of its arguments in order. */
export interface EventShape<Values extends EventValues = EventValues> {
  readonly code: number
  readonly args: readonly string[]
  /** Never present; only carries the type. */
  readonly values?: Values
}

/**
 * Holds the state of a run and records every change of it. An engine may change state only through `set`, so the trace
 * is complete by construction.
 */
export class Recorder {
  /** The current state. Read freely, never write; a `set` beyond its end replaces the array. */
  state: Int32Array
  /** State changes recorded since the start. */
  changeTotal = 0
  /** Steps begun since the start. */
  stepTotal: number

  private keyframe: Int32Array
  private used: number
  private mostSteps: number
  private steps = 0
  private changes = 0
  private events = 0
  private args = 0
  private changeStart = new Uint32Array(MIN_STEPS + 1)
  private eventStart = new Uint32Array(MIN_STEPS + 1)
  private turn = new Uint32Array(MIN_STEPS)
  private phase = new Uint8Array(MIN_STEPS)
  private slot = new Uint32Array(MIN_CHANGES)
  private before = new Int32Array(MIN_CHANGES)
  private after = new Int32Array(MIN_CHANGES)
  private eventCode = new Uint16Array(256)
  private argStart = new Uint32Array(257)
  private eventArgs = new Int32Array(1024)

  /** Starts from the layout's start state. */
  constructor(private readonly layout: StateLayout) {
    this.state = startState(layout)
    this.used = layout.slotCount
    this.mostSteps = mostStepsOf(this.used)
    this.stepTotal = 0
    this.keyframe = this.state.slice()
  }

  /** Continues from a known state after `firstStep` steps, in the same memory; what was recorded is forgotten. */
  restart(state: Int32Array, firstStep: number): void {
    this.used = Math.max(this.layout.slotCount, state.length)
    if (this.state.length < this.used) this.state = new Int32Array(this.used)
    this.state.fill(0, state.length)
    this.state.set(state)
    this.mostSteps = mostStepsOf(this.used)
    this.stepTotal = firstStep
    this.changeTotal = 0
    this.skip()
  }

  /** Slots of the state that are in use; it may be longer. */
  get slotCount(): number {
    return this.used
  }

  /** Begins the next step; all changes and events until the next call belong to it. */
  beginStep(turn: number, phase: number): void {
    const at = this.steps
    if (at === this.mostSteps) throw new Error('take() the full chunk before the next step')
    if (at === this.turn.length) this.growSteps()
    this.turn[at] = turn
    this.phase[at] = phase
    this.changeStart[at] = this.changes
    this.eventStart[at] = this.events
    this.steps = at + 1
    this.stepTotal++
  }

  /**
   * Sets a slot to a new value; slots past the end extend the state. Does nothing if the slot already has the value.
   */
  set(slot: number, value: number): void {
    if (slot >= this.used) this.growState(slot + 1)
    const held = this.state[slot]!
    if (held === value) return
    const at = this.changes
    if (at === this.slot.length) this.growChanges()
    this.slot[at] = slot
    this.before[at] = held
    this.after[at] = value
    this.state[slot] = value
    this.changes = at + 1
    this.changeTotal++
  }

  /** Records an event, booleans as 0 and 1. The shapes are in a table of events. */
  emit<Values extends EventValues>(shape: EventShape<Values>, values: NoInfer<Values>): void {
    const { code, args } = shape
    const at = this.events
    const first = this.args
    const end = first + args.length
    if (at === this.eventCode.length) this.growEvents()
    if (end > this.eventArgs.length) this.eventArgs = withRoom(this.eventArgs, end)
    this.eventCode[at] = code
    // The column converts booleans to 0 and 1 by itself, faster than any code of ours.
    const column = this.eventArgs as { [at: number]: number | boolean }
    let next = 0
    // Iterating over the given values is faster than looking each name up; nearly all are given in order.
    for (const name in values) {
      if (name !== args[next]) break
      column[first + next++] = values[name]!
    }
    for (; next < args.length; next++) column[first + next] = values[args[next]!]!
    this.args = end
    this.argStart[at + 1] = end
    this.events = at + 1
  }

  /** True when the chunk should be taken before the next step. */
  isFull(): boolean {
    const most = this.stepTotal <= FIRST_CHUNK_STEPS ? FIRST_CHUNK_STEPS : this.mostSteps
    return this.steps >= most || this.changes >= mostChangesOf(this.used)
  }

  /** Returns the steps since the last call as a chunk; null if there are none. */
  take(): TraceChunk | null {
    if (this.steps === 0) return null
    this.changeStart[this.steps] = this.changes
    this.eventStart[this.steps] = this.events
    const chunk: TraceChunk = {
      firstStep: this.stepTotal - this.steps,
      stepCount: this.steps,
      keyframe: this.keyframe,
      changeStart: this.changeStart.slice(0, this.steps + 1),
      slot: this.slot.slice(0, this.changes),
      before: this.before.slice(0, this.changes),
      after: this.after.slice(0, this.changes),
      eventStart: this.eventStart.slice(0, this.steps + 1),
      eventCode: this.eventCode.slice(0, this.events),
      argStart: this.argStart.slice(0, this.events + 1),
      eventArgs: this.eventArgs.slice(0, this.args),
      turn: this.turn.slice(0, this.steps),
      phase: this.phase.slice(0, this.steps),
    }
    this.keyframe = this.state.slice(0, this.used)
    this.empty()
    return chunk
  }

  /** Forgets the steps since the last call without allocating memory; the next chunk begins here. */
  skip(): void {
    const now = this.state.subarray(0, this.used)
    if (this.keyframe.length === this.used) this.keyframe.set(now)
    else this.keyframe = now.slice()
    this.empty()
  }

  private empty(): void {
    this.steps = 0
    this.changes = 0
    this.events = 0
    this.args = 0
  }

  private growSteps(): void {
    const size = this.turn.length * 2
    this.turn = withRoom(this.turn, size)
    this.phase = withRoom(this.phase, size)
    this.changeStart = withRoom(this.changeStart, size + 1)
    this.eventStart = withRoom(this.eventStart, size + 1)
  }

  private growEvents(): void {
    const size = this.eventCode.length * 2
    this.eventCode = withRoom(this.eventCode, size)
    this.argStart = withRoom(this.argStart, size + 1)
  }

  private growState(needed: number): void {
    this.state = withRoom(this.state, needed)
    this.used = needed
    this.mostSteps = mostStepsOf(needed)
  }

  private growChanges(): void {
    const size = this.slot.length * 2
    this.slot = withRoom(this.slot, size)
    this.before = withRoom(this.before, size)
    this.after = withRoom(this.after, size)
  }
}
