import type { ReadingId } from '../game/module'
import type { Outcome, StateLayout, TraceChunk, TraceLimits } from '../trace/trace'

/** Main to worker. */
export interface WorkerRequest {
  readonly kind: 'run'
  readonly runId: number
  readonly game: string
  readonly text: string
  readonly reading: ReadingId | null
  readonly limits: TraceLimits
  /** One Int32; the run stops as soon as it holds this run's id or a later one. */
  readonly cancelled: SharedArrayBuffer
}

/** Worker to main. */
export type WorkerReply =
  | { readonly kind: 'begun'; readonly runId: number; readonly layout: StateLayout }
  | { readonly kind: 'answered'; readonly runId: number; readonly answer: string }
  | { readonly kind: 'chunk'; readonly runId: number; readonly chunk: TraceChunk }
  | {
      readonly kind: 'ended'
      readonly runId: number
      readonly outcome: Outcome
      readonly steps: number
    }
