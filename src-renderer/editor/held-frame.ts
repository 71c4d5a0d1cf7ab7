import type { RunFrame } from '../canvas/board-view'
import type { LevelRun } from './level-run'

/** Creates the frames for the painters, a new one only when the playhead has moved. */
export class HeldFrame {
  private held: { readonly run: LevelRun; readonly step: number; frame: RunFrame<unknown> } | null =
    null

  /** The frame at the playhead of a run; null when there is no run. */
  of(run: LevelRun | null, { progress }: { readonly progress: number }): RunFrame<unknown> | null {
    const cursor = run?.cursor
    if (!run || !cursor) return null
    const { held } = this
    // During an animation only the progress changes.
    if (held?.run === run && held.step === cursor.step) {
      return held.frame.progress === progress
        ? held.frame
        : (held.frame = { ...held.frame, progress })
    }
    const frame: RunFrame<unknown> = {
      level: run.level,
      layout: cursor.layout,
      state: cursor.state,
      touched: cursor.touched,
      before: cursor.before,
      progress,
      ...(run.reading === null ? {} : { reading: run.reading }),
      events: cursor.eventsOf(cursor.step - 1),
      changesBack: (back) => run.changesBefore(cursor.step - back),
    }
    this.held = { run, step: cursor.step, frame }
    return frame
  }
}
