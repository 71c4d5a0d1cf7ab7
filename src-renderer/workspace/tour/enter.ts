import type { TraceEvent } from '@core/trace/trace'
import type { TourPlan } from '../../games/tour-plan'
import type { OpenLevel } from '../../level/index'
import type { StepKind } from './deeds'

/** Shows the parts of the window for a step; returns false while the run that it needs is not complete. */
export function enter(kind: StepKind, level: OpenLevel, plan: TourPlan): boolean {
  const { editor } = level
  switch (kind) {
    case 'draw':
      showPlace(level, plan)
      return true
    case 'answer':
    case 'end':
      return true
    case 'step':
    case 'branch':
      return hasRun(level)
    case 'why':
      if (!hasRun(level)) return false
      editor.panes.show('events')
      goToEvent(level, plan)
      return true
    case 'misses':
      level.openRule(plan.misses)
      return true
  }
}

/** Puts the board cursor on the cell to draw on, so that Enter draws there. */
export function showPlace({ editor: { board } }: OpenLevel, { draw }: TourPlan): void {
  const cell = board.cellAt(draw.row, draw.col)
  if (cell !== null) board.showCell(cell)
}

/**
 * The first event of the run of the kind that the tour asks about, else the first one shown in a log; null for none.
 */
export function eventToAsk(
  { editor: { game, run } }: OpenLevel,
  { why }: TourPlan,
): { readonly step: number; readonly event: TraceEvent } | null {
  const cursor = run.shown?.cursor
  if (!cursor) return null
  const kinds = game.engine.eventKinds
  const first = (isMeant: (event: TraceEvent) => boolean) => {
    for (let step = 0; step < cursor.stepCount; step++) {
      const event = cursor.eventsOf(step).find(isMeant)
      if (event) return { step, event }
    }
    return null
  }
  return (
    first(({ code }) => kinds[code]?.name === why.event) ??
    first(({ code }) => kinds[code]?.isNotable === true)
  )
}

function goToEvent(level: OpenLevel, plan: TourPlan): void {
  const { editor } = level
  const { run, game, playback, board } = editor
  const found = eventToAsk(level, plan)
  if (!found || !run.shown) return
  playback.pause()
  playback.seek(found.step + 1)
  const cell = game.describe(run.shown.level, found.event).cells[0]
  if (cell !== undefined) board.cursorCell = cell
}

/** Whether the whole run of the current level is there. An edit that cannot be run is undone. */
function hasRun({ editor }: OpenLevel): boolean {
  const { document, run } = editor
  if (!document.isRunnable) {
    editor.goInHistory(0)
    return false
  }
  return run.shown?.text === document.text && run.shown.outcome !== null
}
