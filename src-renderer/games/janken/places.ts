import { boardSize, CELLS, colOf, hasCell, rowOf, SIDE } from '@core/games/janken/board'
import type { BoardContext } from '../../canvas/board-context'
import { hexGeometry, type BoardXY } from '../../canvas/geometry'
import type { BoardCell } from '../../canvas/board-view'

/** Middles of the cells of one board, in cells. */
export const centres: readonly BoardXY[] = Array.from({ length: CELLS }, (_, cell) =>
  hexGeometry.centreOf(boardSize, rowOf(cell), colOf(cell)),
)

/** The cell of a row and column within a board, -1 where there is none. */
export function cellIn(at: BoardCell | null): number {
  return at && hasCell(at.row, at.col) ? at.row * SIDE + at.col : -1
}

/** Adds the outline of a cell to the path; `scale` 1 is the whole cell. */
export function traceCell(ctx: BoardContext, cell: number, size: number, scale = 1): void {
  const { x, y } = centres[cell]!
  const { corners } = hexGeometry
  const first = corners[0]!
  ctx.moveTo((x + first.x * scale) * size, (y + first.y * scale) * size)
  for (let index = 1; index < corners.length; index++) {
    const corner = corners[index]!
    ctx.lineTo((x + corner.x * scale) * size, (y + corner.y * scale) * size)
  }
  ctx.closePath()
}
