import { slotsOf } from '@core/games/rockets/play/layout'
import type { Level } from '@core/games/rockets/model'
import type { RunFrame } from '../../editor/game-view'

/** Scores by player at a moment of a run; null without a run. */
export function scoresOf(frame: RunFrame<Level> | null): readonly number[] | null {
  if (!frame) return null
  const level = frame.level
  const { scores } = slotsOf(level)
  return [...frame.state.subarray(scores, scores + level.rockets.length)]
}
