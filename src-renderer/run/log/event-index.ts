import { eventAt } from '@core/trace/cursor'
import type { ChunkSource } from '@core/trace/book'
import type { TraceChunk, TraceEvent } from '@core/trace/trace'

/** One row of an event list. */
export interface ListedEvent {
  readonly event: TraceEvent
  /** The step of the event; the position just after it is `step + 1`. */
  readonly step: number
  readonly turn: number
  readonly phase: number
}

/**
 * The events of a run whose kinds are shown, in order and by row. Grows with the run: four bytes per chunk, counted
 * from the sketches; a chunk is read when one of its rows is requested.
 */
export class EventIndex {
  /** Number of events of each kind so far, shown or not. */
  readonly counts: number[]
  /** Number of rows so far. */
  length = 0
  private book: ChunkSource | null = null
  /** Number of rows before each chunk that was read. */
  private readonly firstRows: number[] = []
  /** Shown events of the chunk that was read last, by their number in it. */
  private latest = { chunk: null as TraceChunk | null, events: new Uint32Array(0) }

  /** `isShown` by event code. */
  constructor(private readonly isShown: readonly boolean[]) {
    this.counts = isShown.map(() => 0)
  }

  /** Counts the chunks that have arrived since the last call; always of the same run. */
  extend(book: ChunkSource): void {
    this.book = book
    while (this.firstRows.length < book.length) {
      const { eventCounts } = book.sketchAt(this.firstRows.length)
      this.firstRows.push(this.length)
      eventCounts.forEach((count, code) => {
        this.counts[code] = (this.counts[code] ?? 0) + count
        if (this.isShown[code]) this.length += count
      })
    }
  }

  /** The event in a row; throws after the last row, which is a bug. */
  at(row: number): ListedEvent {
    const { book } = this
    if (!book || row < 0 || row >= this.length) {
      throw new Error(`no event row ${row} of ${this.length}`)
    }
    const index = last(this.firstRows.length, (i) => this.firstRows[i]! <= row)
    const chunk = book.chunkAt(index)
    const event = this.shownIn(chunk)[row - this.firstRows[index]!]!
    const step = last(chunk.stepCount, (i) => chunk.eventStart[i]! <= event)
    return {
      event: eventAt(chunk, event),
      step: chunk.firstStep + step,
      turn: chunk.turn[step]!,
      phase: chunk.phase[step]!,
    }
  }

  /** First row of a step or, if it has none, of the steps after it. */
  firstRowFrom(step: number): number {
    const { book } = this
    const read = this.firstRows.length
    if (!book || read === 0) return 0
    const index = Math.min(book.indexOf(step), read - 1)
    const { firstStep, stepCount } = book.sketchAt(index)
    const firstRow = this.firstRows[index]!
    const end = this.firstRows[index + 1] ?? this.length
    if (step >= firstStep + stepCount) return end
    if (step <= firstStep || firstRow === end) return firstRow
    const chunk = book.chunkAt(index)
    const events = this.shownIn(chunk)
    const bound = chunk.eventStart[step - firstStep]!
    return firstRow + last(events.length, (i) => events[i]! < bound) + 1
  }

  private shownIn(chunk: TraceChunk): Uint32Array {
    if (this.latest.chunk === chunk) return this.latest.events
    const events = Uint32Array.from(chunk.eventCode.keys()).filter(
      (event) => this.isShown[chunk.eventCode[event]!],
    )
    this.latest = { chunk, events }
    return events
  }
}

/** The last of `count` indexes for which a falling condition is true, -1 if there is none. */
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
