import { messageOf, type Problem } from '@core/games/rockets/text/diagnostics'
import { problem } from '@core/games/rockets/text/diagnostics'
import type { Level } from '@core/games/rockets/model'
import { rocketProblem } from '@core/games/rockets/text/rules'

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

/** "turn 4 of player 2" in the words of hints; turns and players count from 1. */
export function turnOfPlayer(level: Level, turn: number): string {
  return `player ${(turn % level.rockets.length) + 1}, turn ${turn + 1}`
}
