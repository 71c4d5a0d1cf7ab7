import type { ReadingId } from '../trace/machine'
import type { MatchEnded, MatchPlayed, MatchRequest } from './requests/runs'
import type { RunPart } from '../trace/run-part'
import type { Outcome, StateLayout, TraceChunk, TraceLimits } from '../trace/trace'

/** From main to the worker. */
export interface WorkerRequest {
  readonly kind: 'run'
  readonly runId: number
  readonly game: string
  readonly text: string
  readonly reading: ReadingId | null
  readonly limits: TraceLimits
  /** One Int32; the run stops as soon as it contains this run's id or a later one. */
  readonly cancelled: SharedArrayBuffer
}

/** From the worker to main. */
export type WorkerReply =
  | { readonly kind: 'begun'; readonly runId: number; readonly layout: StateLayout }
  | {
      readonly kind: 'answered'
      readonly runId: number
      readonly answer: string
      /** Duration in ms. */
      readonly time: number
    }
  | { readonly kind: 'chunk'; readonly runId: number; readonly chunk: TraceChunk }
  | { readonly kind: 'part'; readonly runId: number; readonly part: RunPart }
  | {
      readonly kind: 'ended'
      readonly runId: number
      readonly outcome: Outcome
      readonly steps: number
    }

/** From main to the worker that plays matches. */
export interface MatchOrder {
  readonly kind: 'match'
  readonly request: MatchRequest
  /** One Int32; play stops as soon as it is not 0. */
  readonly stopped: SharedArrayBuffer
}

/** From the worker that plays matches to main; the last one is its end. */
export type MatchReport =
  | ({ readonly kind: 'progress' } & MatchPlayed)
  | ({ readonly kind: 'ended' } & MatchEnded)
