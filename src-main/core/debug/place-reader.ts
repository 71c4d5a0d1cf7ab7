import { withRoom } from '../kernel/with-room'
import type { Whereabouts } from '../game/debugging'
import type { TraceChunk } from '../trace/trace'
import type { PlaceChange } from './step-look'

type ReadPlace = (state: Int32Array, slot: number) => Whereabouts | null

/** Finds out step by step which entities moved where; keeps its own copy of the state. */
export class PlaceReader {
  private state = new Int32Array(0)
  private readonly before = new Map<number, number>()
  private readonly after = new Map<number, number>()
  private slots: number[] = []
  private places: (Whereabouts | null)[] = []
  private values: number[] = []
  /** By slot: the last step that changed it, so that a slot set twice in a step is read once. */
  private stamps = new Uint32Array(0)
  private stamp = 0

  constructor(private readonly readPlace: ReadPlace) {}

  /** Starts before the first step of a chunk. */
  begin(chunk: TraceChunk): void {
    const { keyframe } = chunk
    if (keyframe.length > this.state.length) this.state = new Int32Array(keyframe.length)
    this.state.set(keyframe)
    this.state.fill(0, keyframe.length)
    this.grow(0)
  }

  /** Applies step `at` of the chunk, the one after the last one applied, and returns its changes of place. */
  make(chunk: TraceChunk, at: number): readonly PlaceChange[] {
    const from = chunk.changeStart[at]!
    const to = chunk.changeStart[at + 1]!
    const { slots, places, values, readPlace } = this
    slots.length = places.length = values.length = 0
    for (let i = from; i < to; i++) this.grow(chunk.slot[i]! + 1)
    const { state, stamps } = this
    const stamp = ++this.stamp
    for (let i = from; i < to; i++) {
      const slot = chunk.slot[i]!
      if (stamps[slot] === stamp) continue
      stamps[slot] = stamp
      slots.push(slot)
      places.push(readPlace(state, slot))
      values.push(state[slot]!)
    }
    for (let i = from; i < to; i++) state[chunk.slot[i]!] = chunk.after[i]!
    return this.compare(slots, places, values)
  }

  private compare(
    slots: readonly number[],
    places: readonly (Whereabouts | null)[],
    values: readonly number[],
  ): readonly PlaceChange[] {
    const { state, before, after, readPlace } = this
    const changes: PlaceChange[] = []
    before.clear()
    after.clear()
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!
      const old = places[i]!
      const now = readPlace(state, slot)
      if (old && now && old.entity === now.entity && now.entity >= 0) {
        if (old.cell !== now.cell)
          changes.push({ entity: now.entity, from: old.cell, to: now.cell })
        continue
      }
      if (old && old.entity >= 0) before.set(old.entity, old.cell)
      if (now && now.entity >= 0) after.set(now.entity, now.cell)
      if (values[i] === state[slot]) continue
      if (old?.entity === -1) note(changes, old.cell)
      if (now?.entity === -1 && now.cell !== old?.cell) note(changes, now.cell)
    }
    for (const [entity, from] of before) {
      const to = after.get(entity) ?? -1
      if (from !== to) changes.push({ entity, from, to })
    }
    for (const [entity, to] of after) {
      if (to !== -1 && !before.has(entity)) changes.push({ entity, from: -1, to })
    }
    return changes
  }

  private grow(needed: number): void {
    this.state = withRoom(this.state, needed)
    if (this.stamps.length < this.state.length) this.stamps = new Uint32Array(this.state.length)
  }
}

function note(changes: PlaceChange[], cell: number): void {
  if (cell !== -1) changes.push({ entity: -1, from: cell, to: cell })
}
