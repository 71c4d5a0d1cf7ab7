import type { MeasureText } from './svg-context'

let context: OffscreenCanvasRenderingContext2D | null = null

/** How wide a text is in the page's own fonts. */
export const measureText: MeasureText = (text, font) => {
  context ??= new OffscreenCanvas(1, 1).getContext('2d')!
  context.font = font
  return context.measureText(text).width
}
