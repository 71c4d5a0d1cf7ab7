import { Selection } from '../../tools/selection'
import type { LikeGround } from './like-cells'

/** The selection extended by all cells that touch it. */
export function grown(ground: LikeGround, held: Selection): Selection {
  const { geometry } = ground
  return (
    cellsWhere(ground, (row, col) => {
      if (held.has(row, col)) return true
      return geometry.edgeSteps.some((step) => held.has(row + step.rows, col + step.cols))
    }) ?? held
  )
}

/**
 * The selection without the cells that touch unselected ones; the border of the board does not count. Null when no cell
 * is left.
 */
export function shrunk(ground: LikeGround, held: Selection): Selection | null {
  const { geometry } = ground
  return cellsWhere(ground, (row, col) => {
    if (!held.has(row, col)) return false
    return geometry.edgeSteps.every((step) => {
      const [r, c] = [row + step.rows, col + step.cols]
      return held.has(r, c) || !ground.exists(r, c)
    })
  })
}

/** All unselected cells; null when there are none. */
export function inverted(ground: LikeGround, held: Selection | null): Selection | null {
  return cellsWhere(ground, (row, col) => held?.has(row, col) !== true)
}

/** The cells of both selections. */
export function joined(ground: LikeGround, a: Selection, b: Selection): Selection {
  return cellsWhere(ground, (row, col) => a.has(row, col) || b.has(row, col)) ?? a
}

/** All cells of the given kinds on the board, or within the selection if there is one. Null if there are none. */
export function cellsOfKinds(
  ground: LikeGround,
  kinds: ReadonlySet<number>,
  within: Selection | null = null,
): Selection | null {
  const { kindAt } = ground
  return cellsWhere(
    ground,
    (row, col) => within?.has(row, col) !== false && kinds.has(kindAt(row, col)),
  )
}

/** The number of cells of each kind on a board, or in its selection, the most frequent first. */
export function countKinds(
  ground: LikeGround,
  within: Selection | null,
): readonly (readonly [kind: number, count: number])[] {
  const counts = new Map<number, number>()
  cellsWhere(ground, (row, col) => {
    if (within?.has(row, col) === false) return false
    const kind = ground.kindAt(row, col)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return false
  })
  return [...counts].toSorted((a, b) => b[1] - a[1])
}

function cellsWhere(
  { size, exists }: LikeGround,
  isOne: (row: number, col: number) => boolean,
): Selection | null {
  const { rows, cols } = size
  const mask = new Uint8Array(rows * cols)
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      if (exists(row, col) && isOne(row, col)) mask[row * cols + col] = 1
    }
  }
  return Selection.marked(size, mask)
}
