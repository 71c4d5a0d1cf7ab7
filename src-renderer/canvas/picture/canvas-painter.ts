import type { BoardSize } from '@core/kernel/grid'
import type { PictureOptions } from '@core/protocol/picture'
import type { AnyBoardLook } from '../board-view'
import { SpriteAtlas } from '../sprite-atlas'
import { spritesOf } from '../shown-looks'
import { layoutPicture, paintScene, type PictureBox } from './paint-scene'
import type { Scene } from './scene'
import { boardThemes } from './themes'

/** Paints moments of one document on a canvas that is not on the screen. */
export class CanvasPainter {
  readonly canvas: OffscreenCanvas
  private readonly context: OffscreenCanvasRenderingContext2D

  private constructor(
    private readonly atlas: SpriteAtlas,
    width: number,
    height: number,
    private readonly options: PictureOptions,
  ) {
    this.canvas = new OffscreenCanvas(width, height)
    this.context = this.canvas.getContext('2d', { willReadFrequently: true })!
    if (options.ground === 'transparent') return
    this.context.fillStyle = boardThemes[options.theme].ground
    this.context.fillRect(0, 0, width, height)
  }

  /**
   * Resolves once the game's images are loaded. `isEven` adds a row or column of ground if needed, because videos need
   * even sizes.
   */
  static async make(
    look: AnyBoardLook,
    size: BoardSize,
    options: PictureOptions,
    isEven = false,
  ): Promise<CanvasPainter> {
    const { width, height } = layoutPicture(look, size, options)
    const atlas = await new Promise<SpriteAtlas>((resolve) => {
      const loading: SpriteAtlas = new SpriteAtlas(spritesOf(look), () => resolve(loading))
    })
    const fit = (length: number): number => (isEven ? length + (length % 2) : length)
    return new CanvasPainter(atlas, fit(width), fit(height), options)
  }

  get width(): number {
    return this.canvas.width
  }

  get height(): number {
    return this.canvas.height
  }

  paint(scene: Scene): void {
    paintScene(this.context, this.atlas.on(this.context), scene, this.options)
  }

  /** Pixels as 0xAABBGGRR, row by row. */
  pixels(): Uint32Array {
    const { data } = this.context.getImageData(0, 0, this.width, this.height)
    return new Uint32Array(data.buffer)
  }

  /** The picture, or a part of it, as PNG. */
  async png(box: PictureBox | null = null): Promise<Uint8Array> {
    const blob = await (box ? this.cut(box) : this.canvas).convertToBlob({ type: 'image/png' })
    return new Uint8Array(await blob.arrayBuffer())
  }

  private cut({ x, y, width, height }: PictureBox): OffscreenCanvas {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')!.drawImage(this.canvas, -x, -y)
    return canvas
  }
}
