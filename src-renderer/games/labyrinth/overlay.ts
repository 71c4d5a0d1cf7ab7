import { wayCol, wayRow } from '@core/kernel/grid'
import type { Level } from '@core/games/labyrinth/model'
import { AT_BORDER, DRAWN, FALL, FALL_BACK } from '@core/games/labyrinth/play/transit'
import { CAVE, kindOf } from '@core/games/labyrinth/cells'
import type { BoardCell } from '../../canvas/board-view'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import type { BoardXY } from '../../canvas/geometry'
import { paintPlate } from '../../canvas/pen'
import { paintChains } from './cave-links'
import { CAVE_TOOL, chainOfVariant } from './cave-tool'
import { moveLabels, movesAt, type MoveLabel } from './move-labels'
import { arrowLine, link, stub } from './path-marks'
import { placeLabels } from './place-labels'
import { shownWalk } from './shown-walk'
import { walkPath, type WalkPath } from './walk-path'
import { walkInk } from './palette'
import { WALK_TOOL } from './walks'

/** Moves back from the playhead that the path shows, as a thin line but for the latest ones. */
const MOST_MOVES = 60
const LATEST = 4
/** From this many pixels a cell on, moves are numbered. */
const LABEL_CELL = 20
/** Pixels a cell below which there is only a line. */
const ARROW_CELL = 10

/** The path of the walk shown with its step numbers; where caves lead, while they are being numbered. */
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
  const isSmall = paint.cell < ARROW_CELL
  const latest = isSmall ? to : Math.max(first, to - LATEST)
  paintLine(paint, level, path, first, latest, ink)
  if (isSmall) return
  const labels = moveLabels(path, latest, to)
  for (const label of labels) {
    const isLast = label.last === to - 1
    paintMove(paint, level, path, label, ink, isLast, !(isLast && isUnderWay))
  }
  if (paint.cell >= LABEL_CELL) paintLabels(paint, level, path, labels, ink, to - 1)
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
  const isCave = (at: number): boolean => kindOf(level.cells[at]!) === CAVE
  const rims = { from: isCave(from), to: isCave(entered) }
  arrowLine(paint, cols, from, entered, ink, width, false, rims)
  if (!isWhole) return
  if (effect === DRAWN) arrowLine(paint, cols, entered, end, ink, width, true)
  if (effect === FALL || effect === FALL_BACK) link(paint, cols, entered, end, ink, width)
}

/** The numbers of moves on small plates beside their arrows, as many as there is room for; the latest one stands out. */
function paintLabels(
  { ctx, cell, theme }: Paint,
  level: Level,
  path: WalkPath,
  labels: readonly MoveLabel[],
  ink: string,
  lastMove: number,
): void {
  const size = Math.max(9, Math.min(14, cell * 0.26))
  const setFont = (isLast: boolean): void => {
    ctx.font = `${isLast ? 700 : 600} ${size}px ${theme.font}`
  }
  setFont(true)
  const widthOf = (text: string): number => ctx.measureText(text).width + size * 0.5
  const wanted = labels.map(({ last, texts }) => ({
    texts,
    places: placesOf(path, level.cols, cell, last),
  }))
  const taken = namedCells(level, path, lastMove).map((at) => ({
    x: ((at % level.cols) + 0.5) * cell,
    y: (Math.trunc(at / level.cols) + 0.5) * cell,
    width: 0.56 * cell,
    height: 0.4 * cell,
  }))
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const { index, text, x, y, width } of placeLabels(wanted, size * 1.25, widthOf, taken)) {
    const isLast = labels[index]!.last === lastMove
    setFont(isLast)
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
}

/** Cells whose middle stays readable: caves that the path enters, and where the player is. */
function namedCells({ cells }: Level, path: WalkPath, lastMove: number): readonly number[] {
  const named = new Set([path.end[lastMove]!])
  for (let move = Math.max(0, lastMove + 1 - MOST_MOVES); move <= lastMove; move++) {
    for (const at of [path.from[move]!, path.entered[move]!, path.end[move]!])
      if (kindOf(cells[at]!) === CAVE) named.add(at)
  }
  return [...named]
}

/** Where the number of a move may stand: beside its arrow to the right of who walks, beside a bump inside the cell. */
function placesOf(path: WalkPath, cols: number, cell: number, move: number): readonly BoardXY[] {
  const way = path.way[move]!
  const from = path.from[move]!
  const isBump = path.effect[move]! <= AT_BORDER
  const [dx, dy] = [wayCol[way]!, wayRow[way]!]
  const at = (ahead: number, aside: number): BoardXY => ({
    x: ((from % cols) + 0.5 + dx * ahead - dy * aside) * cell,
    y: (Math.trunc(from / cols) + 0.5 + dy * ahead + dx * aside) * cell,
  })
  return isBump
    ? [at(0.32, 0.26), at(0.36, 0), at(0.32, -0.26)]
    : [at(0.5, 0.3), at(0.36, 0.32), at(0.64, 0.32), at(0.5, 0.42)]
}

/** A thin line through the middles of the cells, in which a fall is a gap. */
function paintLine(
  { ctx, cell, theme }: Paint,
  { cols }: Level,
  path: WalkPath,
  first: number,
  to: number,
  ink: string,
): void {
  const isSmall = cell < ARROW_CELL
  const put = (at: number, isFirst: boolean): void => {
    const x = ((at % cols) + 0.5) * cell
    const y = (Math.trunc(at / cols) + 0.5) * cell
    if (isFirst) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
  ctx.beginPath()
  for (let i = first; i < to; i++) {
    const effect = path.effect[i]!
    put(path.from[i]!, i === first || path.from[i] !== path.end[i - 1])
    put(path.entered[i]!, false)
    put(path.end[i]!, effect === FALL || effect === FALL_BACK)
  }
  ctx.lineCap = ctx.lineJoin = 'round'
  ctx.lineWidth = isSmall ? Math.max(1.5, cell * 0.25) : 5
  ctx.strokeStyle = isSmall ? ink : theme.cell
  const { globalAlpha } = ctx
  if (!isSmall) ctx.globalAlpha = globalAlpha * 0.6
  ctx.stroke()
  if (!isSmall) {
    ctx.lineWidth = 2
    ctx.strokeStyle = ink
    ctx.stroke()
  }
  ctx.globalAlpha = globalAlpha
  ctx.lineCap = 'butt'
}

/** The numbers of all moves that leave or enter the cell under the pointer, on a plate above it. */
export function paintCursor(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
  at: BoardCell,
): void {
  const shown = shownWalk(level, frame, moment)
  if (!shown || shown.moves === 0 || paint.cell < ARROW_CELL) return
  const path = walkPath(level, shown.walk, frame?.reading)
  const text = movesAt(path, at.row * level.cols + at.col, Math.min(shown.moves, path.count))
  if (text !== '') paintPlate(paint, at, level.cols, text, walkInk(paint.theme, shown.walk))
}
