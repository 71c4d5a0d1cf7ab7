import type { TraceChunk } from './trace'

/** What is known of a chunk without its steps; small enough to be kept for every chunk of the longest run. */
export interface ChunkSketch {
  /** Number of steps made before this chunk. */
  readonly firstStep: number
  readonly stepCount: number
  /** Turns of its first and its last step. */
  readonly firstTurn: number
  readonly lastTurn: number
  /** Events of each kind, by event code; kinds beyond its end have none. */
  readonly eventCounts: Uint32Array
}

/**
 * The chunks of a run by number, whether they are held or have to be made anew. Everything that looks at a run goes
 * through it, one chunk at a time, and keeps no chunk.
 */
export interface ChunkSource {
  /** Chunks so far. */
  readonly length: number
  /** Steps so far. */
  readonly stepCount: number
  sketchAt(index: number): ChunkSketch
  /** The whole chunk, with its keyframe; may cost as much as playing its steps. Throws beyond the last: a bug. */
  chunkAt(index: number): TraceChunk
  /** Number of the chunk that holds the step from position `step` to `step + 1`; the last one beyond the end. */
  indexOf(step: number): number
}

/** The chunks of a run in the order they came. */
export class TraceBook implements ChunkSource {
  stepCount = 0
  private readonly chunks: TraceChunk[] = []
  private readonly sketches: ChunkSketch[] = []
  private latest = 0

  get length(): number {
    return this.sketches.length
  }

  /** Takes the next chunk of the same run. */
  append(chunk: TraceChunk): void {
    if (chunk.firstStep !== this.stepCount) {
      throw new Error(`chunk starts at step ${chunk.firstStep}, expected ${this.stepCount}`)
    }
    this.chunks.push(chunk)
    this.sketches.push(sketchOf(chunk))
    this.stepCount += chunk.stepCount
  }

  sketchAt(index: number): ChunkSketch {
    const sketch = this.sketches[index]
    if (!sketch) throw new Error(`no chunk ${index} of ${this.length}`)
    return sketch
  }

  chunkAt(index: number): TraceChunk {
    const chunk = this.chunks[index]
    if (!chunk) throw new Error(`no chunk ${index} of ${this.length}`)
    return chunk
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
}

/** What is kept of a chunk when its steps are not. */
export function sketchOf(chunk: TraceChunk): ChunkSketch {
  let kinds = 0
  for (const code of chunk.eventCode) kinds = Math.max(kinds, code + 1)
  const eventCounts = new Uint32Array(kinds)
  for (const code of chunk.eventCode) eventCounts[code] = eventCounts[code]! + 1
  return {
    firstStep: chunk.firstStep,
    stepCount: chunk.stepCount,
    firstTurn: chunk.turn[0]!,
    lastTurn: chunk.turn[chunk.stepCount - 1]!,
    eventCounts,
  }
}
