/** What painters may use of a canvas: little enough that a picture can be written down in another form as well. */
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

/** A game's images, to be drawn by name on the context that is painted on. */
export interface Sprites {
  /** Number of a sprite for `drawNumber`; throws for an unknown name, which is a bug. */
  numberOf(name: string): number
  /** Draws a sprite into a square, in pixels of the context. */
  draw(name: string, x: number, y: number, size: number): void
  drawNumber(sprite: number, x: number, y: number, size: number): void
}
