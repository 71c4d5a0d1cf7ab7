import { eventAt } from '@core/trace/cursor'
import type { ChunkSource } from '@core/trace/book'
import type { TraceChunk, TraceEvent } from '@core/trace/trace'

/** The rows of one chunk: numbers of its events that are shown. */
interface ChunkRows {
  readonly chunk: TraceChunk
  /** Rows of the chunks before. */
  readonly firstRow: number
  readonly events: Uint32Array
}

/** One row of an event list. */
export interface EventRow {
  readonly event: TraceEvent
  /** The step it happened in; the position just after it is `step + 1`. */
  readonly step: number
  readonly turn: number
  readonly phase: number
}

/**
 * The events of a run whose kinds are shown, in order and by row. Grows with the run: four bytes an event, found by
 * halving.
 */
export class EventIndex {
  /** Events of each kind so far, shown or not. */
  readonly counts: number[]
  /** Rows so far. */
  length = 0
  private readonly parts: ChunkRows[] = []
  private chunksRead = 0

  /** `isShown` by event code. */
  constructor(private readonly isShown: readonly boolean[]) {
    this.counts = isShown.map(() => 0)
  }

  /** Reads the chunks that came since the last call. */
  extend(book: ChunkSource): void {
    for (; this.chunksRead < book.length; this.chunksRead++) {
      this.read(book.chunkAt(this.chunksRead))
    }
  }

  /** The event in a row; throws beyond the last, which is a bug. */
  at(row: number): EventRow {
    const part = this.parts[last(this.parts.length, (i) => this.parts[i]!.firstRow <= row)]
    const index = part?.events[row - part.firstRow]
    if (!part || index === undefined) throw new Error(`no event row ${row} of ${this.length}`)
    const { chunk } = part
    const step = last(chunk.stepCount, (i) => chunk.eventStart[i]! <= index)
    return {
      event: eventAt(chunk, index),
      step: chunk.firstStep + step,
      turn: chunk.turn[step]!,
      phase: chunk.phase[step]!,
    }
  }

  /** First row of a step or, when it has none, of the steps after it. */
  firstRowFrom(step: number): number {
    const part = this.parts[last(this.parts.length, (i) => this.parts[i]!.chunk.firstStep <= step)]
    if (!part) return 0
    const { chunk, events, firstRow } = part
    const at = step - chunk.firstStep
    if (at >= chunk.stepCount) return firstRow + events.length
    const bound = chunk.eventStart[at]!
    return firstRow + last(events.length, (i) => events[i]! < bound) + 1
  }

  private read(chunk: TraceChunk): void {
    const total = chunk.eventCode.length
    const rows = new Uint32Array(total)
    let used = 0
    for (let i = 0; i < total; i++) {
      const code = chunk.eventCode[i]!
      this.counts[code] = (this.counts[code] ?? 0) + 1
      if (this.isShown[code]) rows[used++] = i
    }
    if (used === 0) return
    const events = used === total ? rows : rows.slice(0, used)
    this.parts.push({ chunk, firstRow: this.length, events })
    this.length += used
  }
}

/** The last of `count` numbers that a falling condition holds for, -1 when there is none. */
function last(count: number, holds: (index: number) => boolean): number {
  let lo = -1
  let hi = count - 1
  while (lo < hi) {
    const mid = (lo + hi + 1) >> 1
    if (holds(mid)) lo = mid
    else hi = mid - 1
  }
  return lo
}
