import type { CellRect } from '@core/kernel/grid'
import { unreachable } from '@core/kernel/unreachable'
import { SIDE, type Level, type Wall } from '@core/games/progers/model'
import type { Paint } from '../../editor/game-view'
import { paintErased } from '../../canvas/pen'
import { paintHillEdge, paintHillTop, paintWall } from './board'
import { paintSample } from './pieces'

/** What a tool would make, or take away. */
export type Ghost =
  | { readonly kind: 'hill'; readonly rect: CellRect }
  | { readonly kind: 'wall'; readonly wall: Wall; readonly isRemoved: boolean }
  | { readonly kind: 'sample'; readonly cell: number; readonly type: number }
  | { readonly kind: 'erase'; readonly rect: CellRect }

/** The board's pointer layer makes it half-transparent and strikes it through. */
export function paintGhost(paint: Paint, _level: Level, shown: Ghost): void {
  switch (shown.kind) {
    case 'hill':
      paintHillTop(paint, shown.rect)
      paintHillEdge(paint, shown.rect)
      return
    case 'wall':
      paintWall(paint, shown.wall, shown.isRemoved ? paint.theme.cell : paint.theme.text)
      return
    case 'sample':
      paintSample(paint, shown.cell, shown.type)
      return
    case 'erase':
      return paintErased(paint, shown.rect)
    default:
      unreachable(shown)
  }
}

/** The rectangle of one cell. */
export function rectOfCell(cell: number): CellRect {
  return { row: Math.trunc(cell / SIDE), col: cell % SIDE, rows: 1, cols: 1 }
}
