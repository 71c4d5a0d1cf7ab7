import type { AnyGame } from '@core/game/any-game'
import { runUntil } from '@core/game/run-until'
import { hasErrors } from '@core/kernel/diagnostics'
import type { RunFrame } from '../canvas/board-view'
import { frameAt } from '../canvas/picture/frame-at'

/** Steps that are run at most: a picture is not to hold up the page. */
const MOST_STEPS = 400
/** Where in them the moment lies: most is on its way then. */
const SHARE = 0.6

/** A moment of a level's run that shows what the game is about; null for a level that cannot be run. */
export function shownMoment(game: AnyGame, level: unknown): RunFrame<unknown> | null {
  if (hasErrors(game.validate(level))) return null
  const cursor = runUntil(game, level, MOST_STEPS)
  if (cursor.stepCount === 0) return null
  cursor.seek(Math.ceil(SHARE * Math.min(MOST_STEPS, cursor.stepCount)))
  return frameAt(level, cursor)
}
