import type { BoardSize } from '@core/kernel/grid'
import type { PictureOptions, PictureSize } from '@core/protocol/picture'
import type { BoardContext, Sprites } from '../board-context'
import type { Paint, AnyBoardLook } from '../board-view'
import { apart } from '../pen'
import { chosenInks } from '../shown-looks'
import { firstLines, linesWithin } from '../text-lines'
import type { Scene } from './scene'
import { boardThemes } from './themes'

/** Pixels on each side for coordinates, however small the cells are. */
const COORDINATES = 24
/** Distance of the caption from the edges, and of its lines, in pixels. */
const MARGIN = 10
const LINE = 16
/** Width in pixels with which most captions fit on one line. */
const CAPTION = 620
const MOST_LINES = 4

/** Size of the whole picture, and the place of the board's (0,0) in it; whole pixels. */
export interface PictureLayout extends PictureSize {
  /** Maximum number of lines of the caption below the board. */
  readonly lines: number
  readonly originX: number
  readonly originY: number
}

/** A part of a picture, in its pixels. */
export interface PictureBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The size and layout of a picture of a board. */
export function layoutPicture(
  { geometry, footRoom }: Pick<AnyBoardLook, 'geometry' | 'footRoom'>,
  size: BoardSize,
  { scale, hasCoordinates, hasCaption, hasOverlay }: PictureOptions,
): PictureLayout {
  const bounds = geometry.bounds(size)
  const least = hasCoordinates ? COORDINATES : 0
  const left = Math.ceil(Math.max(-bounds.x * scale, least))
  const top = Math.ceil(Math.max(-bounds.y * scale, least))
  const right = (bounds.x + bounds.width) * scale
  const bottom = (bounds.y + bounds.height) * scale
  // The bounds have the same margin on all sides.
  const foot = hasOverlay ? (footRoom?.(scale) ?? 0) : 0
  const extra = Math.max(0, least + bounds.y * scale, foot + bounds.y * scale)
  const width = Math.ceil(left + right + Math.max(0, least + bounds.x * scale))
  const across = Math.max(1, width - 2 * MARGIN)
  const lines = hasCaption ? Math.min(MOST_LINES, Math.ceil(CAPTION / across)) : 0
  return {
    originX: left,
    originY: top,
    width,
    height: Math.ceil(top + bottom + extra) + captionHeight({ lines }),
    lines,
  }
}

/** The box of the whole picture. */
export function wholeBox({ look, size }: Scene, options: PictureOptions): PictureBox {
  const { width, height } = layoutPicture(look, size, options)
  return { x: 0, y: 0, width, height }
}

/**
 * Paints a moment from edge to edge on a context whose (0,0) is the picture's upper left corner. `paintMarks` is called
 * last, above everything else.
 */
export function paintScene(
  ctx: BoardContext,
  sprites: Sprites,
  { look, level, size, frame, moment, page, caption }: Scene,
  options: PictureOptions,
  paintMarks?: (paint: Paint) => void,
): void {
  const layout = layoutPicture(look, size, options)
  const { width, originX, originY } = layout
  const height = layout.height - captionHeight(layout)
  const inks = chosenInks()
  const { [options.theme]: own, light } = boardThemes
  // Text beside the board has to be readable on paper, whatever the board’s colours are.
  const beside = options.ground === 'white' ? { text: light.text, textMuted: light.textMuted } : {}
  const theme = { ...own, ...beside, ...(inks === null ? {} : { player: inks }) }
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
  if (options.ground !== 'transparent') {
    ctx.fillStyle = options.ground === 'white' ? '#ffffff' : theme.ground
    ctx.fillRect(0, 0, width, layout.height)
  }
  if (options.hasCaption) paintCaption(paint, caption, layout)
  ctx.translate(originX, originY)
  apart(ctx, () => look.paintBoard(paint, level))
  apart(ctx, () => look.paintPieces(paint, level, frame, moment))
  if (options.hasOverlay) apart(ctx, () => look.paintOverlay(paint, level, frame, moment))
  if (paintMarks) apart(ctx, () => paintMarks(paint))
  ctx.restore()
}

function captionHeight({ lines }: Pick<PictureLayout, 'lines'>): number {
  return lines === 0 ? 0 : lines * LINE + MARGIN
}

function paintCaption({ ctx, theme }: Paint, caption: string, layout: PictureLayout): void {
  ctx.fillStyle = theme.text
  ctx.font = `12px ${theme.font}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const across = layout.width - 2 * MARGIN
  const measure = (part: string): number => ctx.measureText(part).width
  const top = layout.height - captionHeight(layout)
  const lines = linesWithin(caption, across, measure, ' · ')
  firstLines(lines, layout.lines, across, measure).forEach((line, index) => {
    ctx.fillText(line, layout.width / 2, top + (index + 0.5) * LINE + MARGIN / 4)
  })
}
