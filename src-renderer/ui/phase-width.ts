import type { AnyGame } from '@core/game/any-game'
import { phaseTitle } from '@core/game/names'

/** Width of the column of a game's phases: that of the longest one. */
export function phaseWidth(game: AnyGame): string {
  return `${Math.max(...game.engine.phases.map((_, phase) => phaseTitle(game, phase).length))}ch`
}
