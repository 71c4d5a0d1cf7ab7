import type { Machine } from './machine'
import type { Recorder } from './recorder'
import type { Outcome, TraceChunk, TraceLimits } from './trace'

/** Limits of a run that is kept as a whole: 300 MB of changes. */
export const DEFAULT_LIMITS: TraceLimits = { steps: 10_000_000, changes: 25_000_000 }

/**
 * Limits of a run that is kept in a book with a budget. They limit the time, to about half a minute of recording, and
 * so how far apart the keyframes of a large state can be.
 */
export const BOOK_LIMITS: TraceLimits = { steps: 10_000_000, changes: 500_000_000 }

/**
 * Runs a machine to its end and hands over the chunks as they close. `isCancelled` is called once per step. Pure except
 * for the callbacks; never throws for a limit, but lets a bug of the engine through.
 */
export function recordRun(
  machine: Machine,
  recorder: Recorder,
  onChunk: (chunk: TraceChunk) => void,
  limits: TraceLimits = DEFAULT_LIMITS,
  isCancelled: () => boolean = () => false,
): Outcome {
  const outcome = playRun(machine, recorder, limits, isCancelled, () => {
    if (recorder.isFull()) onChunk(recorder.take()!)
  })
  const last = recorder.take()
  if (last) onChunk(last)
  return outcome
}

/** The same for what a machine writes to without recording it. `onStep` is called after each step but the last. */
export function playRun(
  machine: Machine,
  made: Pick<Recorder, 'stepTotal' | 'changeTotal'>,
  limits: TraceLimits = DEFAULT_LIMITS,
  isCancelled: () => boolean = () => false,
  onStep: () => void = () => undefined,
): Outcome {
  for (;;) {
    if (isCancelled()) return { kind: 'cancelled' }
    if (machine.step() === 'finished') return { kind: 'finished' }
    if (made.stepTotal >= limits.steps) return { kind: 'limit', what: 'steps', limit: limits.steps }
    if (made.changeTotal >= limits.changes) {
      return { kind: 'limit', what: 'changes', limit: limits.changes }
    }
    onStep()
  }
}
