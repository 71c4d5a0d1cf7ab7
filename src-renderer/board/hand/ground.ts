import type { BoardInUse } from '../../editor/index'
import type { LikeGround } from './like-cells'

/** The page shown with what makes its cells alike. */
export function groundOf(board: BoardInUse): LikeGround {
  const { view, size, level, page } = board
  let kindAt: LikeGround['kindAt'] | null = null
  return {
    geometry: view.geometry,
    size,
    // Made when first asked: only fills compare.
    kindAt: (row, col) => (kindAt ??= view.likeness.kinds(level, page))(row, col),
    exists: board.existing(),
  }
}
