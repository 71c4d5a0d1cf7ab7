import { messageIn, problem, type Problem } from '@core/games/rockets/text/diagnostics'
import type { Level } from '@core/games/rockets/model'
import { rocketProblem } from '@core/games/rockets/text/rules'
import { words } from '../../ui/words'

const messageOf = messageIn(words)

/** A problem in one sentence with its rule; null stays null. */
export function explain(found: Problem | null): string | null {
  return found && `${messageOf(found)} (${found.rule}).`
}

/** Why a player's rocket may not be put on a square, whichever player comes first in the text; null when it may. */
export function rocketRefusal(level: Level, player: number, x: number, y: number): string | null {
  const other = level.rockets.findIndex((at, index) => index !== player && at.x === x && at.y === y)
  const found =
    other < 0
      ? rocketProblem(level, player, x, y)
      : problem('rocket-on-rocket', [player + 1, x, y, other + 1])
  return explain(found)
}
