/** The signal of a call that nobody stops. */
export const neverStopped = new AbortController().signal

/** A call as seen by the service that answers it. */
export interface Call<P = never> {
  /** Aborted when nobody waits for the call any more; it is then answered with the results so far. */
  readonly stop: AbortSignal
  /** Reports progress. */
  readonly tell: (progress: P) => void
}
