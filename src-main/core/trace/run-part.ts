import type { FigurePart } from './figure-series'
import type { SketchPart } from './sketch'
import type { TraceChunk } from './trace'

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
