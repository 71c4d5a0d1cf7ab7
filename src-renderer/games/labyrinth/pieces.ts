import { wayCol, wayRow } from '@core/kernel/grid'
import { momentOf, slots } from '@core/games/labyrinth/play/layout'
import type { Level } from '@core/games/labyrinth/model'
import { AT_BORDER, FALL, FALL_BACK } from '@core/games/labyrinth/play/transit'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import { fillWithRim, setFont } from '../../canvas/pen'
import { NUMBER_CELL } from './cell-marks'
import { shownWalk } from './shown-walk'
import { cellAfterMoves, walkPath } from './walk-path'
import { walkInk } from './palette'
import { onWalkInk, startMarks } from './walks'

/** The starts of all walks, and the player of the walk shown. */
export function paintPieces(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  paintStarts(paint, level)
  const shown = shownWalk(level, frame, moment)
  if (!shown) return
  if (frame && shown.isRun) {
    paintMovingPlayer(paint, frame, shown.walk)
    return
  }
  const cell = cellAfterMoves(walkPath(level, shown.walk, frame?.reading))
  if (cell >= 0) paintPlayer(paint, cell % level.cols, Math.trunc(cell / level.cols), shown.walk)
}

/** A player: a disc in the walk's colour with its number; (x, y) is the upper left corner of its cell, in cells. */
export function paintPlayer(paint: Paint, x: number, y: number, walk: number, scale = 1): void {
  const { ctx, cell, theme } = paint
  const radius = Math.max(3, cell * 0.3) * scale
  const middleX = (x + 0.5) * cell
  const middleY = (y + 0.5) * cell
  ctx.beginPath()
  ctx.arc(middleX, middleY, radius, 0, 2 * Math.PI)
  fillWithRim(
    ctx,
    walkInk(theme, walk),
    theme.isDark ? '#fff' : '#14171b',
    Math.max(1.5, cell * 0.06),
  )
  if (cell < NUMBER_CELL || scale < 0.7) return
  const label = String(walk + 1)
  setFont(paint, Math.round(cell * (label.length < 2 ? 0.38 : 0.28)), 700)
  ctx.fillStyle = onWalkInk(theme)
  ctx.fillText(label, middleX, middleY + cell * 0.02)
}

/** A flag in the lower left corner of each cell where a walk starts. */
function paintStarts(paint: Paint, level: Level): void {
  const { ctx, cell, theme, visible } = paint
  const bottom = visible.row + visible.rows
  const right = visible.col + visible.cols
  const size = Math.max(3, Math.min(20, cell * 0.36))
  setFont(paint, Math.round(size * 0.8), 700)
  for (const { cell: at, walk, count } of startMarks(level)) {
    const row = Math.trunc(at / level.cols)
    const col = at % level.cols
    if (row < visible.row || col < visible.col || row >= bottom || col >= right) continue
    const label = count > 1 ? `${walk + 1}+` : String(walk + 1)
    const width = cell < NUMBER_CELL ? size : Math.max(size, size * 0.55 * label.length + 3)
    const x = col * cell + 1.5
    const y = (row + 1) * cell - size - 1
    ctx.fillStyle = walkInk(theme, walk)
    ctx.fillRect(x, y, width, size)
    if (cell < NUMBER_CELL) continue
    ctx.fillStyle = onWalkInk(theme)
    ctx.fillText(label, x + width / 2, y + size * 0.54)
  }
}

/** Between two steps the player glides; they sink into a cave and rise out of the next one; a bump is a nudge. */
function paintMovingPlayer(paint: Paint, frame: RunFrame<Level>, walk: number): void {
  const { level, progress, state } = frame
  const { cols } = level
  const { cell, move, isUnderWay } = momentOf(state)
  const x = cell % cols
  const y = Math.trunc(cell / cols)
  if (progress >= 1 || move === 0) {
    paintPlayer(paint, x, y, walk)
    return
  }
  const path = walkPath(level, walk, frame.reading)
  const effect = path.effect[move - 1]!
  const before = cellBefore(frame)
  if (before < 0 && effect <= AT_BORDER) {
    const nudge = 0.2 * Math.sin(Math.PI * progress)
    const way = path.way[move - 1]!
    paintPlayer(paint, x + wayCol[way]! * nudge, y + wayRow[way]! * nudge, walk)
    return
  }
  const fromX = before < 0 ? x : before % cols
  const fromY = before < 0 ? y : Math.trunc(before / cols)
  if (!isUnderWay && (effect === FALL || effect === FALL_BACK)) {
    if (progress < 0.5) paintPlayer(paint, fromX, fromY, walk, 1 - 2 * progress)
    else paintPlayer(paint, x, y, walk, 2 * progress - 1)
    return
  }
  paintPlayer(paint, fromX + (x - fromX) * progress, fromY + (y - fromY) * progress, walk)
}

/** Where the player was before the step just made; -1 when they did not move. */
function cellBefore({ touched, before }: RunFrame<Level>): number {
  for (let i = 0; i < touched.length; i++) if (touched[i] === slots.cell) return before[i]!
  return -1
}
