import type { AnyGame } from '@core/game/any-game'
import { phaseTitle } from '@core/game/names'

/** Widths of the columns where events are listed, as a style: those of a game’s longest phase and a run’s last turn. */
export function eventColumns(game: AnyGame, turnCount: number): string {
  const phases = game.engine.phases.map((_, phase) => phaseTitle(game, phase).length)
  return `--phase-width: ${Math.max(...phases)}ch; --turn-width: ${String(turnCount).length}ch`
}
