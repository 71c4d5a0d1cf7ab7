import { withRoom } from '../kernel/with-room'
import type { ChunkSketch } from './sketch'
import type { TraceChunk } from './trace'

/** Kinds of events of which each has a bit of its own. */
const MOST_KINDS = 32

/** The bit of a kind of events in `stepKinds`; 0 if it has none. */
export function kindBit(code: number): number {
  return code >= 0 && code < MOST_KINDS ? 1 << code : 0
}

/** The summary of a chunk; `figureSlots` are the slots of the layout's figures, in order. */
export function sketchOf(chunk: TraceChunk, figureSlots: readonly number[] = []): ChunkSketch {
  const { changeStart, slot, after, eventStart, eventCode } = chunk
  const tally = new SketchTally(chunk.keyframe, figureSlots, chunk.firstStep)
  for (let step = 0; step < chunk.stepCount; step++) {
    tally.beginStep(chunk.turn[step]!)
    const changeEnd = changeStart[step + 1]!
    for (let i = changeStart[step]!; i < changeEnd; i++) tally.change(slot[i]!, after[i]!)
    const eventEnd = eventStart[step + 1]!
    for (let i = eventStart[step]!; i < eventEnd; i++) tally.event(eventCode[i]!)
  }
  return tally.take()
}

/** Counts what happens in the steps of a chunk after chunk, and makes their sketches of it. */
export class SketchTally {
  /** Steps and state changes since the last sketch. */
  steps = 0
  changes = 0
  /** The figures as they are now, in order. */
  readonly values: Int32Array

  private readonly lows: Int32Array
  private readonly highs: Int32Array
  private readonly leastSlot: number
  private readonly mostSlot: number
  private firstTurn = 0
  private lastTurn = 0
  private eventCounts: Uint32Array = new Uint32Array(MOST_KINDS)
  private stepKinds: Uint32Array = new Uint32Array(1024)

  /** Begins with a state that is `firstStep` steps into its run; `figureSlots` are the slots of the figures. */
  constructor(
    state: Int32Array,
    private readonly figureSlots: readonly number[],
    private firstStep: number,
  ) {
    this.values = Int32Array.from(figureSlots, (slot) => state[slot] ?? 0)
    this.lows = this.values.slice()
    this.highs = this.values.slice()
    this.leastSlot = Math.min(...figureSlots)
    this.mostSlot = Math.max(...figureSlots)
  }

  /** Begins the next step, to which what is counted until the next one belongs. */
  beginStep(turn: number): void {
    const at = this.steps
    if (at === 0) this.firstTurn = turn
    if (at === this.stepKinds.length) this.stepKinds = withRoom(this.stepKinds, at + 1)
    this.lastTurn = turn
    this.stepKinds[at] = 0
    this.steps = at + 1
  }

  change(slot: number, value: number): void {
    this.changes++
    // Nearly all changes are of other slots.
    if (slot >= this.leastSlot && slot <= this.mostSlot) this.changeFigure(slot, value)
  }

  event(code: number): void {
    if (code >= this.eventCounts.length) this.eventCounts = withRoom(this.eventCounts, code + 1)
    this.eventCounts[code]!++
    this.stepKinds[this.steps - 1]! |= kindBit(code)
  }

  /** The sketch of the steps since the last one; there must be at least one. */
  take(): ChunkSketch {
    const { firstStep, steps, changes, firstTurn, lastTurn } = this
    const kinds = this.eventCounts.findLastIndex((count) => count > 0) + 1
    const sketch: ChunkSketch = {
      firstStep,
      stepCount: steps,
      changeCount: changes,
      firstTurn,
      lastTurn,
      eventCounts: this.eventCounts.slice(0, kinds),
      stepKinds: this.stepKinds.slice(0, kinds <= MOST_KINDS ? steps : 0),
      figureLows: this.lows.slice(),
      figureHighs: this.highs.slice(),
    }
    this.firstStep += steps
    this.steps = 0
    this.changes = 0
    this.eventCounts.fill(0)
    this.lows.set(this.values)
    this.highs.set(this.values)
    return sketch
  }

  private changeFigure(slot: number, value: number): void {
    const figure = this.figureSlots.indexOf(slot)
    if (figure < 0) return
    this.values[figure] = value
    if (value < this.lows[figure]!) this.lows[figure] = value
    if (value > this.highs[figure]!) this.highs[figure] = value
  }
}
