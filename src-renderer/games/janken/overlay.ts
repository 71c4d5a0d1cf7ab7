import { boardSize } from '@core/games/janken/board'
import { unitOn } from '@core/games/janken/play/field'
import type { Level } from '@core/games/janken/model'
import type { BoardMoment, Paint, RunFrame } from '../../canvas/board-view'
import { hexGeometry } from '../../canvas/geometry'
import { firstLines, linesWithin } from '../../canvas/text-lines'
import { setFont } from '../../canvas/pen'
import { words } from '../../ui/words'
import { atHand, wayOf, type AtHand } from './at-hand'
import { paintGrounds, paintPoints } from './paint-reach'
import { paintAsked, paintRefusal } from './paint-refusal'
import { paintCosts, paintLabel, strokeWay } from './paint-way'
import { sentenceOf } from './sentences'

/** What lies under the units: where the one at hand can go, and its way. */
export function paintUnderlay(paint: Paint, held: AtHand): void {
  const { field, reach, move, isReachShown } = held
  if (reach && isReachShown) paintGrounds(paint, field, reach)
  const way = wayOf(held)
  if (move && way.length > 0) strokeWay(paint, move.from, way, wayInk(paint, held))
  else if (move) paintAsked(paint, move)
  if (reach && isReachShown) {
    // The costs of the way stand where a friend's points would, and its end has a word of its own.
    const onWay = way.filter(({ cell }) => cell === move?.to || unitOn(field, cell) >= 0)
    paintPoints(paint, reach, new Set(onWay.map(({ cell }) => cell)))
  }
}

/** Costs and points left of the move at hand or why it is refused, and the same in words below the board. */
export function paintOverlay(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  const held = atHand(level, paint.page, frame, moment)
  if (!held) return
  const { field, move, outcome } = held
  if (move && outcome) {
    const way = wayOf(held)
    paintCosts(paint, move.from, way, wayInk(paint, held))
    if (outcome.kind === 'made') {
      paintLabel(
        paint,
        move.from,
        way,
        words.janken.own.hand.left({ left: outcome.left }),
        paint.theme.accent,
      )
    } else if (way.length > 0) {
      const cost = `${outcome.refusal.cost} > ${held.points}`
      paintLabel(paint, move.from, way, cost, paint.theme.error)
    } else paintRefusal(paint, field, outcome.refusal)
  }
  paintCaption(paint, sentenceOf(held))
}

function wayInk({ theme }: Paint, { outcome }: AtHand): string {
  return outcome?.kind === 'made' ? theme.accent : theme.textMuted
}

/** Lines that the words below the board take at most, and letters that they mostly have. */
const MOST_LINES = 5
const LETTERS = 130
const LINE_HEIGHT = 1.3

function captionSize(cell: number): number {
  return Math.max(10, Math.min(13, cell * 0.24))
}

function captionWidth(cell: number): number {
  return (hexGeometry.bounds(boardSize).width - 0.5) * cell
}

/** Pixels that the words below the board need. */
export function captionRoom(cell: number): number {
  const size = captionSize(cell)
  const lines = Math.ceil((LETTERS * 0.55 * size) / captionWidth(cell))
  return (Math.max(2, Math.min(MOST_LINES, lines)) + 0.5) * LINE_HEIGHT * size
}

/** In the room between the lowest row and the edge of what is seen; what does not fit in is left out. */
function paintCaption({ ctx, cell, seen, theme }: Paint, text: string): void {
  const { x, width } = hexGeometry.bounds(boardSize)
  const size = captionSize(cell)
  const height = size * LINE_HEIGHT
  const top = lowestEdge * cell + height * 0.25
  const room = (seen.y + seen.height) * cell - top
  setFont({ ctx, theme }, Math.round(size), 400)
  ctx.fillStyle = theme.text
  const measure = (part: string): number => ctx.measureText(part).width
  const most = Math.max(0, Math.min(MOST_LINES, Math.floor(room / height)))
  const across = captionWidth(cell)
  const lines = firstLines(linesWithin(text, across, measure), most, across, measure)
  lines.forEach((line, index) => {
    ctx.fillText(line, (x + width / 2) * cell, top + (index + 0.5) * height)
  })
}

/** Where the lowest row of cells ends, in cells. */
const lowestEdge =
  hexGeometry.centreOf(boardSize, boardSize.rows - 1, 0).y +
  Math.max(...hexGeometry.corners.map(({ y }) => y))
