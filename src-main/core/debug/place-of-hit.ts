import type { AnyGame } from '../game/any-game'
import type { TraceCursor } from '../trace/cursor'
import type { Watch } from './breakpoint'
import { isHitByEvent } from './hit-watcher'
import { watchedCell } from './board-places'

/**
 * The cell where the last step has hit one of the breakpoints, so that it can be shown; null if the hit is not on the
 * board.
 */
export function placeOfHit(
  game: AnyGame,
  level: unknown,
  cursor: TraceCursor,
  watches: readonly Watch[],
): number | null {
  const events = cursor.eventsOf(cursor.step - 1)
  for (const watch of watches) {
    if (watch.kind === 'cell') return watchedCell(game, level, watch)
    for (const event of events) {
      const facts = game.describe(level, event)
      const [cell] = facts.cells
      if (cell !== undefined && isHitByEvent(game, level, watch, event.code, facts)) return cell
    }
    if (watch.kind !== 'entity') continue
    const read = game.debugging.whereabouts(level)
    for (const slot of cursor.touched) {
      const place = read(cursor.state, slot)
      if (place?.entity === watch.entity && place.cell >= 0) return place.cell
    }
  }
  return null
}
