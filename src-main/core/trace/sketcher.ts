import { withRoom } from '../kernel/with-room'
import { mostChangesOf, mostStepsOf } from './chunk-size'
import type { FigureSeries } from './figure-series'
import type { Recorder } from './recorder'
import { figureSlotsOf, type ChunkSketch } from './sketch'
import { SketchTally } from './sketch-tally'
import type { StateLayout } from './trace'
import type { Writer } from './writer'

/**
 * Goes on where a recorder ends, and keeps of each chunk only the sketch: the chunks of a long run are made again when
 * they are looked at, so to write and copy their columns would be lost time. They end where those of a recorder do.
 */
export class Sketcher implements Writer {
  state: Int32Array
  changeTotal: number
  stepTotal: number
  private used: number
  private mostSteps: number
  private mostChanges: number
  private keyframe: Int32Array
  private turn = -1
  private readonly tally: SketchTally

  /** Continues after the last chunk of a recorder. The values at the ends of turns are put into `figures`. */
  constructor(
    layout: StateLayout,
    { state, slotCount, stepTotal, changeTotal }: Recorder,
    private readonly figures: FigureSeries,
  ) {
    this.state = state.slice()
    this.used = slotCount
    this.mostSteps = mostStepsOf(slotCount)
    this.mostChanges = mostChangesOf(slotCount)
    this.keyframe = state.slice(0, slotCount)
    this.stepTotal = stepTotal
    this.changeTotal = changeTotal
    this.tally = new SketchTally(state, figureSlotsOf(layout), stepTotal)
  }

  beginStep(turn: number): void {
    if (turn !== this.turn) this.endTurn()
    this.turn = turn
    this.tally.beginStep(turn)
    this.stepTotal++
  }

  set(slot: number, value: number): void {
    if (slot >= this.used) this.growState(slot + 1)
    if (this.state[slot] === value) return
    this.state[slot] = value
    this.tally.change(slot, value)
    this.changeTotal++
  }

  emit({ code }: { readonly code: number }): void {
    this.tally.event(code)
  }

  /** True when the sketch should be taken before the next step. */
  isFull(): boolean {
    return this.tally.steps >= this.mostSteps || this.tally.changes >= this.mostChanges
  }

  /**
   * Hands over the steps since the last call, if there are any, with the state before them in an array that is used
   * again: what is kept of it has to be copied.
   */
  take(hand: (sketch: ChunkSketch, keyframe: Int32Array) => void): void {
    if (this.tally.steps === 0) return
    this.endTurn()
    hand(this.tally.take(), this.keyframe)
    if (this.keyframe.length < this.used) this.keyframe = this.state.slice(0, this.used)
    else this.keyframe.set(this.state.subarray(0, this.used))
  }

  /** Notes the values of the turn so far, which may go on. */
  private endTurn(): void {
    if (this.turn >= 0) this.figures.note(this.turn, this.tally.values)
  }

  private growState(needed: number): void {
    this.state = withRoom(this.state, needed)
    this.used = needed
    this.mostSteps = mostStepsOf(needed)
    this.mostChanges = mostChangesOf(needed)
  }
}
