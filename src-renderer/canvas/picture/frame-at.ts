import type { TraceCursor } from '@core/trace/cursor'
import type { RunFrame } from '../board-view'
import { changesBefore } from '../step-changes'

/** The frame at the position of a cursor, without motion. Valid until the cursor is moved. */
export function frameAt(level: unknown, cursor: TraceCursor): RunFrame<unknown> {
  return {
    level,
    layout: cursor.layout,
    state: cursor.state,
    touched: cursor.touched,
    before: cursor.before,
    progress: 1,
    events: cursor.eventsOf(cursor.step - 1),
    changesBack: (back) => changesBefore(cursor.book, cursor.step - back),
  }
}
