import type { Life } from '@core/debug/life'
import { pageOfCell } from './page-cells'
import type { ShownBoard } from './shown-board'
import type { BoardXY } from './geometry'
import type { Paint } from './board-view'

/** Maximum number of places drawn before and after the playhead; a longer path would be a tangle and take too long. */
const MOST_PLACES = 3000

/** Paints the paths of followed entities: up to the playhead in full, the rest faint. */
export function paintFollowed(paint: Paint, shown: ShownBoard): void {
  const followings = shown.marks.debug?.followings
  if (!followings || followings.list.length === 0) return
  const { ctx, theme, cell } = paint
  ctx.save()
  ctx.lineJoin = ctx.lineCap = 'round'
  for (const following of followings.list) {
    const { life } = following
    const isChosen = following.id === followings.chosenId
    ctx.strokeStyle = ctx.fillStyle = isChosen ? theme.accent : theme.textMuted
    ctx.lineWidth = Math.max(1.5, Math.min(4, cell * 0.09))
    const now = life.placesBefore(followings.position)
    const way = wayOn(shown, paint.page, life)
    ctx.globalAlpha = 0.3
    stroke(paint, way, Math.max(0, now - 1), Math.min(life.placeCount, now + MOST_PLACES))
    ctx.globalAlpha = 0.85
    stroke(paint, way, Math.max(0, now - MOST_PLACES), now)
    const here = now > 0 ? way(now - 1) : null
    if (here) disc(paint, here, Math.max(3, cell * 0.12))
  }
  ctx.restore()
}

/** Centres of an entity's places by row of its life; null off the board and on other pages. */
function wayOn(shown: ShownBoard, page: number, life: Life): (row: number) => BoardXY | null {
  const { size, view } = shown
  return (row) => {
    const { cell } = life.placeAt(row)
    if (cell < 0 || pageOfCell(size, cell) !== page) return null
    const place = cell - page * size.rows * size.cols
    return view.geometry.centreOf(size, Math.floor(place / size.cols), place % size.cols)
  }
}

/** A line through the places of rows `from` to before `to`; it is interrupted where the entity leaves the board. */
function stroke(
  { ctx, cell }: Paint,
  way: (row: number) => BoardXY | null,
  from: number,
  to: number,
): void {
  let last: BoardXY | null = null
  ctx.beginPath()
  for (let row = from; row < to; row++) {
    const at = way(row)
    if (at && last) ctx.lineTo(at.x * cell, at.y * cell)
    else if (at) ctx.moveTo(at.x * cell, at.y * cell)
    last = at
  }
  ctx.stroke()
}

function disc({ ctx, cell }: Paint, { x, y }: BoardXY, radius: number): void {
  ctx.beginPath()
  ctx.arc(x * cell, y * cell, radius, 0, 2 * Math.PI)
  ctx.fill()
}
