import type { LevelRun } from './level-run'
import { type Anchor, Playback } from './playback.svelte'

/** The run that a board shows, and the next one, which takes its place once it has reached the playhead. */
export class RunOnShow {
  /** Until the next run is shown it may belong to the text before the last edit. Null when there is none. */
  shown = $state.raw<LevelRun | null>(null)
  /** Counts up whenever more of the run is known. */
  version = $state(0)
  /** The run on its way, not yet shown. */
  protected pending = $state.raw<LevelRun | null>(null)

  /** The run of the current text, shown or on its way; null if there is none. */
  get latest(): LevelRun | null {
    return this.pending ?? this.shown
  }

  /** The run that a message from main belongs to; null if a newer one has replaced it. */
  runOf(runId: number): LevelRun | null {
    if (this.pending?.runId === runId) return this.pending
    return this.shown?.runId === runId ? this.shown : null
  }

  /** Shows a run that was on its way if it has reached the playhead; true if it is now shown. */
  protected showWhenThere(run: LevelRun, anchor: Anchor): boolean {
    if (run !== this.pending || !run.cursor || !Playback.reaches(run, anchor)) return false
    this.pending = null
    this.shown = run
    return true
  }
}
