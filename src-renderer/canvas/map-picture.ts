import type { Paint } from './board-view'
import type { ShownBoard } from './shown-board'
import { SpriteAtlas } from './sprite-atlas'
import { spritesOf } from './shown-looks'
import { LARGE_BOARD } from './terrain-cache'
import { readBoardTheme } from './theme'

/** Time between two paintings in ms: the map need not be as quick as the board. */
const REST = 250
/** A map that takes longer than this to paint, in ms, is not painted while the run plays. */
const SLOW = 6

/** Keeps a small picture of the whole board up to date, in time that frames do not need. */
export class MapPicture {
  private readonly sprites: SpriteAtlas
  private timer: ReturnType<typeof setTimeout> | undefined
  private idle = 0
  private cost = 0

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly shown: ShownBoard,
  ) {
    this.sprites = new SpriteAtlas(spritesOf(shown.view), () => this.refresh())
  }

  /** Requests a repainting soon. */
  refresh(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      if (this.cost > SLOW && this.shown.playback.isPlaying) return this.refresh()
      this.idle = requestIdleCallback(() => this.paint(), { timeout: 2 * REST })
    }, REST)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    cancelIdleCallback(this.idle)
  }

  private paint(): void {
    const began = performance.now()
    const { canvas, shown } = this
    const { view, level, size } = shown
    const ctx = canvas.getContext('2d')!
    const bounds = view.geometry.bounds(size)
    const cell = canvas.width / bounds.width
    const paint: Paint = {
      ctx,
      cell,
      visible: { row: 0, col: 0, ...size },
      seen: bounds,
      theme: readBoardTheme(canvas),
      sprites: this.sprites.on(ctx),
      page: shown.page,
      hasCoordinates: false,
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = paint.theme.ground
    ctx.fillRect(0, 0, canvas.width, canvas.height)
    ctx.translate(-bounds.x * cell, -bounds.y * cell)
    if (view.terrain && size.rows * size.cols >= LARGE_BOARD) this.paintPlain(ctx, paint)
    else view.paintBoard(paint, level)
    view.paintPieces(paint, level, shown.frame(), {
      turn: shown.turn,
      isStepping: shown.playback.isStepping,
      toolId: 'select',
      variants: {},
      hover: null,
      cursor: null,
    })
    this.cost = performance.now() - began
  }

  /** Paints a large ground with one pixel per cell. */
  private paintPlain(ctx: CanvasRenderingContext2D, { theme, cell }: Paint): void {
    const { view, level, size } = this.shown
    const raster = document.createElement('canvas')
    raster.width = size.cols
    raster.height = size.rows
    const image = new ImageData(size.cols, size.rows)
    view.terrain!.fillColours(level, theme, new Uint32Array(image.data.buffer))
    raster.getContext('2d')!.putImageData(image, 0, 0)
    ctx.drawImage(raster, 0, 0, size.cols * cell, size.rows * cell)
  }
}
