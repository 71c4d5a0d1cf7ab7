import type { Sprites } from './board-context'
import { placeInSheet, sheetOf, SPRITE } from './sprite-sheet'
import { svgUrl } from './svg-url'

/** Largest sprite drawn from the atlas, in device pixels; larger ones are drawn from the vector image. */
const LARGEST = 256

/** Empty pixels around a sprite: drawn smaller it would be cut off at its edge otherwise. */
const GAP = 2

type SpriteContext = Pick<CanvasRenderingContext2D, 'drawImage'>

interface Bucket {
  /** By number of the sprite; only those that were drawn already. */
  readonly bitmaps: (ImageBitmap | undefined)[]
  readonly size: number
}

/**
 * The sprites of one game, as bitmaps per zoom bucket (powers of the square root of two), so that drawing a thousand
 * pieces is a thousand cheap copies. Each is made when it is first drawn: a board shows few of a game's sprites.
 */
export class SpriteAtlas {
  private readonly index: ReadonlyMap<string, number>
  private readonly sheet = new Image()
  private readonly buckets = new Map<number, Bucket>()
  /** The last requested size: consecutive pieces mostly have the same size. */
  private lastPixels = -1
  private lastBucket: Bucket | null = null
  private isLoaded = false

  /** Starts loading; `onReady` is called once all sprites can be drawn. */
  constructor(
    sprites: Readonly<Record<string, string>>,
    private readonly onReady: () => void,
  ) {
    this.index = new Map(Object.keys(sprites).map((name, position) => [name, position]))
    const svg = sheetOf(Object.values(sprites))
    this.sheet.src = svgUrl(svg)
    void this.sheet.decode().then(() => {
      this.isLoaded = true
      this.onReady()
    })
  }

  /** True once sprites can be drawn; before that `draw` paints nothing. */
  get isReady(): boolean {
    return this.isLoaded
  }

  /** The sprites for drawing on one context. */
  on(ctx: SpriteContext): Sprites {
    // Read once, because reading it from the window takes as long as drawing a sprite.
    const ratio = devicePixelRatio
    return {
      numberOf: (name) => this.numberOf(name),
      draw: (name, x, y, size) => this.draw(ctx, this.numberOf(name), x, y, size, ratio),
      drawNumber: (sprite, x, y, size) => this.draw(ctx, sprite, x, y, size, ratio),
    }
  }

  private numberOf(name: string): number {
    const position = this.index.get(name)
    if (position === undefined) throw new Error(`no sprite ${name}`)
    return position
  }

  private draw(
    ctx: SpriteContext,
    sprite: number,
    x: number,
    y: number,
    size: number,
    ratio: number,
  ): void {
    if (!this.isLoaded) return
    const bucket = this.bucketFor(size * ratio)
    const bitmap = (bucket.bitmaps[sprite] ??= this.bitmapOf(sprite, bucket.size))
    ctx.drawImage(bitmap, GAP, GAP, bucket.size, bucket.size, x, y, size, size)
  }

  private bucketFor(pixels: number): Bucket {
    if (pixels !== this.lastPixels || !this.lastBucket) {
      this.lastBucket = this.findBucket(pixels)
      this.lastPixels = pixels
    }
    return this.lastBucket
  }

  private findBucket(pixels: number): Bucket {
    const step = Math.ceil(2 * Math.log2(Math.max(4, Math.min(pixels, LARGEST))))
    const held = this.buckets.get(step)
    if (held) return held
    const bucket = { bitmaps: [], size: Math.round(2 ** (step / 2)) }
    this.buckets.set(step, bucket)
    return bucket
  }

  private bitmapOf(sprite: number, size: number): ImageBitmap {
    const canvas = new OffscreenCanvas(size + 2 * GAP, size + 2 * GAP)
    canvas
      .getContext('2d')!
      .drawImage(this.sheet, placeInSheet(sprite), 0, SPRITE, SPRITE, GAP, GAP, size, size)
    // Drawing from a canvas makes the browser check it for changes with every sprite; a bitmap does not.
    return canvas.transferToImageBitmap()
  }
}
