import type { CellRect } from '@core/kernel/grid'
import { unreachable } from '@core/kernel/unreachable'
import { SIDE, type Level, type Wall } from '@core/games/progers/model'
import type { Paint } from '../../editor/game-view'
import { paintHillEdge, paintHillTop, paintWall } from './board'
import { paintSample } from './pieces'

/** What a tool would make, or take away. */
export type Ghost =
  | { readonly kind: 'hill'; readonly rect: CellRect }
  | { readonly kind: 'wall'; readonly wall: Wall; readonly isRemoved: boolean }
  | { readonly kind: 'sample'; readonly cell: number; readonly type: number }
  | { readonly kind: 'erase'; readonly rect: CellRect }

/** The board's pointer layer makes it half-transparent and strikes it through. */
export function paintGhost(paint: Paint, _level: Level, ghost: unknown): void {
  const { ctx, cell, theme } = paint
  const shown = ghost as Ghost
  switch (shown.kind) {
    case 'hill':
      paintHillTop(paint, shown.rect)
      paintHillEdge(paint, shown.rect)
      return
    case 'wall':
      paintWall(paint, shown.wall, shown.isRemoved ? theme.cell : theme.text)
      return
    case 'sample':
      paintSample(paint, shown.cell, shown.type)
      return
    case 'erase': {
      const { row, col, rows, cols } = shown.rect
      ctx.fillStyle = theme.ground
      ctx.fillRect(col * cell, row * cell, cols * cell, rows * cell)
      ctx.strokeStyle = theme.text
      ctx.lineWidth = 1.5
      ctx.setLineDash([3, 2])
      ctx.strokeRect(col * cell + 1, row * cell + 1, cols * cell - 2, rows * cell - 2)
      ctx.setLineDash([])
      return
    }
    default:
      unreachable(shown)
  }
}

/** The rectangle of one cell. */
export function rectOfCell(cell: number): CellRect {
  return { row: Math.trunc(cell / SIDE), col: cell % SIDE, rows: 1, cols: 1 }
}
