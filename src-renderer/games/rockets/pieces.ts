import { ways } from '@core/kernel/grid'
import { slotsOf } from '@core/games/rockets/layout'
import { playerOfTurn, type Level } from '@core/games/rockets/model'
import { ARROWS_EACH, standingArrows } from '@core/games/rockets/placement'
import type { BoardMoment, Paint, RunFrame } from '../../canvas/game-view'
import { paintAnimals } from './animals'
import { paintArrow, paintRocket } from './marks'
import { inkOf } from './palette'
import { paintTrails } from './trails'

const EXPIRING_ALPHA = 0.5

/** Arrows, rockets and animals. */
export function paintPieces(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  const turn = Math.min(moment.turn, level.turns.length)
  // Just after an edit the run on show is still the old one; the level itself then tells which arrows stand.
  if (frame && frame.level === level) paintArrowsOf(paint, level, frame.state)
  else paintArrowsBefore(paint, level, turn)
  if (!moment.isStepping) paintArrowOfTurn(paint, level, turn)
  for (let player = 0; player < level.rockets.length; player++) {
    const { x, y } = level.rockets[player]!
    paintRocket(paint, x, y, player)
  }
  // Trails lie below the animals; the overlay would draw them above.
  const isSameBoard =
    frame !== null && frame.level.width === level.width && frame.level.height === level.height
  if (!isSameBoard) return
  if (moment.isStepping) paintTrails(paint, frame)
  paintAnimals(paint, frame)
}

function paintArrowsOf(paint: Paint, level: Level, state: Int32Array): void {
  const { visible } = paint
  const slots = slotsOf(level)
  const next = Math.min(state[slots.turn]!, level.turns.length)
  const expiring = next - ARROWS_EACH * level.rockets.length
  const bottom = visible.row + visible.rows
  const right = visible.col + visible.cols
  for (let row = visible.row; row < bottom; row++) {
    for (let col = visible.col; col < right; col++) {
      const placedIn = state[slots.arrows + row * level.width + col]! - 1
      if (placedIn < 0) continue
      const way = ways.indexOf(level.turns[placedIn]!.way)
      const player = playerOfTurn(level, placedIn)
      paintStanding(paint, col, row, way, player, placedIn === expiring)
    }
  }
}

function paintArrowsBefore(paint: Paint, level: Level, turn: number): void {
  for (const { x, y, way, player, willExpire } of standingArrows(level, turn)) {
    paintStanding(paint, x, y, ways.indexOf(way), player, willExpire)
  }
}

/** An arrow on the board; one that goes with the next placement is faded and dashed round. */
function paintStanding(
  paint: Paint,
  x: number,
  y: number,
  way: number,
  player: number,
  willExpire: boolean,
): void {
  const { ctx, cell, theme } = paint
  if (!willExpire) {
    paintArrow(paint, x, y, way, player)
    return
  }
  ctx.globalAlpha = EXPIRING_ALPHA
  paintArrow(paint, x, y, way, player)
  ctx.globalAlpha = 1
  ctx.strokeStyle = theme.text
  ctx.lineWidth = 1.5
  ctx.setLineDash(dash)
  ctx.strokeRect(x * cell + 1.5, y * cell + 1.5, cell - 3, cell - 3)
  ctx.setLineDash(noDash)
}

/** The arrow that the chosen turn is going to place. */
function paintArrowOfTurn(paint: Paint, level: Level, turn: number): void {
  const { ctx, cell } = paint
  const placed = level.turns[turn]
  if (!placed) return
  ctx.globalAlpha = 0.6
  const player = playerOfTurn(level, turn)
  paintArrow(paint, placed.x, placed.y, ways.indexOf(placed.way), player)
  ctx.globalAlpha = 1
  // Not the accent colour: that is the board cursor's.
  ctx.strokeStyle = inkOf(player)
  ctx.lineWidth = 2
  ctx.strokeRect(placed.x * cell + 1, placed.y * cell + 1, cell - 2, cell - 2)
}

const dash: number[] = [3, 3]
const noDash: number[] = []
