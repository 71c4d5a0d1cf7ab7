import {
  terrainAt,
  type Level,
  type Move,
  type Side,
  type Terrain,
  type UnitType,
} from '@core/games/janken/model'
import { unreachable } from '@core/kernel/unreachable'
import type { Paint } from '../../canvas/board-view'
import { terrainInk } from './palette'
import { centres, traceCell } from './places'
import { tracePattern } from './terrain-patterns'
import { paintUnit } from './units'

/** What a tool would make, or take away. Cells are within the page shown. */
export type Ghost =
  | { readonly kind: 'terrain'; readonly cell: number; readonly terrain: Terrain }
  | { readonly kind: 'unit'; readonly cell: number; readonly side: Side; readonly type: UnitType }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'erase'; readonly cell: number }

/** The board's pointer layer makes it half-transparent and strikes it through. */
export function paintGhost(paint: Paint, level: Level, shown: Ghost): void {
  const { ctx, cell, page, theme } = paint
  switch (shown.kind) {
    case 'terrain':
      return paintTerrainGhost(paint, shown.cell, shown.terrain)
    case 'unit':
      return paintUnit(paint, shown.side, shown.type, centres[shown.cell]!)
    case 'move': {
      const { from, to } = shown.move
      const a = centres[from]!
      const b = centres[to]!
      ctx.beginPath()
      ctx.moveTo(a.x * cell, a.y * cell)
      ctx.lineTo(b.x * cell, b.y * cell)
      ctx.arc(b.x * cell, b.y * cell, 0.06 * cell, 0, 2 * Math.PI)
      ctx.strokeStyle = theme.accent
      ctx.lineWidth = Math.max(2, cell * 0.06)
      ctx.stroke()
      return
    }
    case 'erase': {
      const set = level.sets[page]
      const ground = set && terrainInk(theme, terrainAt(set, shown.cell)).ground
      ctx.beginPath()
      traceCell(ctx, shown.cell, cell, 0.9)
      ctx.fillStyle = ground ?? theme.ground
      ctx.fill()
      ctx.strokeStyle = theme.text
      ctx.lineWidth = 1.5
      ctx.setLineDash([3, 2])
      ctx.stroke()
      ctx.setLineDash([])
      return
    }
    default:
      unreachable(shown)
  }
}

function paintTerrainGhost({ ctx, cell, theme }: Paint, at: number, terrain: Terrain): void {
  const { ground, pattern } = terrainInk(theme, terrain)
  const { x, y } = centres[at]!
  ctx.beginPath()
  traceCell(ctx, at, cell)
  ctx.fillStyle = ground
  ctx.fill()
  ctx.beginPath()
  tracePattern(ctx, terrain, x * cell, y * cell, cell)
  ctx.strokeStyle = pattern
  ctx.lineWidth = Math.max(0.75, cell / 48)
  ctx.stroke()
}
