import { words } from '../ui/words'

/** The part of an open document that is needed to know whether it has steps. */
export interface Steppable {
  readonly errorCount: number
  readonly run: { readonly shown: { readonly outcome: unknown } | null }
  readonly playback: { readonly stepCount: number }
}

/** Why there is nothing to step through, a sentence; null if there are steps. */
export function whyNoSteps({ errorCount, run, playback }: Steppable): string | null {
  if (playback.stepCount > 0) return null
  if (errorCount > 0) return words.board.noSteps.hasErrors
  return run.shown?.outcome ? words.board.noSteps.nothing : words.board.noSteps.notReady
}
