import { FigureSeries, type FigurePart } from './figure-series'
import { KEYFRAME_BUDGET, KeyframeThinning, type KeyframeBudget } from './keyframes'
import {
  bytesOf,
  figureSlotsOf,
  packSketches,
  sketchOf,
  type ChunkSketch,
  type SketchPart,
} from './sketch'
import type { StateLayout, TraceChunk } from './trace'

/** Consecutive chunks of a run without their steps, as sent between threads. */
export interface RunPart {
  readonly sketches: SketchPart
  /** States before some of the chunks, by the chunk's place in the part. */
  readonly keyframes: readonly { readonly at: number; readonly state: Int32Array }[]
  readonly figures: FigurePart
}

/** A delivery of a recording: whole chunks first, parts later. */
export type Delivery =
  | { readonly kind: 'chunk'; readonly chunk: TraceChunk }
  | { readonly kind: 'part'; readonly part: RunPart }

/**
 * Bytes of whole chunks that are sent: enough to start playback. Copying more would take longer than making them again.
 */
const WHOLE_BYTES = 4 * 2 ** 20

/** Numbers of changes and chunks after which a part is closed: some dozens of milliseconds of recording. */
const PART_CHANGES = 500_000
const PART_CHUNKS = 128

/** Packs a run for sending: some whole chunks, then parts, with keyframes thinned out as in a book. */
export class RunPacker {
  private readonly figures: FigureSeries
  private readonly figureSlots: readonly number[]
  private readonly thinning: KeyframeThinning
  private wholeBytes = 0
  private sketches: ChunkSketch[] = []
  private keyframes: { at: number; state: Int32Array }[] = []
  private changes = 0

  constructor(
    layout: StateLayout,
    private readonly send: (delivery: Delivery) => void,
    private readonly mostWhole = WHOLE_BYTES,
    budget: KeyframeBudget = KEYFRAME_BUDGET,
  ) {
    this.figures = new FigureSeries(layout)
    this.figureSlots = figureSlotsOf(layout)
    this.thinning = new KeyframeThinning(budget)
  }

  /** Takes the next chunk of the run. */
  take(chunk: TraceChunk): void {
    const isKept = this.thinning.note(chunk.keyframe.length, chunk.slot.length)
    this.figures.append(chunk)
    const isFirst = this.wholeBytes === 0
    this.wholeBytes += bytesOf(chunk)
    if (isFirst || this.wholeBytes <= this.mostWhole) return this.send({ kind: 'chunk', chunk })
    if (isKept) this.keyframes.push({ at: this.sketches.length, state: chunk.keyframe })
    this.sketches.push(sketchOf(chunk, this.figureSlots))
    this.changes += chunk.slot.length
    if (this.changes >= PART_CHANGES || this.sketches.length >= PART_CHUNKS) this.flush()
  }

  /** Sends the rest; to be called at the end of the run. */
  flush(): void {
    const first = this.sketches[0]
    if (!first) return
    const part: RunPart = {
      sketches: packSketches(this.sketches),
      keyframes: this.keyframes,
      figures: this.figures.partFrom(first.firstTurn),
    }
    this.sketches = []
    this.keyframes = []
    this.changes = 0
    this.send({ kind: 'part', part })
  }
}
