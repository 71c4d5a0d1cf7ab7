import { wayCol, wayRow } from '@core/kernel/grid'
import type { Level } from '@core/games/labyrinth/model'
import { AT_BORDER, DRAWN, FALL, FALL_BACK } from '@core/games/labyrinth/transit'
import type { BoardMoment, Paint, RunFrame } from '../../canvas/game-view'
import { paintChains } from './cave-links'
import { CAVE_TOOL, chainOfVariant } from './cave-tool'
import { moveLabels, type MoveLabel } from './move-labels'
import { arrowLine, link, stub } from './path-marks'
import { shownWalk } from './shown-walk'
import { walkPath, type WalkPath } from './walk-path'
import { WALK_TOOL, walkInk } from './walks'

/** Moves back from the playhead that the path shows. */
const MOST_MOVES = 60
/** From this many pixels a cell on, moves are numbered: at first the latest ones only, with more room all. */
const LABEL_CELL = 20
const ROOMY_CELL = 36
const LATEST = 6
/** Pixels a cell below which there is only a line. */
const ARROW_CELL = 10

/** The path of the walk on show with its step numbers; where caves lead, while they are being numbered. */
export function paintOverlay(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  if (!moment.isStepping && moment.toolId === CAVE_TOOL) {
    paintChains(paint, level, chainOfVariant(moment.variants[CAVE_TOOL]))
  }
  const shown = shownWalk(level, frame, moment)
  if (!shown || shown.moves === 0) return
  const path = walkPath(level, shown.walk, frame?.reading)
  const isClear = moment.isStepping || moment.toolId === WALK_TOOL || moment.toolId === 'select'
  paint.ctx.globalAlpha = isClear ? 1 : 0.4
  const to = Math.min(shown.moves, path.count)
  paintPath(paint, level, path, Math.max(0, to - MOST_MOVES), to, shown.walk, shown.isUnderWay)
  paint.ctx.globalAlpha = 1
}

/** Moves `first` to `to` (exclusive) of a walk; the last of them may have yet to fall or to be drawn. */
function paintPath(
  paint: Paint,
  level: Level,
  path: WalkPath,
  first: number,
  to: number,
  walk: number,
  isUnderWay: boolean,
): void {
  const ink = walkInk(paint.theme, walk)
  if (paint.cell < ARROW_CELL) {
    paintLine(paint, level, path, first, to, ink)
    return
  }
  const labels = moveLabels(path, first, to)
  for (const label of labels) {
    const isLast = label.last === to - 1
    paintMove(paint, level, path, label, ink, isLast, !(isLast && isUnderWay))
  }
  if (paint.cell < LABEL_CELL) return
  const numbered = paint.cell < ROOMY_CELL ? labels.slice(-LATEST) : labels
  for (const label of numbered) paintLabel(paint, level, path, label, ink, label.last === to - 1)
}

function paintMove(
  paint: Paint,
  level: Level,
  path: WalkPath,
  { last }: MoveLabel,
  ink: string,
  isLast: boolean,
  isWhole: boolean,
): void {
  const { cols } = level
  const from = path.from[last]!
  const effect = path.effect[last]!
  const width = isLast ? 1.5 : 1
  if (effect <= AT_BORDER) {
    stub(paint, from % cols, Math.trunc(from / cols), path.way[last]!, ink, width)
    return
  }
  const entered = path.entered[last]!
  const end = path.end[last]!
  arrowLine(paint, cols, from, entered, ink, width, false)
  if (!isWhole) return
  if (effect === DRAWN) arrowLine(paint, cols, entered, end, ink, width, true)
  if (effect === FALL || effect === FALL_BACK) link(paint, cols, entered, end, ink, width)
}

/** The numbers of the moves that go from this cell this way, on a small plate beside the arrow. */
function paintLabel(
  { ctx, cell, theme }: Paint,
  { cols }: Level,
  path: WalkPath,
  { last, text }: MoveLabel,
  ink: string,
  isLast: boolean,
): void {
  const way = path.way[last]!
  const from = path.from[last]!
  const isBump = path.effect[last]! <= AT_BORDER
  // Beside the arrow, to the right of who walks; beside a bump inside the cell.
  const ahead = isBump ? 0.32 : 0.5
  const aside = isBump ? 0.26 : 0.3
  const x = ((from % cols) + 0.5 + wayCol[way]! * ahead - wayRow[way]! * aside) * cell
  const y = (Math.trunc(from / cols) + 0.5 + wayRow[way]! * ahead + wayCol[way]! * aside) * cell
  const size = Math.max(9, Math.min(14, cell * 0.26))
  ctx.font = `${isLast ? 700 : 600} ${size}px ${theme.font}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const width = ctx.measureText(text).width + size * 0.5
  ctx.fillStyle = isLast ? ink : theme.cell
  ctx.strokeStyle = ink
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.roundRect(x - width / 2, y - size * 0.6, width, size * 1.2, 3)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = isLast ? (theme.isDark ? '#10141a' : '#fff') : theme.text
  ctx.fillText(text, x, y + size * 0.05)
}

/** From far away: one line through the middles of the cells. */
function paintLine(
  { ctx, cell }: Paint,
  { cols }: Level,
  path: WalkPath,
  first: number,
  to: number,
  ink: string,
): void {
  ctx.beginPath()
  for (let i = first; i < to; i++) {
    for (const at of [path.from[i]!, path.entered[i]!, path.end[i]!]) {
      const x = ((at % cols) + 0.5) * cell
      const y = (Math.trunc(at / cols) + 0.5) * cell
      if (i === first && at === path.from[i]) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    }
  }
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(1.5, cell * 0.25)
  ctx.stroke()
}
