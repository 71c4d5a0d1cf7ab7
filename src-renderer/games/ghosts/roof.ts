import type { House } from '@core/games/ghosts/model'
import type { Paint } from '../../editor/game-view'
import { areLooksPlain } from '../../canvas/shown-looks'
import { roofInks } from './palette'

/** A house from above: a hipped roof of four sides, which meet in a ridge along the longer side. */
export function paintRoof(paint: Paint, house: House, hasSides: boolean): void {
  const { ctx, cell, theme } = paint
  const inks = roofInks(theme.isDark)
  const inset = Math.max(0.5, cell * 0.04)
  const left = house.col * cell + inset
  const top = house.row * cell + inset
  const right = (house.col + house.cols) * cell - inset
  const bottom = (house.row + house.rows) * cell - inset
  ctx.fillStyle = inks.sides[1]
  ctx.fillRect(left, top, right - left, bottom - top)
  if (hasSides && !areLooksPlain()) {
    const half = Math.min(right - left, bottom - top) / 2
    const isWide = right - left > bottom - top
    const [ax, ay] = [left + half, top + half]
    const [bx, by] = isWide ? [right - half, ay] : [ax, bottom - half]
    const fill = (ink: string, ...points: readonly number[]): void => {
      ctx.fillStyle = ink
      ctx.beginPath()
      for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i]!, points[i + 1]!)
      ctx.closePath()
      ctx.fill()
    }
    fill(inks.sides[0], left, top, right, top, isWide ? bx : ax, ay, ax, ay)
    fill(inks.sides[1], right, top, right, bottom, bx, by, isWide ? bx : ax, ay)
    fill(inks.sides[2], right, bottom, left, bottom, isWide ? ax : bx, by, bx, by)
    fill(inks.sides[3], left, bottom, left, top, ax, ay, isWide ? ax : bx, by)
  }
  ctx.strokeStyle = inks.eaves
  ctx.lineWidth = Math.max(1, cell * 0.05)
  ctx.strokeRect(left, top, right - left, bottom - top)
}
