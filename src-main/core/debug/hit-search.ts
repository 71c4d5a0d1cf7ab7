import type { StepList } from './step-list'

/** The hits of one breakpoint as far as they are known. */
export interface KnownHits {
  readonly hits: StepList
  /** Steps looked through from the start. */
  readonly seen: number
}

/** What is known of the run that is searched. */
export interface SearchedRun {
  /** Steps recorded so far. */
  readonly stepCount: number
  /** True when no more will be recorded. */
  readonly isOver: boolean
}

/** How a search stands: the step that hits next, none to the end of the run, or not yet known. */
export type Finding =
  | { readonly kind: 'hit'; readonly step: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }

/** The first hit strictly after a position, of whichever breakpoint comes first. */
export function nextHit(known: readonly KnownHits[], from: number, run: SearchedRun): Finding {
  const seen = seenByAll(known)
  const steps = known.map(({ hits }) => hits.nextAfter(from)).filter((step) => step !== null)
  // A breakpoint that lags behind may yet have an earlier one.
  if (steps.length > 0 && Math.min(...steps) < seen)
    return { kind: 'hit', step: Math.min(...steps) }
  return run.isOver && seen >= run.stepCount ? { kind: 'none' } : { kind: 'unknown' }
}

/** The last hit strictly before a position. */
export function previousHit(known: readonly KnownHits[], from: number): Finding {
  if (seenByAll(known) < from - 1) return { kind: 'unknown' }
  const steps = known.map(({ hits }) => hits.lastBefore(from)).filter((step) => step !== null)
  return steps.length > 0 ? { kind: 'hit', step: Math.max(...steps) } : { kind: 'none' }
}

function seenByAll(known: readonly KnownHits[]): number {
  return Math.min(...known.map(({ seen }) => seen))
}
