import { ways } from '@core/kernel/grid'
import { slotsOf } from '@core/games/rockets/play/layout'
import { playerOfTurn, type Level } from '@core/games/rockets/model'
import { ARROWS_EACH, standingArrows } from '@core/games/rockets/play/placement'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import { paintAnimals } from './animals'
import { paintArrow, paintArrowSign, paintRocket, SPRITE_CELL } from './marks'
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
  const isSameBoard =
    frame !== null && frame.level.width === level.width && frame.level.height === level.height
  // The overlay would draw them above the animals, and over the numbers of arrows.
  if (isSameBoard && moment.isStepping) paintTrails(paint, frame)
  // Just after an edit the run shown is still the old one; the level itself then tells which arrows stand.
  if (frame && frame.level === level) paintArrowsOf(paint, level, frame.state)
  else paintArrowsBefore(paint, level, turn)
  if (!moment.isStepping && !moment.isStill) paintArrowOfTurn(paint, level, turn)
  for (let player = 0; player < level.rockets.length; player++) {
    const { x, y } = level.rockets[player]!
    paintRocket(paint, x, y, player)
  }
  if (!isSameBoard) return
  const animals = paintAnimals(paint, frame)
  if (frame.level !== level || paint.cell < SPRITE_CELL) return
  forArrows(paint, level, frame.state, (x, y, way, player) => {
    if (animals.areOn(x, y)) paintArrowSign(paint, x, y, way, player)
  })
}

function paintArrowsOf(paint: Paint, level: Level, state: Int32Array): void {
  const next = Math.min(state[slotsOf(level).turn]!, level.turns.length)
  const expiring = next - ARROWS_EACH * level.rockets.length
  forArrows(paint, level, state, (x, y, way, player, placedIn) => {
    paintStanding(paint, x, y, way, player, placedIn === expiring)
  })
}

/** Visits the arrows in sight that stand in a state of the run. */
function forArrows(
  { visible }: Paint,
  level: Level,
  state: Int32Array,
  visit: (x: number, y: number, way: number, player: number, placedIn: number) => void,
): void {
  const { arrows } = slotsOf(level)
  const bottom = visible.row + visible.rows
  const right = visible.col + visible.cols
  for (let row = visible.row; row < bottom; row++) {
    for (let col = visible.col; col < right; col++) {
      const placedIn = state[arrows + row * level.width + col]! - 1
      if (placedIn < 0) continue
      const way = ways.indexOf(level.turns[placedIn]!.way)
      visit(col, row, way, playerOfTurn(level, placedIn), placedIn)
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
