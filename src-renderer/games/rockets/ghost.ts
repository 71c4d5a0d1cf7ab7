import { ways, type Way } from '@core/kernel/grid'
import type { Door, Level } from '@core/games/rockets/model'
import { unreachable } from '@core/kernel/unreachable'
import type { Paint } from '../../editor/game-view'
import { paintErased } from '../../canvas/pen'
import { doorCentreX, doorCentreY } from './doors'
import { paintArrow, paintRocket } from './marks'
import { doorDot } from './palette'
import { doorNames } from './sprites'

/** What a tool would make, or take away. */
export type Ghost =
  | {
      readonly kind: 'arrow'
      readonly x: number
      readonly y: number
      readonly way: Way
      readonly player: number
    }
  | { readonly kind: 'rocket'; readonly x: number; readonly y: number; readonly player: number }
  | { readonly kind: 'door'; readonly door: Door }
  | { readonly kind: 'erase'; readonly x: number; readonly y: number }

/** The board's pointer layer makes it half-transparent and strikes it through. */
export function paintGhost(paint: Paint, level: Level, shown: Ghost): void {
  const { ctx, cell, sprites } = paint
  switch (shown.kind) {
    case 'arrow':
      paintArrow(paint, shown.x, shown.y, ways.indexOf(shown.way), shown.player)
      return
    case 'rocket':
      paintRocket(paint, shown.x, shown.y, shown.player)
      return
    case 'door': {
      const x = doorCentreX(level, shown.door) - 0.5
      const y = doorCentreY(level, shown.door) - 0.5
      ctx.fillStyle = doorDot
      if (cell < 11) ctx.fillRect(x * cell, y * cell, cell, cell)
      else {
        const name = doorNames[ways.indexOf(shown.door.wall)]!
        sprites.draw(name, (x + 0.15) * cell, (y + 0.15) * cell, cell * 0.7)
      }
      return
    }
    case 'erase':
      return paintErased(paint, { row: shown.y, col: shown.x, rows: 1, cols: 1 })
    default:
      unreachable(shown)
  }
}
