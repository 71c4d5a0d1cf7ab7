import { ChunkCache } from './chunk-cache'
import type { ChunkMaker } from './chunk-maker'
import { KEYFRAME_BUDGET, Keyframes, type KeyframeBudget } from './keyframes'
import type { ChunkSketch } from './sketch'
import { sketchOf } from './sketch-tally'
import type { TraceChunk } from './trace'

export type { ChunkSketch } from './sketch'

/**
 * The chunks of a run by number, whether they are held or have to be made again. All readers of a run go through it,
 * one chunk at a time, and keep no chunk.
 */
export interface ChunkSource {
  /** Chunks so far. */
  readonly length: number
  /** Steps so far. */
  readonly stepCount: number
  sketchAt(index: number): ChunkSketch
  /**
   * The whole chunk, with its keyframe; may cost as much as playing its steps. Throws for a number after the last one,
   * which is a bug.
   */
  chunkAt(index: number): TraceChunk
  /**
   * The state before a chunk if it is at hand, which costs nothing; for the first chunk it always is. Must not be
   * changed.
   */
  stateBefore(index: number): Int32Array | undefined
  /**
   * Number of the chunk with the step from position `step` to `step + 1`; the last one for positions beyond the end.
   */
  indexOf(step: number): number
}

/** Memory that a book may use if it can make chunks again. */
export interface BookBudget {
  /** Bytes of whole chunks. */
  readonly chunks: number
  readonly keyframes: KeyframeBudget
}

/** Chunks before one that is jumped to that are kept as well: what is shown of a moment goes a little way back. */
const KEPT_BEFORE = 1

export const BOOK_BUDGET: BookBudget = { chunks: 4 * 2 ** 20, keyframes: KEYFRAME_BUDGET }

/**
 * The chunks of a run in order. With a maker, whole chunks and keyframes are kept only within a budget, and missing
 * ones are made again from the nearest keyframe; going through the run in either direction then makes each chunk about
 * once.
 */
export class TraceBook implements ChunkSource {
  stepCount = 0
  private readonly sketches: ChunkSketch[] = []
  private readonly cache: ChunkCache
  private readonly keyframes: Keyframes
  private latest = 0
  private lastMade = -1

  /** Without a maker every chunk is kept; `figureSlots` are the slots whose values the sketches record. */
  constructor(
    private readonly maker: ChunkMaker | null = null,
    budget: BookBudget = BOOK_BUDGET,
    private readonly figureSlots: readonly number[] = [],
  ) {
    this.cache = new ChunkCache(maker ? budget.chunks : Infinity)
    this.keyframes = new Keyframes(budget.keyframes)
  }

  get length(): number {
    return this.sketches.length
  }

  /** Takes the next chunk of the same run. */
  append(chunk: TraceChunk): void {
    this.note(sketchOf(chunk, this.figureSlots), chunk.keyframe)
    this.cache.put(this.sketches.length - 1, chunk)
  }

  /** Takes a sketch in place of the next chunk, which is made when it is needed; the first chunk has to come whole. */
  appendSketch(sketch: ChunkSketch, keyframe: Int32Array | null): void {
    if (!this.maker || (this.length === 0 && !keyframe)) throw new Error('no way to make the chunk')
    this.note(sketch, keyframe)
  }

  sketchAt(index: number): ChunkSketch {
    const sketch = this.sketches[index]
    if (!sketch) throw new Error(`no chunk ${index} of ${this.length}`)
    return sketch
  }

  chunkAt(index: number): TraceChunk {
    return this.cache.get(index) ?? this.makeAnew(index)
  }

  indexOf(step: number): number {
    const held = this.sketches[this.latest]
    if (held && step >= held.firstStep && step < held.firstStep + held.stepCount) return this.latest
    let lo = 0
    let hi = this.sketches.length - 1
    while (lo < hi) {
      const mid = (lo + hi + 1) >> 1
      if (this.sketches[mid]!.firstStep <= step) lo = mid
      else hi = mid - 1
    }
    this.latest = lo
    return lo
  }

  private note(sketch: ChunkSketch, keyframe: Int32Array | null): void {
    if (sketch.firstStep !== this.stepCount) {
      throw new Error(`chunk starts at step ${sketch.firstStep}, expected ${this.stepCount}`)
    }
    this.keyframes.note(this.sketches.length, keyframe, sketch.changeCount)
    this.sketches.push(sketch)
    this.stepCount += sketch.stepCount
  }

  /**
   * Makes a chunk from the nearest state at hand. The chunks between are kept when the reader goes back through the
   * run, since they are needed next; after a jump all but the last would be a waste.
   */
  private makeAnew(index: number): TraceChunk {
    const { maker } = this
    const { firstStep } = this.sketchAt(index)
    if (!maker) throw new Error(`chunk ${index} is lost`)
    let from = index
    let keyframe = this.stateBefore(from)
    while (!keyframe && this.sketches[from]!.firstStep !== maker.step) {
      from--
      keyframe = this.stateBefore(from)
    }
    const isOnTheWay = maker.step >= this.sketches[from]!.firstStep && maker.step <= firstStep
    if (isOnTheWay) from = this.indexOf(maker.step)
    else maker.restart(keyframe!, this.sketches[from]!.firstStep)
    const isWayBack = index === this.lastMade - 1
    this.lastMade = isWayBack ? from : Math.max(from, index - KEPT_BEFORE)
    for (; from < index; from++) {
      const { stepCount } = this.sketches[from]!
      if (isWayBack || from >= index - KEPT_BEFORE) this.cache.put(from, maker.make(stepCount))
      else maker.skip(stepCount)
    }
    const chunk = maker.make(this.sketches[index]!.stepCount)
    this.cache.put(index, chunk)
    return chunk
  }

  stateBefore(index: number): Int32Array | undefined {
    return this.keyframes.get(index) ?? this.cache.peek(index)?.keyframe
  }
}
