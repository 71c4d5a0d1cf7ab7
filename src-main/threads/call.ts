/** A call as those see it who answer it. */
export interface Call<P = never> {
  /** Aborted when nobody waits for it any more; it is then answered with what there is. */
  readonly stop: AbortSignal
  /** Says how far it is. */
  readonly tell: (progress: P) => void
}
