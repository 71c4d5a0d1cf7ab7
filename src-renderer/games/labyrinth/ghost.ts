import { edits } from '@core/games/labyrinth/edit/edits'
import type { Edit, Level } from '@core/games/labyrinth/model'
import { unreachable } from '@core/kernel/unreachable'
import type { Paint } from '../../editor/game-view'
import { paintErased } from '../../canvas/pen'
import { terrain } from './board'
import { arrowLine, stub } from './path-marks'
import { paintPlayer } from './pieces'
import { walkInk } from './palette'

/** What a tool would make, or take away. */
export type Ghost =
  /** Cells as they would look. */
  | { readonly kind: 'cells'; readonly level: Level; readonly cells: readonly number[] }
  | { readonly kind: 'path'; readonly cells: readonly number[] }
  | { readonly kind: 'player'; readonly cell: number; readonly walk: number }
  /** A move; `to` is -1 for a bump. */
  | {
      readonly kind: 'move'
      readonly walk: number
      readonly from: number
      readonly way: number
      readonly to: number
    }
  | { readonly kind: 'erase'; readonly cells: readonly number[] }

/** How the cells of a paint edit would look. */
export function ghostOf(level: Level, edit: Edit | null): Ghost | null {
  if (edit?.kind !== 'paint') return null
  return { kind: 'cells', level: edits.apply(level, edit).level, cells: edit.cells }
}

/** The level after an edit, for the ground to show while a stroke lasts; nothing without an edit. */
export function draftOf(level: Level, edit: Edit | null): { readonly draft?: Level } {
  return edit ? { draft: edits.apply(level, edit).level } : {}
}

/** The board's pointer layer makes it half-transparent and strikes it through. */
export function paintGhost(paint: Paint, level: Level, shown: Ghost): void {
  const { ctx, cell, theme } = paint
  switch (shown.kind) {
    case 'cells':
      terrain.paintCells(paint, shown.level, { list: shown.cells, count: shown.cells.length })
      return
    case 'path':
      ctx.strokeStyle = theme.error
      ctx.lineWidth = Math.max(2, cell * 0.2)
      ctx.lineJoin = 'round'
      ctx.beginPath()
      for (const at of shown.cells) {
        ctx.lineTo(((at % level.cols) + 0.5) * cell, (Math.trunc(at / level.cols) + 0.5) * cell)
      }
      ctx.stroke()
      return
    case 'player':
      paintPlayer(paint, shown.cell % level.cols, Math.trunc(shown.cell / level.cols), shown.walk)
      return
    case 'move': {
      const ink = walkInk(theme, shown.walk)
      const row = Math.trunc(shown.from / level.cols)
      ctx.globalAlpha = 0.8
      if (shown.to < 0) stub(paint, shown.from % level.cols, row, shown.way, ink, 1.5)
      else arrowLine(paint, level.cols, shown.from, shown.to, ink, 1.5, false)
      return
    }
    case 'erase':
      for (const at of shown.cells) {
        const place = { row: Math.trunc(at / level.cols), col: at % level.cols, rows: 1, cols: 1 }
        paintErased(paint, place, theme.cell)
      }
      return
    default:
      unreachable(shown)
  }
}
