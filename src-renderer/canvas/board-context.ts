/**
 * The part of a canvas that painters may use: little enough that other kinds of pictures, such as SVG, can implement
 * it.
 */
export interface BoardContext extends Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'rect'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
> {
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  fill(): void
  stroke(): void
  setLineDash(segments: number[]): void
  /** Width of a text in the current font, in pixels. */
  measureText(text: string): { readonly width: number }
}

/** A game's images, to be drawn by name on one context. */
export interface Sprites {
  /** Number of a sprite for `drawNumber`; throws for an unknown name, which is a bug. */
  numberOf(name: string): number
  /** Draws a sprite into a square, in pixels of the context. */
  draw(name: string, x: number, y: number, size: number): void
  drawNumber(sprite: number, x: number, y: number, size: number): void
}
