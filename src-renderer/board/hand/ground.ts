import type { BoardInUse } from '../../editor/index'
import type { LikeGround } from './like-cells'

/** The page shown, with the comparison of its cells. */
export function groundOf(board: BoardInUse): LikeGround {
  const { view, size, level, page } = board
  let kindAt: LikeGround['kindAt'] | null = null
  return {
    geometry: view.geometry,
    size,
    // Created on first use, because only fills compare cells.
    kindAt: (row, col) => (kindAt ??= view.likeness.kinds(level, page))(row, col),
    exists: board.existing(),
  }
}
