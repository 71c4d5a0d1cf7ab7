import type { PictureOptions } from '@core/protocol/picture'
import { CanvasPainter } from './canvas-painter'
import { type PictureBox, wholeBox } from './paint-scene'
import type { Scene } from './scene'

/** Maximum number of pixels examined: a larger picture is painted smaller. */
const MOST_LOOKED_AT = 4_000_000
/** Pixels of room on each side, so that no line is on the edge. */
const ROOM = 2

/** The smallest part of a picture that contains everything painted. */
export async function tightBox(scene: Scene, options: PictureOptions): Promise<PictureBox> {
  const { width, height } = wholeBox(scene, options)
  const shrink = Math.min(1, Math.sqrt(MOST_LOOKED_AT / (width * height)))
  const looked = { ...options, scale: options.scale * shrink, ground: 'transparent' as const }
  const painter = await CanvasPainter.make(scene.look, scene.size, looked)
  painter.paint(scene)
  const found = inkOf(painter.pixels(), painter.width)
  if (!found) return { x: 0, y: 0, width, height }
  const [across, down] = [width / painter.width, height / painter.height]
  const x = Math.max(0, Math.floor(found.left * across) - ROOM)
  const y = Math.max(0, Math.floor(found.top * down) - ROOM)
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(found.right * across) + ROOM) - x,
    height: Math.min(height, Math.ceil(found.bottom * down) + ROOM) - y,
  }
}

/**
 * The range of pixels (0xAABBGGRR, row by row) that are not transparent, its ends exclusive; null if all are
 * transparent.
 */
export function inkOf(
  pixels: Uint32Array,
  width: number,
): { left: number; right: number; top: number; bottom: number } | null {
  let [left, right, top, bottom] = [width, 0, pixels.length / width, 0]
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at]! >>> 24 === 0) continue
    const col = at % width
    const row = (at - col) / width
    if (col < left) left = col
    if (col >= right) right = col + 1
    if (row < top) top = row
    bottom = row + 1
  }
  return right === 0 ? null : { left, right, top, bottom }
}
