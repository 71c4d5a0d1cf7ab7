import type { AnyGame } from '../game/any-game'
import type { EventFacts } from '../game/module'
import { eventAt } from '../trace/cursor'
import type { TraceChunk, TraceEvent } from '../trace/trace'
import type { StepLook } from './step-look'

/** The steps of one chunk, viewed one by one in order. */
export class ChunkLook implements StepLook {
  places: StepLook['places'] = []
  private at = 0
  private firstEvent = 0
  private lastEvent = 0
  private facts: (EventFacts | undefined)[] = []
  /** By slot: its value after the changes before a row of the chunk. */
  private readonly values = new Map<number, { row: number; value: number }>()

  constructor(
    private readonly game: AnyGame,
    private readonly level: unknown,
    readonly chunk: TraceChunk,
  ) {
    this.moveTo(0)
  }

  /** Moves to the step `at` of the chunk. */
  moveTo(at: number): void {
    this.at = at
    this.firstEvent = this.chunk.eventStart[at] ?? 0
    this.lastEvent = this.chunk.eventStart[at + 1] ?? this.firstEvent
    if (this.facts.length > 0) this.facts = []
  }

  get step(): number {
    return this.chunk.firstStep + this.at
  }

  get turn(): number {
    return this.chunk.turn[this.at]!
  }

  get phase(): number {
    return this.chunk.phase[this.at]!
  }

  get eventCount(): number {
    return this.lastEvent - this.firstEvent
  }

  codeOf(index: number): number {
    return this.chunk.eventCode[this.firstEvent + index]!
  }

  eventOf(index: number): TraceEvent {
    return eventAt(this.chunk, this.firstEvent + index)
  }

  factsOf(index: number): EventFacts {
    return (this.facts[index] ??= this.game.describe(this.level, this.eventOf(index)))
  }

  valueOf(slot: number): number {
    const { chunk, at } = this
    const end = chunk.changeStart[at + 1]!
    let held = this.values.get(slot)
    if (!held || held.row > end) {
      held = { row: chunk.changeStart[0]!, value: chunk.keyframe[slot] ?? 0 }
      this.values.set(slot, held)
    }
    for (; held.row < end; held.row++) {
      if (chunk.slot[held.row] === slot) held.value = chunk.after[held.row]!
    }
    return held.value
  }

  changeOf(slot: number): { readonly before: number; readonly after: number } | null {
    const { chunk, at } = this
    let before: number | null = null
    let after = 0
    for (let i = chunk.changeStart[at]!; i < chunk.changeStart[at + 1]!; i++) {
      if (chunk.slot[i] !== slot) continue
      before ??= chunk.before[i]!
      after = chunk.after[i]!
    }
    return before === null ? null : { before, after }
  }
}
