import type { AnyGame } from '@core/game/any-game'
import { isInside } from '@core/kernel/grid'
import type { AnyBoardView } from '../canvas/board-view'
import type { LikeGround } from '../board/hand/like-cells'

/** The ground of a level's first page, without a document. */
export function groundOfLevel(game: AnyGame, view: AnyBoardView, level: unknown): LikeGround {
  const size = game.size(level)
  return {
    geometry: view.geometry,
    size,
    kindAt: view.likeness.kinds(level, 0),
    exists: (row, col) => isInside(size, row, col) && game.exists?.(level, row, col) !== false,
  }
}
