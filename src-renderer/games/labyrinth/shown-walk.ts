import { momentOf } from '@core/games/labyrinth/play/layout'
import type { Level } from '@core/games/labyrinth/model'
import type { BoardMoment, RunFrame } from '../../editor/game-view'
import { chosenWalk, WALK_TOOL } from './walks'

/** The walk that the board shows, and how far it has gone. */
export interface ShownWalk {
  readonly walk: number
  /** Moves made; with `isUnderWay` the last one has entered a cave or a river and is not yet at its end. */
  readonly moves: number
  readonly isUnderWay: boolean
  /** True when the run shown stands in this walk, so that its frame tells where the player is. */
  readonly isRun: boolean
}

/**
 * While stepping the walk at the playhead, as far as it has come; else the chosen one, to its end unless the playhead
 * stands in it. Null when there is none.
 */
export function shownWalk(
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): ShownWalk | null {
  const chosen = chosenWalk(level, moment.variants[WALK_TOOL])
  if (frame && frame.level === level) {
    const { walk, move, isUnderWay } = momentOf(frame.state)
    if (walk >= 0 && (moment.isStepping || walk === chosen)) {
      return { walk, moves: move, isUnderWay, isRun: true }
    }
    if (moment.isStepping) return null
  }
  const walk = level.walks[chosen]
  if (!walk) return null
  return { walk: chosen, moves: walk.moves.length, isUnderWay: false, isRun: false }
}
