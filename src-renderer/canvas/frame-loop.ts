/** The layers of the board; each is repainted separately. */
export const layerNames = ['board', 'pieces', 'overlay', 'pointer'] as const
export type LayerName = (typeof layerNames)[number]

export interface FrameTimes {
  /** Script time of the last frames in ms, newest last; at most 600. */
  readonly script: number[]
}

/**
 * The only caller of requestAnimationFrame: advances animations, draws the marked layers, and stops by itself when
 * nothing is marked and nothing moves.
 */
export class FrameLoop {
  readonly times: FrameTimes = { script: [] }
  private readonly dirty = new Set<LayerName>()
  private handle = 0
  private last = 0

  constructor(
    /** Advances animations; returns true while something moves. */
    private readonly advance: (now: number, delta: number) => boolean,
    private readonly draw: (layer: LayerName) => void,
    /** The window for the frames; absent: that of the page. */
    private readonly page: Pick<
      Window,
      'requestAnimationFrame' | 'cancelAnimationFrame'
    > = globalThis,
  ) {}

  /** Marks layers to be drawn in the next frame. */
  mark(...layers: readonly LayerName[]): void {
    for (const layer of layers) this.dirty.add(layer)
    this.wake()
  }

  markAll(): void {
    this.mark(...layerNames)
  }

  wake(): void {
    if (this.handle === 0) this.handle = this.page.requestAnimationFrame(this.onFrame)
  }

  /** Draws the marked layers without waiting for a frame. */
  drawMarked(): void {
    for (const layer of layerNames) {
      if (this.dirty.delete(layer)) this.draw(layer)
    }
  }

  stop(): void {
    this.page.cancelAnimationFrame(this.handle)
    this.handle = 0
    this.last = 0
  }

  private readonly onFrame = (now: number): void => {
    const began = performance.now()
    this.handle = 0
    // After a pause the clock starts again; time in a hidden window must not cause a jump.
    const delta = this.last === 0 ? 16 : Math.min(100, now - this.last)
    this.last = now
    const isMoving = this.advance(now, delta)
    if (isMoving) this.dirty.add('pieces').add('overlay')
    this.drawMarked()
    if (isMoving || this.dirty.size > 0) this.wake()
    else this.last = 0
    if (this.times.script.length >= 600) this.times.script.shift()
    this.times.script.push(performance.now() - began)
  }
}
