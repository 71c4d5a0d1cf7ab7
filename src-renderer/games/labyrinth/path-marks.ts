import { wayCol, wayRow } from '@core/kernel/grid'
import type { BoardContext, Paint } from '../../editor/game-view'

/** How far an arrow lies to the right of the line between two middles, in cells: to and fro do not cover each other. */
const ASIDE = 0.12

/** How far from the middle of a cave an arrow begins or ends, in cells: its name stays readable. */
const CAVE_RIM = 0.42

/**
 * An arrow from one cell into a neighbour; the current's own are shorter and dashed. `rims`: which of both are caves, up
 * to whose rims it goes.
 */
export function arrowLine(
  paint: Paint,
  cols: number,
  from: number,
  to: number,
  ink: string,
  weight: number,
  isCurrent: boolean,
  rims = { from: false, to: false },
): void {
  const { ctx, cell } = paint
  const fromX = from % cols
  const fromY = Math.trunc(from / cols)
  const dx = (to % cols) - fromX
  const dy = Math.trunc(to / cols) - fromY
  if (dx === 0 && dy === 0) return
  const near = rims.from ? CAVE_RIM : isCurrent ? 0.3 : 0.14
  const far = rims.to ? 1 - CAVE_RIM : isCurrent ? 0.78 : 0.86
  const aside = isCurrent ? -ASIDE : ASIDE
  const x = fromX + 0.5 - dy * aside
  const y = fromY + 0.5 + dx * aside
  const startX = (x + dx * near) * cell
  const startY = (y + dy * near) * cell
  const endX = (x + dx * far) * cell
  const endY = (y + dy * far) * cell
  const head = Math.max(4, cell * 0.14)
  ctx.beginPath()
  ctx.moveTo(startX, startY)
  ctx.lineTo(endX, endY)
  if (isCurrent) ctx.setLineDash([cell * 0.1, cell * 0.07])
  strokeWithHalo(paint, ink, weight)
  ctx.setLineDash(none)
  ctx.beginPath()
  addHead(ctx, endX, endY, dx, dy, head)
  // The current has two heads: one is drawn on and on.
  if (isCurrent) addHead(ctx, endX - dx * head * 0.8, endY - dy * head * 0.8, dx, dy, head)
  strokeWithHalo(paint, ink, weight)
}

/** A bump: a short arrow against a bar on the side bumped into. */
export function stub(
  paint: Paint,
  col: number,
  row: number,
  way: number,
  ink: string,
  weight: number,
): void {
  const { ctx, cell } = paint
  const dx = wayCol[way]!
  const dy = wayRow[way]!
  const at = (ahead: number, aside: number): [number, number] => [
    (col + 0.5 + dx * ahead - dy * aside) * cell,
    (row + 0.5 + dy * ahead + dx * aside) * cell,
  ]
  ctx.beginPath()
  ctx.moveTo(...at(0.46, -0.3))
  ctx.lineTo(...at(0.46, 0.3))
  ctx.moveTo(...at(0.32, -0.08))
  ctx.lineTo(...at(0.4, 0))
  ctx.lineTo(...at(0.32, 0.08))
  strokeWithHalo(paint, ink, weight * 1.3)
}

/** A fall: a short arrow down into the cave, one up out of the other, and a thin curve that tells where it is. */
export function link(
  paint: Paint,
  cols: number,
  from: number,
  to: number,
  ink: string,
  weight: number,
): void {
  const { ctx, cell } = paint
  const fromX = ((from % cols) + 0.5) * cell
  const fromY = (Math.trunc(from / cols) + 0.5) * cell
  const toX = ((to % cols) + 0.5) * cell
  const toY = (Math.trunc(to / cols) + 0.5) * cell
  if (from !== to) {
    const part = (CAVE_RIM * cell) / Math.hypot(toX - fromX, toY - fromY)
    const [dx, dy] = [(toX - fromX) * part, (toY - fromY) * part]
    ctx.beginPath()
    ctx.moveTo(fromX + dx, fromY + dy)
    addCurve(ctx, fromX + dx, fromY + dy, toX - dx, toY - dy)
    ctx.setLineDash([4, 4])
    ctx.strokeStyle = ink
    ctx.lineWidth = weight
    ctx.stroke()
    ctx.setLineDash(none)
  }
  const head = Math.max(4, cell * 0.13)
  const half = cell * 0.17
  // Beside the cave's name.
  const side = cell * 0.43
  ctx.beginPath()
  ctx.moveTo(fromX - side, fromY - half)
  ctx.lineTo(fromX - side, fromY + half)
  addHead(ctx, fromX - side, fromY + half, 0, 1, head)
  ctx.moveTo(toX + side, toY + half)
  ctx.lineTo(toX + side, toY - half)
  addHead(ctx, toX + side, toY - half, 0, -1, head)
  strokeWithHalo(paint, ink, weight)
}

/** Adds a curve that swings out to the left of the straight line, so that there and back differ. */
export function addCurve(
  ctx: BoardContext,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  const bend = 0.18
  const middleX = (fromX + toX) / 2 + (toY - fromY) * bend
  const middleY = (fromY + toY) / 2 - (toX - fromX) * bend
  ctx.quadraticCurveTo(middleX, middleY, toX, toY)
}

/** Adds the two strokes of an arrow's head that points along (dx, dy). */
export function addHead(
  ctx: BoardContext,
  x: number,
  y: number,
  dx: number,
  dy: number,
  size: number,
): void {
  ctx.moveTo(x - dx * size - dy * size * 0.8, y - dy * size + dx * size * 0.8)
  ctx.lineTo(x, y)
  ctx.lineTo(x - dx * size + dy * size * 0.8, y - dy * size - dx * size * 0.8)
}

/** A line that stands out from any ground: its colour on a rim in the cells' own colour. */
function strokeWithHalo({ ctx, cell, theme }: Paint, ink: string, weight: number): void {
  const width = Math.max(1.5, Math.min(4, cell * 0.06)) * weight
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = theme.cell
  ctx.lineWidth = width + 3
  ctx.stroke()
  ctx.strokeStyle = ink
  ctx.lineWidth = width
  ctx.stroke()
  ctx.lineCap = 'butt'
}

const none: number[] = []
