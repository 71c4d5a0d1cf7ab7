import type { BoardSize } from '@core/kernel/grid'
import type { PictureOptions, PictureSize } from '@core/protocol/picture'
import type { BoardContext, Sprites } from '../canvas/board-context'
import type { Paint } from '../canvas/board-view'
import type { BoardGeometry } from '../canvas/geometry'
import type { Scene } from './scene'
import { boardThemes } from './themes'

/** Pixels on each side that coordinates need, however small the cells are. */
const COORDINATES = 24
const CAPTION = 26

/** Size of the whole picture, and where the board's (0,0) is in it; whole pixels. */
export interface PictureLayout extends PictureSize {
  readonly originX: number
  readonly originY: number
}

/** How large a picture of a board becomes. */
export function layoutPicture(
  geometry: BoardGeometry,
  size: BoardSize,
  { scale, hasCoordinates, hasCaption }: PictureOptions,
): PictureLayout {
  const bounds = geometry.bounds(size)
  const least = hasCoordinates ? COORDINATES : 0
  const left = Math.ceil(Math.max(-bounds.x * scale, least))
  const top = Math.ceil(Math.max(-bounds.y * scale, least))
  const right = (bounds.x + bounds.width) * scale
  const bottom = (bounds.y + bounds.height) * scale
  const extra = Math.max(0, least + bounds.y * scale)
  return {
    originX: left,
    originY: top,
    width: Math.ceil(left + right + Math.max(0, least + bounds.x * scale)),
    height: Math.ceil(top + bottom + extra) + (hasCaption ? CAPTION : 0),
  }
}

/** Paints a moment from edge to edge on a context whose (0,0) is the picture's upper left corner. */
export function paintScene(
  ctx: BoardContext,
  sprites: Sprites,
  { look, level, size, frame, moment, page, caption }: Scene,
  options: PictureOptions,
): void {
  const layout = layoutPicture(look.geometry, size, options)
  const { width, height, originX, originY } = layout
  const theme = boardThemes[options.theme]
  const cell = options.scale
  const paint: Paint = {
    ctx,
    cell,
    visible: { row: 0, col: 0, ...size },
    seen: { x: -originX / cell, y: -originY / cell, width: width / cell, height: height / cell },
    theme,
    sprites,
    page,
    hasCoordinates: options.hasCoordinates,
  }
  ctx.save()
  ctx.fillStyle = theme.ground
  ctx.fillRect(0, 0, width, height)
  if (options.hasCaption) paintCaption(paint, caption, layout)
  ctx.translate(originX, originY)
  apart(ctx, () => look.paintBoard(paint, level))
  apart(ctx, () => look.paintPieces(paint, level, frame, moment))
  if (options.hasOverlay) apart(ctx, () => look.paintOverlay(paint, level, frame, moment))
  ctx.restore()
}

/** On the screen each painter has a canvas of its own, and starts with a fresh pen. */
function apart(ctx: BoardContext, paint: () => void): void {
  ctx.save()
  ctx.lineWidth = 1
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'miter'
  ctx.setLineDash([])
  ctx.globalAlpha = 1
  paint()
  ctx.restore()
}

function paintCaption({ ctx, theme }: Paint, caption: string, { height }: PictureLayout): void {
  ctx.fillStyle = theme.text
  ctx.font = `12px ${theme.font}`
  ctx.textAlign = 'start'
  ctx.textBaseline = 'middle'
  ctx.fillText(caption, 10, height - CAPTION / 2)
}
