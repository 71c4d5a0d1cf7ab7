// Only the core: ready-made shapes and filters are not used.
import { Konva } from 'konva/lib/Core.js'
import { Camera, type CameraGrip } from './camera'
import { FrameLoop, layerNames, type LayerName } from './frame-loop'
import type { BoardXY } from './geometry'
import { names, rulers, trails } from './board-extras'
import type { BoardMoment, Paint } from './board-view'
import type { ShownBoard } from './shown-board'
import { paintFollowed } from './followed-layer'
import { paintDiffering, paintPointer } from './pointer-layer'
import { paintRulers, rulerRim } from './rulers'
import { SpriteAtlas } from './sprite-atlas'
import { spritesOf } from './shown-looks'
import { LARGE_BOARD, TerrainCache, type ScreenPaint } from './terrain-cache'
import { readBoardTheme, type BoardTheme } from './theme'

// The frame loop decides when layers are drawn.
Konva.autoDrawEnabled = false

/** Time that the pieces wait for the run of an edited level, in ms. */
const PATIENCE = 24

/** A board: a Konva stage of four layers, each of one shape that the game's painters paint (ADR 3). */
export class BoardStage {
  readonly camera = new Camera()
  readonly loop: FrameLoop
  /** Called after the camera was moved by hand or to show something, so that a board beside this one can follow. */
  onCamera: ((camera: Camera) => void) | null = null
  private readonly watchers = new Set<(camera: Camera) => void>()
  private readonly stage: Konva.Stage
  /** The window that contains the board; its frames and pixel ratio may differ from the page's. */
  private readonly page: Window & typeof globalThis
  private readonly layers: Record<LayerName, Konva.Layer>
  private readonly sprites: SpriteAtlas
  private readonly observer: ResizeObserver
  private readonly terrain: TerrainCache<unknown> | null
  private theme: BoardTheme
  private parts: readonly unknown[] = []
  /**
   * The position of the pane's upper edge on the screen, and the height of the window, when the board was last fitted.
   */
  private fittedTop = 0
  private windowHeight = 0
  /** While the stage is resized its layers are not drawn; all are drawn once after it. */
  private isResizing = false
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly container: HTMLDivElement,
    private readonly shown: ShownBoard,
  ) {
    this.page = container.ownerDocument.defaultView ?? window
    this.theme = readBoardTheme(container)
    this.terrain = shown.view.terrain ? new TerrainCache(shown.view.terrain) : null
    this.sprites = new SpriteAtlas(spritesOf(shown.view), () => this.loop.markAll())
    // The pixel ratio may have changed since the last board was created.
    Konva.pixelRatio = this.page.devicePixelRatio
    this.stage = new Konva.Stage({ container, width: 1, height: 1, listening: false })
    // Konva would make all canvases anew for a width and again for a height.
    this.stage.off('widthChange.konva')
    this.loop = new FrameLoop(
      (now, delta) => shown.playback.tick(now, delta),
      (layer) => this.layers[layer].drawScene(),
      this.page,
    )
    this.layers = Object.fromEntries(
      layerNames.map((name) => [name, this.makeLayer(name)]),
    ) as Record<LayerName, Konva.Layer>
    // Resizing empties the layers, and the next visible frame is painted after this.
    this.observer = new this.page.ResizeObserver(() => {
      if (this.resize()) this.loop.drawMarked()
    })
    this.observer.observe(container)
    const seen = shown.cameraView
    this.resize()
    if (seen) {
      this.camera.show(seen)
      this.afterCamera()
    }
  }

  /** Fits the whole board into the pane. */
  fit(): void {
    const { view, marks, size } = this.shown
    this.camera.rim = rulers.isOn ? rulerRim(view.rulers) : { pixels: 0, cells: 0 }
    this.camera.fit(view.geometry, marks.fitSize ?? size)
    this.fittedTop = this.container.getBoundingClientRect().top
    this.windowHeight = this.page.innerHeight
    this.shown.cameraView = null
    this.loop.markAll()
    this.cameraMoved()
  }

  /** Shows the same part as the camera of a board beside this one. */
  follow(camera: Camera): void {
    if (!this.camera.follow(camera)) return
    this.shown.cameraView = this.camera.view()
    this.loop.markAll()
    for (const watcher of this.watchers) watcher(this.camera)
  }

  /**
   * Calls `watcher` with the camera now and after every move, for elements over the board; returns a function that
   * stops it.
   */
  watchCamera(watcher: (camera: Camera) => void): () => void {
    this.watchers.add(watcher)
    watcher(this.camera)
    return () => void this.watchers.delete(watcher)
  }

  zoom(factor: number, x = this.camera.width / 2, y = this.camera.height / 2): void {
    this.camera.zoom(factor, x, y)
    this.afterCamera()
  }

  pan(dx: number, dy: number): void {
    this.camera.pan(dx, dy)
    this.afterCamera()
  }

  /** Zooms and pans from where a gesture began, as `Camera.pinch` does. */
  pinch(grip: CameraGrip, factor: number, to: BoardXY): void {
    this.camera.pinch(grip, factor, to)
    this.afterCamera()
  }

  /** Moves a point of the board to the middle of the pane. */
  centre(at: BoardXY): void {
    this.camera.show({ cell: this.camera.cell, x: at.x, y: at.y })
    this.afterCamera()
  }

  reveal(row: number, col: number): void {
    const at = this.shown.view.geometry.centreOf(this.shown.size, row, col)
    if (!this.camera.reveal(at)) return
    this.shown.cameraView = this.camera.view()
    this.loop.markAll()
    this.cameraMoved()
  }

  /** Called when the theme or the board's size has changed. */
  refresh(): void {
    this.theme = readBoardTheme(this.container)
    if (this.camera.isFitted) this.fit()
    else this.loop.markAll()
  }

  /**
   * Called when the level was edited. Pieces are drawn with the new run, which usually arrives within a few
   * milliseconds; if it takes longer, they are drawn without it.
   */
  levelChanged(): void {
    const { view, level } = this.shown
    const parts = view.boardParts?.(level) ?? [level]
    const isSame =
      parts.length === this.parts.length && parts.every((part, i) => part === this.parts[i])
    this.parts = parts
    this.loop.mark('pointer')
    if (!isSame) this.loop.mark('board')
    clearTimeout(this.patience)
    this.patience = setTimeout(() => this.loop.mark('pieces', 'overlay'), PATIENCE)
  }

  destroy(): void {
    clearTimeout(this.patience)
    this.observer.disconnect()
    this.loop.stop()
    this.stage.destroy()
  }

  private cameraMoved(): void {
    this.onCamera?.(this.camera)
    for (const watcher of this.watchers) watcher(this.camera)
  }

  private afterCamera(): void {
    this.camera.keepInSight(this.shown.view.geometry, this.shown.size)
    this.shown.cameraView = this.camera.view()
    this.loop.markAll()
    this.cameraMoved()
  }

  /** Resizes the stage to the container; returns false if nothing changed. */
  private resize(): boolean {
    const { clientWidth, clientHeight } = this.container
    if (clientWidth === 0 || clientHeight === 0) return false
    if (this.stage.width() === clientWidth && this.stage.height() === clientHeight) return false
    const isWindow =
      this.camera.width !== clientWidth || this.windowHeight !== this.page.innerHeight
    this.isResizing = true
    this.stage.width(clientWidth)
    if (this.stage.height() === clientHeight) this.stage.fire('heightChange')
    else this.stage.height(clientHeight)
    this.isResizing = false
    this.camera.width = clientWidth
    this.camera.height = clientHeight
    if (!this.camera.isFitted) this.afterCamera()
    else if (isWindow) this.fit()
    else this.fitBeside(clientHeight)
    return true
  }

  /** Fits the board when only bars above or below appeared or disappeared, so that it does not jump. */
  private fitBeside(height: number): void {
    const { view, marks, size } = this.shown
    const lowered = this.container.getBoundingClientRect().top - this.fittedTop
    this.camera.fitBeside(view.geometry, marks.fitSize ?? size, height, lowered)
    this.loop.markAll()
    this.cameraMoved()
  }

  /** Painters get the canvas itself: Konva's context forwards each call, which would cost too much with many pieces. */
  private makeLayer(name: LayerName): Konva.Layer {
    const layer = new Konva.Layer({ listening: false })
    this.stage.add(layer)
    const ctx = layer.getNativeCanvasElement().getContext('2d')!
    const sceneFunc = (): void => {
      if (!this.isResizing) this.paint(name, ctx)
    }
    return layer.add(new Konva.Shape({ sceneFunc, listening: false, perfectDrawEnabled: false }))
  }

  private paint(name: LayerName, ctx: CanvasRenderingContext2D): void {
    const { camera, shown } = this
    // Without a size of the pane there are no positions.
    if (camera.width === 0 || camera.height === 0) return
    const { view, level } = shown
    const paint: Paint & ScreenPaint = {
      ctx,
      pixels: ctx,
      cell: camera.cell,
      visible: camera.visible(view.geometry, shown.size),
      seen: camera.seen(),
      theme: this.theme,
      sprites: this.sprites.on(ctx),
      page: shown.page,
      // The rulers on the pointer layer show the coordinates.
      hasCoordinates: false,
      isNameless: !names.isOn,
    }
    const moment: BoardMoment = {
      turn: shown.turn,
      isStepping: shown.playback.isStepping,
      toolId: shown.toolId,
      plan: shown.plan,
      variants: shown.variants,
      hover: shown.hover,
      cursor: shown.cursorAt,
    }
    ctx.save()
    ctx.translate(camera.originX, camera.originY)
    switch (name) {
      case 'board':
        this.paintBoard(paint)
        break
      case 'pieces':
        if (shown.preview?.isWhole && shown.preview.draft !== undefined)
          view.paintPieces(paint, shown.preview.draft, null, moment)
        else view.paintPieces(paint, level, shown.frame(), moment)
        break
      case 'overlay':
        if (trails.isOn) view.paintOverlay(paint, level, shown.frame(), moment)
        paintFollowed(paint, shown)
        paintDiffering(paint, shown)
        break
      case 'pointer':
        paintPointer(paint, shown, moment)
        if (rulers.isOn) paintRulers(paint, shown)
        break
    }
    ctx.restore()
  }

  private paintBoard(paint: Paint & ScreenPaint): void {
    const { preview, size, view } = this.shown
    const level = preview?.draft ?? this.shown.level
    if (!this.terrain || size.rows * size.cols < LARGE_BOARD) {
      view.paintBoard(paint, level)
      return
    }
    if (this.terrain.paint(paint, level, size)) this.loop.mark('board')
    view.terrain?.paintRest(paint, level)
  }
}
