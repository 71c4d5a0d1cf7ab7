import type { AnyGame } from '@core/game/any-game'
import { phaseTitle } from '@core/game/names'

/** How wide the column of a game's phases would be, of the longest of them. */
export function phaseWidth(game: AnyGame): string {
  return `${Math.max(...game.engine.phases.map((_, phase) => phaseTitle(game, phase).length))}ch`
}
