import { newgameIn } from '@core/games/newgame/index'
import type { Level } from '@core/games/newgame/model'
import { slots } from '@core/games/newgame/play/engine'
import { defineBoardLook } from '../../canvas/board-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintSquareCoordinates } from '../../canvas/square-coordinates'
import { words } from '../../ui/words'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'

export default defineBoardLook(newgameIn(words), {
  geometry: squareGeometry,
  sprites: {},
  paintBoard,
  boardParts: ({ rows, cols, cells }) => [rows, cols, cells],
  paintPieces,
  paintOverlay,
  paintGhost: (paint, { cols }, cell: number) => paintWall(paint, cols, cell),
})

function paintBoard(paint: Paint, { rows, cols, cells }: Level): void {
  const { ctx, cell, theme } = paint
  ctx.fillStyle = theme.cell
  ctx.fillRect(0, 0, cols * cell, rows * cell)
  cells.forEach((letter, at) => letter === '#' && paintWall(paint, cols, at))
  ctx.strokeStyle = theme.wall
  ctx.lineWidth = 2
  ctx.strokeRect(0, 0, cols * cell, rows * cell)
  if (paint.hasCoordinates) paintSquareCoordinates(paint, { rows, cols })
}

function paintWall({ ctx, cell, theme }: Paint, cols: number, at: number): void {
  ctx.fillStyle = theme.wall
  ctx.fillRect((at % cols) * cell, Math.trunc(at / cols) * cell, cell, cell)
}

function paintPieces(
  { ctx, cell, theme }: Paint,
  { cols }: Level,
  frame: RunFrame<Level> | null,
): void {
  const at = frame?.state[slots.cell] ?? 0
  ctx.fillStyle = theme.player[0]!
  ctx.beginPath()
  ctx.arc(
    ((at % cols) + 0.5) * cell,
    (Math.trunc(at / cols) + 0.5) * cell,
    cell * 0.35,
    0,
    2 * Math.PI,
  )
  ctx.fill()
}

/** A ring round the walker while the run is stepped through. */
function paintOverlay(
  { ctx, cell, theme }: Paint,
  { cols }: Level,
  frame: RunFrame<Level> | null,
  { isStepping }: BoardMoment,
): void {
  if (!frame || !isStepping) return
  const at = frame.state[slots.cell]!
  ctx.strokeStyle = theme.accent
  ctx.lineWidth = Math.max(1, cell * 0.08)
  ctx.strokeRect((at % cols) * cell, Math.trunc(at / cols) * cell, cell, cell)
}
