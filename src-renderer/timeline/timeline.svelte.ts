import type { EventKind } from '@core/game/module'
import { EventDensity } from './event-density'
import type { LevelRun } from '../editor/index'
import type { HeldWindow, TimeWindow } from './time-window'

/** Marks of one sort on the timeline, in the order of the run. Plain columns, because there may be very many. */
export interface MarkRow {
  /** Positions in the run: number of steps made before each. */
  readonly steps: ArrayLike<number>
  /** The text of one in the tooltip: "Breakpoint: mouse eaten". */
  titleAt(index: number): string
}

/** Marks of other parts of the debugger on the timeline. */
export interface TimelineMarks {
  readonly hits: MarkRow
  readonly branches: MarkRow
  /** Changes of the level that are not saved yet. */
  readonly changes: MarkRow
}

/** The view of one document's timeline; kept while a different document is shown. */
export class TimelineView {
  /** The part chosen by hand; null for the whole run. */
  held = $state.raw<HeldWindow | null>(null)
  /** By event code; null for the notable kinds. */
  chosenKinds = $state.raw<readonly boolean[] | null>(null)
  /** Names of the figures that the chart does not draw. */
  hiddenFigures = $state.raw<ReadonlySet<string>>(new Set())
  private counted: { readonly run: LevelRun; readonly density: EventDensity } | null = null

  /** Shows a part of the run, null for all of it; it follows the playhead from its current place. */
  show(window: TimeWindow | null, step: number): void {
    this.held = window && { ...window, heldAt: step }
  }

  /** Whether each kind is counted in the columns, by event code. */
  shownKinds(kinds: readonly EventKind[]): readonly boolean[] {
    return this.chosenKinds ?? kinds.map((kind) => kind.isNotable)
  }

  /** The events of a run over time, as far as recorded; counted once, then extended. */
  densityOf(run: LevelRun, kinds: readonly EventKind[]): EventDensity {
    if (this.counted?.run !== run) {
      this.counted = { run, density: new EventDensity(kinds.length) }
    }
    const { density } = this.counted
    if (run.cursor) density.extend(run.cursor.book)
    return density
  }
}
