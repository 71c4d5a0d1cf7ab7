import { boardSize } from '@core/games/janken/board'
import { hexGeometry } from '../../canvas/geometry'
import type { BoardPoint } from '../../tools/tool'
import { cellIn } from './places'

/** Length of a stride in cells: short enough to skip no cell that is crossed by more than a corner. */
const STRIDE = 0.25

/** Cells that a drag has come over since it was last asked. */
export function cellTrail(from: BoardPoint): (at: BoardPoint) => readonly number[] {
  let last = from
  return (at) => {
    const cells = cellsAlong(last, at)
    last = at
    return cells
  }
}

/** Cells of one board on the straight line between two points, both ends included, each once; a fast hand skips some. */
export function cellsAlong(from: BoardPoint, to: BoardPoint): readonly number[] {
  const strides = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE)
  const cells = new Set<number>()
  for (let step = 0; step <= strides; step++) {
    const part = strides === 0 ? 0 : step / strides
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    const cell = cellIn(hexGeometry.cellAt(boardSize, at))
    if (cell >= 0) cells.add(cell)
  }
  return [...cells]
}
