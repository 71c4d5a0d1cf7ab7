/** As much of an open document as tells whether it has steps. */
export interface Steppable {
  readonly errorCount: number
  readonly run: { readonly shown: { readonly outcome: unknown } | null }
  readonly playback: { readonly stepCount: number }
}

/** Why there is nothing to step through, in a sentence; null when there is something. */
export function whyNoSteps({ errorCount, run, playback }: Steppable): string | null {
  if (playback.stepCount > 0) return null
  if (errorCount > 0) return 'The level has errors: it cannot run.'
  return run.shown?.outcome
    ? 'This level has nothing to step through.'
    : 'The run is not ready yet.'
}
