import type { MeasureText } from './svg-context'

let context: OffscreenCanvasRenderingContext2D | null = null

/** Width of a text in pixels, in the page's fonts. */
export const measureText: MeasureText = (text, font) => {
  context ??= new OffscreenCanvas(1, 1).getContext('2d')!
  context.font = font
  return context.measureText(text).width
}
