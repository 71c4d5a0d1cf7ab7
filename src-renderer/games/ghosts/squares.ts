import { colOf, rowOf, SIDE } from '@core/games/ghosts/cells'
import type { Ghost } from '@core/games/ghosts/play/layout'
import { HUNTERS } from '@core/games/ghosts/model'
import { hunterCount, NONE, outcomeAt } from '@core/games/ghosts/play/outcome'
import { mapOf } from '@core/games/ghosts/play/town'
import type { Paint } from '../../editor/game-view'
import { fillWithRim } from '../../canvas/pen'
import { setNumberFont } from './marks'
import { teamInks, wayInk } from './palette'
import type { Standing } from './standing'

/** Hunters of White and Black around a cell, and whether the rules neutralise a ghost there. */
export interface Around {
  readonly white: number
  readonly black: number
  readonly isSheltered: boolean
  readonly isCaught: boolean
}

export function aroundOf({ level, hunters, rules }: Standing, cell: number): Around {
  const { reach } = rules
  const white = hunterCount(hunters.slice(0, HUNTERS), cell, reach)
  const black = hunterCount(hunters.slice(HUNTERS), cell, reach)
  const map = mapOf(level.town)
  const isSheltered = map.houseAt[cell]! >= 0
  const isCaught = outcomeAt(rules, map, cell, white, black) !== NONE
  return { white, black, isSheltered, isCaught }
}

/** The 5 by 5 square round a ghost with the count of each team; dashed where a house shelters the ghost (G4). */
export function paintSquare(
  paint: Paint,
  standing: Standing,
  ghost: Ghost,
  isStrong: boolean,
): void {
  const { ctx, cell, theme } = paint
  const { white, black, isSheltered, isCaught } = aroundOf(standing, ghost.cell)
  const { reach } = standing.rules
  const top = Math.max(0, rowOf(ghost.cell) - reach)
  const left = Math.max(0, colOf(ghost.cell) - reach)
  const bottom = Math.min(SIDE, rowOf(ghost.cell) + reach + 1)
  const right = Math.min(SIDE, colOf(ghost.cell) + reach + 1)
  const ink = isCaught ? theme.good : wayInk(theme.isDark)
  const isThick = isStrong || isCaught
  ctx.fillStyle = ink
  ctx.globalAlpha = isThick ? 0.12 : 0.05
  ctx.fillRect(left * cell, top * cell, (right - left) * cell, (bottom - top) * cell)
  ctx.globalAlpha = isThick ? 1 : 0.6
  ctx.strokeStyle = ink
  ctx.lineWidth = isThick ? 2 : 1
  ctx.setLineDash(isSheltered ? [6, 4] : [])
  ctx.strokeRect(
    left * cell + 1,
    top * cell + 1,
    (right - left) * cell - 2,
    (bottom - top) * cell - 2,
  )
  ctx.setLineDash([])
  ctx.globalAlpha = 1
  if (cell < 14 || (!isStrong && white === 0 && black === 0)) return
  const middle = ((left + right) / 2) * cell
  paintCount(paint, middle - cell * 0.34, top * cell + cell * 0.04, 0, white)
  paintCount(paint, middle + cell * 0.34, top * cell + cell * 0.04, 1, black)
}

/** A count in the colours of its team. */
function paintCount(paint: Paint, x: number, top: number, player: number, count: number): void {
  const { ctx, cell } = paint
  const size = Math.max(11, Math.min(18, cell * 0.55))
  const { body, line, text } = teamInks[player]!
  ctx.beginPath()
  ctx.roundRect(x - size / 2, top, size, size, player === 0 ? size / 2 : 3)
  fillWithRim(ctx, body, line, 1.5)
  setNumberFont(paint, size * 0.72)
  ctx.fillStyle = text
  ctx.fillText(String(count), x, top + size * 0.54)
}
