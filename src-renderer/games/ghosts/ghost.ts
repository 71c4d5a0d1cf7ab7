import { unreachable } from '@core/kernel/unreachable'
import type { House, Level, Player } from '@core/games/ghosts/model'
import type { Paint } from '../../editor/game-view'
import { paintErased } from '../../canvas/pen'
import { centreX, centreY, paintGhostPiece, paintHunter } from './marks'
import { paintRoof } from './roof'

/** What a tool would make, or take away. */
export type Shown =
  | { readonly kind: 'house'; readonly house: House }
  | { readonly kind: 'start'; readonly cell: number; readonly ghost: number }
  | {
      readonly kind: 'hunter'
      readonly cell: number
      readonly player: Player
      readonly hunter: number
    }
  | { readonly kind: 'erase'; readonly house: House }

/** The board's pointer layer makes it half-transparent and strikes it through. */
export function paintGhost(paint: Paint, _level: Level, shown: Shown): void {
  const { ctx, cell, theme } = paint
  switch (shown.kind) {
    case 'house': {
      const { row, col, rows, cols } = shown.house
      paintRoof(paint, shown.house, cell >= 9)
      ctx.strokeStyle = theme.accent
      ctx.lineWidth = 2
      ctx.strokeRect(col * cell, row * cell, cols * cell, rows * cell)
      return
    }
    case 'start':
      paintGhostPiece(paint, centreX(shown.cell), centreY(shown.cell), shown.ghost, 0.86)
      return
    case 'hunter': {
      const { player, hunter } = shown
      paintHunter(paint, centreX(shown.cell), centreY(shown.cell), player, hunter, 0.7)
      return
    }
    case 'erase':
      return paintErased(paint, shown.house)
    default:
      unreachable(shown)
  }
}
