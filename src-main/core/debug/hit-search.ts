import type { StepList } from './step-list'

/** The known hits of one breakpoint. */
export interface KnownHits {
  readonly hits: StepList
  /** Number of steps searched from the start. */
  readonly seen: number
}

/** The run that is searched. */
export interface SearchedRun {
  /** Steps recorded so far. */
  readonly stepCount: number
  /** True if no more steps will be recorded. */
  readonly isOver: boolean
}

/** The state of a search: the next hit, none to the end of the run, or not yet known. */
export type HitState =
  | { readonly kind: 'hit'; readonly step: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

/** The first hit of any breakpoint strictly after a position. */
export function nextHit(known: readonly KnownHits[], from: number, run: SearchedRun): HitState {
  const seen = seenByAll(known)
  const steps = known.map(({ hits }) => hits.nextAfter(from)).filter((step) => step !== null)
  // A breakpoint that lags behind may still have an earlier hit.
  if (steps.length > 0 && Math.min(...steps) < seen)
    return { kind: 'hit', step: Math.min(...steps) }
  return run.isOver && seen >= run.stepCount ? { kind: 'none' } : { kind: 'unknown' }
}

/** The last hit strictly before a position. */
export function previousHit(known: readonly KnownHits[], from: number): HitState {
  if (seenByAll(known) < from - 1) return { kind: 'unknown' }
  const steps = known.map(({ hits }) => hits.lastBefore(from)).filter((step) => step !== null)
  return steps.length > 0 ? { kind: 'hit', step: Math.max(...steps) } : { kind: 'none' }
}

function seenByAll(known: readonly KnownHits[]): number {
  return Math.min(...known.map(({ seen }) => seen))
}
