import type { ChunkSource } from '@core/trace/book'
import type { TraceChunk } from '@core/trace/trace'

/** Number of bins for a whole run; about two for each pixel of a wide window. */
const BINS = 2048
/** Up to this number of chunks counts are exact, because that takes no more time than a frame has. */
export const EXACT_CHUNKS = 8
/** Runs with more chunks are not refined, because a chunk is only a few bins wide then. */
const REFINED_CHUNKS = 128

/** Numbers of events by kind in a part of a run, in columns of equally many steps. */
export interface DensityColumns {
  /** The first step of the first column; a multiple of `width`. */
  readonly first: number
  /** Steps per column. */
  readonly width: number
  /** Number of columns. */
  readonly length: number
  /** Number of events of a kind in a column: counts[kind * length + column]. */
  readonly counts: Uint32Array
}

/**
 * The number of events of each kind over time, however long the run is: a fixed number of bins, which double their
 * width as the run grows. Sums are exact for every kind; within a chunk events count as evenly spread over its steps
 * until the chunk is refined.
 */
export class EventDensity {
  /** Number of events of each kind so far. */
  readonly totals: Uint32Array
  private width = 1
  private chunksRead = 0
  private chunksRefined = 0
  private readonly bins: Uint32Array

  constructor(private readonly kinds: number) {
    this.totals = new Uint32Array(kinds)
    this.bins = new Uint32Array(kinds * BINS)
  }

  /** Reads the chunks that have arrived since the last call. */
  extend(book: ChunkSource): void {
    for (; this.chunksRead < book.length; this.chunksRead++) {
      const index = this.chunksRead
      const { firstStep, stepCount, eventCounts } = book.sketchAt(index)
      while (firstStep + stepCount > BINS * this.width) this.widen()
      eventCounts.forEach((count, kind) => (this.totals[kind] = this.totals[kind]! + count))
      spreadChunk(book, index, this.allBins())
    }
  }

  /** Counts the next chunk step by step; returns true while there are more chunks worth that time. */
  refine(book: ChunkSource): boolean {
    if (this.chunksRefined >= this.chunksRead || this.chunksRead > REFINED_CHUNKS) return false
    const index = this.chunksRefined++
    spreadChunk(book, index, this.allBins(), -1)
    countChunk(book.chunkAt(index), this.allBins())
    return this.chunksRefined < this.chunksRead
  }

  /**
   * The part from step `from` to step `to` (exclusive) in columns of at least `steps` steps, which are wider if nothing
   * finer is known. Exact if the part lies in few chunks; `book` is the one that was read.
   */
  columns(book: ChunkSource, from: number, to: number, steps: number): DensityColumns {
    let width = 1
    while (width < steps) width *= 2
    const firstChunk = book.indexOf(Math.max(0, Math.floor(from)))
    const lastChunk = book.indexOf(Math.max(0, Math.ceil(to) - 1))
    const chunks = lastChunk - firstChunk + 1
    const isFew = chunks <= EXACT_CHUNKS
    if (!isFew && width < this.width && (to - from) / chunks >= this.width) width = this.width
    const first = Math.floor(Math.max(0, from) / width) * width
    const length = Math.max(0, Math.ceil((Math.min(to, book.stepCount) - first) / width))
    const into = { first, width, length, counts: new Uint32Array(this.kinds * length) }
    if (length === 0) return into
    if (!isFew && width >= this.width) {
      this.gather(into)
      return into
    }
    // The last column may extend beyond the part; it is counted to its end.
    const end = book.indexOf(Math.min(book.stepCount, first + length * width) - 1)
    for (let index = book.indexOf(first); index <= end; index++) {
      if (isFew) countChunk(book.chunkAt(index), into)
      else spreadChunk(book, index, into)
    }
    return into
  }

  private allBins(): DensityColumns {
    return { first: 0, width: this.width, length: BINS, counts: this.bins }
  }

  private gather({ first, width, length, counts }: DensityColumns): void {
    const each = width / this.width
    const firstBin = first / this.width
    for (let kind = 0; kind < this.kinds; kind++) {
      for (let i = 0; i < length * each && firstBin + i < BINS; i++) {
        const at = kind * length + Math.trunc(i / each)
        counts[at] = counts[at]! + this.bins[kind * BINS + firstBin + i]!
      }
    }
  }

  private widen(): void {
    this.width *= 2
    for (let kind = 0; kind < this.kinds; kind++) {
      const row = this.bins.subarray(kind * BINS, (kind + 1) * BINS)
      for (let i = 0; i < BINS / 2; i++) row[i] = row[2 * i]! + row[2 * i + 1]!
      row.fill(0, BINS / 2)
    }
  }
}

/** Adds the events of a chunk, each to the column of its step. */
function countChunk(chunk: TraceChunk, { first, width, length, counts }: DensityColumns): void {
  for (let step = 0; step < chunk.stepCount; step++) {
    const column = Math.floor((chunk.firstStep + step - first) / width)
    if (column < 0 || column >= length) continue
    for (let i = chunk.eventStart[step]!; i < chunk.eventStart[step + 1]!; i++) {
      const at = chunk.eventCode[i]! * length + column
      counts[at] = counts[at]! + 1
    }
  }
}

/**
 * Adds (or subtracts) the events of a chunk as if they were evenly spread over its steps; whole numbers whose sum is
 * exact.
 */
function spreadChunk(
  book: ChunkSource,
  index: number,
  into: DensityColumns,
  sign: 1 | -1 = 1,
): void {
  const { firstStep, stepCount, eventCounts } = book.sketchAt(index)
  const { first, width, length, counts } = into
  const from = Math.max(0, Math.floor((firstStep - first) / width))
  const to = Math.min(length, Math.ceil((firstStep + stepCount - first) / width))
  eventCounts.forEach((total, kind) => {
    if (total === 0) return
    const before = (step: number): number =>
      Math.floor((total * Math.max(0, Math.min(stepCount, step - firstStep))) / stepCount)
    for (let column = from; column < to; column++) {
      const start = first + column * width
      const at = kind * length + column
      counts[at] = counts[at]! + sign * (before(start + width) - before(start))
    }
  })
}
