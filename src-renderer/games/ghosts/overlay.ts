import { slots } from '@core/games/ghosts/play/layout'
import { HUNTERS, players, type Level } from '@core/games/ghosts/model'
import { positionOf } from '@core/games/ghosts/play/position'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import { paintEvents } from './event-marks'
import { addLine, centreX, centreY, paintHead, paintHunter } from './marks'
import { paintStanding } from './pieces'
import type { ShownDesk } from './plan'
import { paintSquare } from './squares'
import { standingOf } from './standing'
import { paintExits, paintWays } from './ways'

/** Squares and ways of all ghosts when asked for; while stepping what happened, else the turn being planned. */
export function paintOverlay(
  desk: ShownDesk,
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  const standing = standingOf(level, frame)
  if (desk.showsWays) {
    for (const ghost of standing.ghosts) paintWays(paint, standing.level, ghost, false)
  }
  if (desk.showsSquares) {
    for (const ghost of standing.ghosts) paintSquare(paint, standing, ghost, false)
  }
  if (moment.isStepping && frame) paintEvents(paint, frame)
  if (frame?.level === level && frame.state[slots.turn] === level.turns.length)
    paintPlan(desk, paint, level)
}

/** What the cell at hand has to tell: a ghost its ways and its square, a corner all exits of its house. */
export function paintCursor(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
  { row, col }: { readonly row: number; readonly col: number },
): void {
  if (moment.toolId === 'hand') return
  const standing = standingOf(level, frame)
  const cell = row * 20 + col
  const here = standing.ghosts.filter((ghost) => ghost.cell === cell)
  for (const ghost of here) {
    paintSquare(paint, standing, ghost, true)
    paintWays(paint, standing.level, ghost, true)
  }
  const house = here.length > 0 ? -1 : cornerHouse(level, cell)
  if (house >= 0) paintExits(paint, level, house)
  // The lines lie above the pieces' layer, and would hide who stands on them.
  if (house >= 0 || here.length > 0) paintStanding(paint, standing, frame)
}

/** House whose corner a cell is, -1 when it is none. */
function cornerHouse(level: Level, cell: number): number {
  const [row, col] = [Math.trunc(cell / 20), cell % 20]
  return level.town.findIndex(
    (house) =>
      (row === house.row || row === house.row + house.rows - 1) &&
      (col === house.col || col === house.col + house.cols - 1),
  )
}

/** The planned steps: a line to where each hunter goes, who waits there half seen. */
function paintPlan(desk: ShownDesk, paint: Paint, level: Level): void {
  const plan = desk.planOf(level)
  if (!plan) return
  const { ctx, cell, theme } = paint
  const { teams } = positionOf(level)
  for (const player of players) {
    for (let hunter = 0; hunter < HUNTERS; hunter++) {
      const from = teams[player][hunter]!
      const to = plan[player][hunter]!
      if (from === to) continue
      ctx.strokeStyle = theme.accent
      ctx.lineWidth = Math.max(1.5, cell * 0.09)
      ctx.beginPath()
      addLine(paint, from, [to])
      ctx.stroke()
      ctx.globalAlpha = 0.75
      paintHunter(paint, centreX(to), centreY(to), player, hunter, 0.56)
      ctx.globalAlpha = 1
      ctx.save()
      ctx.translate(
        ((from % 20) - (to % 20)) * cell * 0.45,
        (Math.trunc(from / 20) - Math.trunc(to / 20)) * cell * 0.45,
      )
      // The hunter's letter was written in another colour.
      ctx.fillStyle = theme.accent
      paintHead(paint, from, to, cell * 0.14)
      ctx.restore()
    }
  }
}
