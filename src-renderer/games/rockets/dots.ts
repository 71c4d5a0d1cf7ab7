import { wayCol, wayRow } from '@core/kernel/grid'
import type { Paint } from '../../editor/game-view'
import type { AnimalGroups } from './animal-groups'
import { catDot, mouseDot } from './palette'

/** Side of a dot in cells. */
const MOUSE_DOT = 0.6
const CAT_DOT = 0.9

// Scratch memory of the painter, as large as the canvas it paints on.
let canvas: HTMLCanvasElement | null = null
let context: CanvasRenderingContext2D | null = null
let image: ImageData | null = null
let words = new Uint32Array(0)

/**
 * Ten thousand animals as plain squares, set pixel by pixel in one picture: thousands of calls on the canvas would take
 * longer than a frame lasts. Cats come after mice, so that they are not hidden.
 */
export function paintDots(
  { cell, visible, theme }: Paint,
  ctx: CanvasRenderingContext2D,
  groups: AnimalGroups,
  progress: number,
): void {
  const transform = ctx.getTransform()
  const scale = cell * transform.a
  const left = Math.max(0, Math.floor(transform.e + (visible.col - 1) * scale))
  const top = Math.max(0, Math.floor(transform.f + (visible.row - 1) * scale))
  const right = Math.ceil(transform.e + (visible.col + visible.cols + 1) * scale)
  const bottom = Math.ceil(transform.f + (visible.row + visible.rows + 1) * scale)
  const width = Math.min(ctx.canvas.width, right) - left
  const height = Math.min(ctx.canvas.height, bottom) - top
  if (width <= 0 || height <= 0) return
  fit(ctx.canvas)
  const stride = image!.width
  words.fill(0, 0, height * stride)
  const shade = theme.isDark ? 1 : 0
  for (let kind = 0; kind <= 4; kind += 4) {
    const word = kind === 0 ? wordOf(mouseDot[shade]) : wordOf(catDot[shade])
    const size = (kind === 0 ? MOUSE_DOT : CAT_DOT) * scale
    const side = Math.max(1, Math.round(size))
    const inset = (scale - side) / 2
    const lag = groups.isMove ? 1 - progress : 0
    const { keys, size: count, stride: squares } = groups
    for (let i = 0; i < count; i++) {
      const key = keys[i]!
      if ((key & 4) !== kind) continue
      const square = key >> 3
      const col = (square % squares) - 1 - wayCol[key & 3]! * lag
      const row = ((square / squares) | 0) - 1 - wayRow[key & 3]! * lag
      const x = Math.round(transform.e + col * scale + inset) - left
      const y = Math.round(transform.f + row * scale + inset) - top
      fill(x, y, side, width, height, stride, word)
    }
  }
  context!.putImageData(image!, 0, 0, 0, 0, width, height)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.drawImage(canvas!, 0, 0, width, height, left, top, width, height)
  ctx.restore()
}

/** The same square by square, for pictures. */
export function paintSquares(
  { ctx, cell, theme }: Paint,
  { keys, size: count, stride, isMove }: AnimalGroups,
  progress: number,
): void {
  const lag = isMove ? 1 - progress : 0
  for (let kind = 0; kind <= 4; kind += 4) {
    const side = (kind === 0 ? MOUSE_DOT : CAT_DOT) * cell
    ctx.fillStyle = (kind === 0 ? mouseDot : catDot)[theme.isDark ? 1 : 0]
    for (let i = 0; i < count; i++) {
      const key = keys[i]!
      if ((key & 4) !== kind) continue
      const square = key >> 3
      const x = (square % stride) - 0.5 - wayCol[key & 3]! * lag
      const y = ((square / stride) | 0) - 0.5 - wayRow[key & 3]! * lag
      ctx.fillRect(x * cell - side / 2, y * cell - side / 2, side, side)
    }
  }
}

/** Sets the pixels of a square, cut to the picture. */
function fill(
  x: number,
  y: number,
  side: number,
  width: number,
  height: number,
  stride: number,
  word: number,
): void {
  const fromX = x < 0 ? 0 : x
  const toX = x + side > width ? width : x + side
  const toY = y + side > height ? height : y + side
  for (let row = y < 0 ? 0 : y; row < toY; row++) {
    const line = row * stride
    for (let at = line + fromX; at < line + toX; at++) words[at] = word
  }
}

function fit(shown: HTMLCanvasElement): void {
  if (canvas?.width === shown.width && canvas.height === shown.height) return
  canvas = document.createElement('canvas')
  canvas.width = shown.width
  canvas.height = shown.height
  context = canvas.getContext('2d', { willReadFrequently: true })!
  image = context.createImageData(shown.width, shown.height)
  words = new Uint32Array(image.data.buffer)
}

/** A colour '#rrggbb' as an opaque pixel; every machine that Electron runs on puts the low byte first. */
function wordOf(colour: string): number {
  const rgb = parseInt(colour.slice(1), 16)
  return (0xff000000 | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0
}
