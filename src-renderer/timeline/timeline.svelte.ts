import type { EventKind } from '@core/game/module'
import { EventDensity } from './event-density'
import type { LevelRun } from '../editor/index'
import type { HeldWindow, TimeWindow } from './time-window'

/** Moments of one sort on the timeline, in the order of the run. Plain columns, since there may be very many. */
export interface MarkRow {
  /** Positions in the run: steps made before each. */
  readonly steps: ArrayLike<number>
  /** What the tooltip says of one: "Breakpoint: mouse eaten". */
  titleAt(index: number): string
}

/** What other parts of the debugger put on the timeline. */
export interface TimelineMarks {
  readonly hits: MarkRow
  readonly branches: MarkRow
  /** Where the level was changed and not yet saved. */
  readonly changes: MarkRow
}

/** How the timeline of one document is looked at; kept while another document is shown. */
export class TimelineView {
  /** The stretch chosen by hand; null for the whole run. */
  held = $state.raw<HeldWindow | null>(null)
  /** By event code; null for the notable kinds. */
  chosenKinds = $state.raw<readonly boolean[] | null>(null)
  /** Names of the figures that the chart does not draw. */
  hiddenFigures = $state.raw<ReadonlySet<string>>(new Set())
  private counted: { readonly run: LevelRun; readonly density: EventDensity } | null = null

  /** Shows a stretch, null for the whole run; it follows the playhead from where that is now. */
  show(window: TimeWindow | null, step: number): void {
    this.held = window && { ...window, heldAt: step }
  }

  /** Which kinds are counted in the columns, by event code. */
  shownKinds(kinds: readonly EventKind[]): readonly boolean[] {
    return this.chosenKinds ?? kinds.map((kind) => kind.isNotable)
  }

  /** The events of a run by time, as far as it is there; counted once, and on from there. */
  densityOf(run: LevelRun, kinds: readonly EventKind[]): EventDensity {
    if (this.counted?.run !== run) {
      this.counted = { run, density: new EventDensity(kinds.length) }
    }
    const { density } = this.counted
    if (run.cursor) density.extend(run.cursor.book)
    return density
  }
}
