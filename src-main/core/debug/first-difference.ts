import type { ChunkSource } from '../trace/book'
import type { StateLayout, TraceChunk } from '../trace/trace'
import { pairSlots, type SlotPairs } from './slot-pairs'

/** How two runs first differ. */
export type DifferenceKind =
  /** One of them has no further step. */
  | 'length'
  /** The step has another turn or phase. */
  | 'mark'
  /** The states after the step differ. */
  | 'state'
  /** Different events, or the same in another order. */
  | 'events'

export interface FirstDifference {
  /** Number of the step, from 0: the positions 0 to `step` are the same on both sides. */
  readonly step: number
  readonly kind: DifferenceKind
}

/** One of two runs, as far as it is recorded. */
export interface ComparedRun {
  readonly book: ChunkSource
  /** True when no further chunk will come. */
  readonly isEnded: boolean
}

/**
 * Searches for the first step in which two runs differ, chunk by chunk, while they may still grow. A step is the same
 * on both sides if it has the same turn and phase, the same events in the same order, and the same changes of the
 * state: the same paired slots (`pairSlots`) to the same values, and no unpaired one; a change that is undone within
 * its step, or a value written twice, does not count. Things that the levels place differently count from the step that
 * moves them.
 */
export class DifferenceSearch {
  /** Number of steps known to be the same on both sides. */
  same = 0
  found: FirstDifference | null = null
  /** True if both runs are known to their ends, or a difference was found. */
  isOver = false
  private readonly pairs: SlotPairs

  constructor(left: StateLayout, right: StateLayout) {
    this.pairs = pairSlots(left, right)
  }

  /** Continues over the recorded steps, at most `most`; true if more can be compared immediately. */
  extend(left: ComparedRun, right: ComparedRun, most = Infinity): boolean {
    if (this.isOver) return false
    const both = Math.min(left.book.stepCount, right.book.stepCount)
    const end = Math.min(both, this.same + most)
    // Held for this call only: a book may drop its chunks at any time.
    let a: TraceChunk | null = null
    let b: TraceChunk | null = null
    for (; this.same < end; this.same++) {
      if (!a || this.same >= a.firstStep + a.stepCount) a = chunkWith(left.book, this.same)
      if (!b || this.same >= b.firstStep + b.stepCount) b = chunkWith(right.book, this.same)
      const kind = this.kindAt(a, b, this.same)
      if (kind) return this.finish(kind)
    }
    if (this.same < both) return true
    const isLeftOver = left.isEnded && left.book.stepCount === both
    const isRightOver = right.isEnded && right.book.stepCount === both
    if (isLeftOver && isRightOver) this.isOver = true
    else if (isLeftOver && right.book.stepCount > both) this.finish('length')
    else if (isRightOver && left.book.stepCount > both) this.finish('length')
    return false
  }

  private finish(kind: DifferenceKind): false {
    this.found = { step: this.same, kind }
    this.isOver = true
    return false
  }

  private kindAt(a: TraceChunk, b: TraceChunk, step: number): DifferenceKind | null {
    const i = step - a.firstStep
    const j = step - b.firstStep
    if (a.turn[i] !== b.turn[j] || a.phase[i] !== b.phase[j]) return 'mark'
    if (!hasSameChanges(a, i, b, j, this.pairs)) return 'state'
    return hasSameEvents(a, i, b, j) ? null : 'events'
  }
}

function chunkWith(book: ChunkSource, step: number): TraceChunk {
  return book.chunkAt(book.indexOf(step))
}

/** Whether two steps that begin in the same state end in the same state. */
function hasSameChanges(
  a: TraceChunk,
  i: number,
  b: TraceChunk,
  j: number,
  pairs: SlotPairs,
): boolean {
  const from = a.changeStart[i]!
  const count = a.changeStart[i + 1]! - from
  const first = b.changeStart[j]!
  if (pairs.isSame && count === b.changeStart[j + 1]! - first) {
    let at = 0
    while (
      at < count &&
      a.slot[from + at] === b.slot[first + at] &&
      a.after[from + at] === b.after[first + at]
    ) {
      at++
    }
    if (at === count) return true
  }
  const left = netChanges(a, i)
  const right = netChanges(b, j)
  for (const [slot, value] of left) {
    const paired = pairs.toRight(slot)
    if (paired < 0 || right.get(paired) !== value) return false
  }
  for (const slot of right.keys()) {
    const paired = pairs.toLeft(slot)
    if (paired < 0 || !left.has(paired)) return false
  }
  return true
}

/** The net changes of a step, by slot. */
function netChanges(chunk: TraceChunk, at: number): Map<number, number> {
  const before = new Map<number, number>()
  const after = new Map<number, number>()
  for (let row = chunk.changeStart[at]!; row < chunk.changeStart[at + 1]!; row++) {
    const slot = chunk.slot[row]!
    if (!before.has(slot)) before.set(slot, chunk.before[row]!)
    after.set(slot, chunk.after[row]!)
  }
  for (const [slot, value] of before) if (after.get(slot) === value) after.delete(slot)
  return after
}

function hasSameEvents(a: TraceChunk, i: number, b: TraceChunk, j: number): boolean {
  const from = a.eventStart[i]!
  const count = a.eventStart[i + 1]! - from
  const first = b.eventStart[j]!
  if (count !== b.eventStart[j + 1]! - first) return false
  for (let at = 0; at < count; at++) {
    if (a.eventCode[from + at] !== b.eventCode[first + at]) return false
  }
  // Events of the same kind have the same number of arguments.
  const argsFrom = a.argStart[from]!
  const argsCount = a.argStart[from + count]! - argsFrom
  const argsFirst = b.argStart[first]!
  for (let at = 0; at < argsCount; at++) {
    if (a.eventArgs[argsFrom + at] !== b.eventArgs[argsFirst + at]) return false
  }
  return true
}
