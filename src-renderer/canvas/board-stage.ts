// Only the core: the ready-made shapes and filters are not drawn here.
import { Konva } from 'konva/lib/Core.js'
import type { LevelEditor } from '../state/level-editor.svelte'
import { Camera } from './camera'
import { FrameLoop, layerNames, type LayerName } from './frame-loop'
import type { BoardMoment, Paint } from './board-view'
import { paintPointer } from './pointer-layer'
import { SpriteAtlas } from './sprite-atlas'
import { LARGE_BOARD, TerrainCache, type ScreenPaint } from './terrain-cache'
import { readBoardTheme, type BoardTheme } from './theme'

/** Milliseconds that the pieces wait for the run of an edited level. */
const PATIENCE = 24

/** The board of one document: a Konva stage of four layers with one shape each, which calls the game's painters. */
export class BoardStage {
  readonly camera = new Camera()
  readonly loop: FrameLoop
  private readonly stage: Konva.Stage
  private readonly layers: Record<LayerName, Konva.Layer>
  private readonly sprites: SpriteAtlas
  private readonly observer: ResizeObserver
  private readonly terrain: TerrainCache<unknown> | null
  private theme: BoardTheme
  private parts: readonly unknown[] = []
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly container: HTMLDivElement,
    private readonly editor: LevelEditor,
  ) {
    this.theme = readBoardTheme(container)
    this.terrain = editor.view.terrain ? new TerrainCache(editor.view.terrain) : null
    // Konva paints a layer as soon as it is added, so what painters need comes first.
    this.sprites = new SpriteAtlas(editor.view.sprites, () => this.loop.markAll())
    this.stage = new Konva.Stage({ container, width: 1, height: 1, listening: false })
    this.loop = new FrameLoop(
      (now, delta) => editor.playback.tick(now, delta),
      (layer) => this.layers[layer].draw(),
    )
    this.layers = Object.fromEntries(
      layerNames.map((name) => [name, this.makeLayer(name)]),
    ) as Record<LayerName, Konva.Layer>
    this.observer = new ResizeObserver(() => this.resize())
    this.observer.observe(container)
    this.resize()
  }

  /** Shows the whole board. */
  fit(): void {
    this.camera.fit(this.editor.view.geometry, this.editor.size)
    this.loop.markAll()
  }

  zoom(factor: number, x = this.camera.width / 2, y = this.camera.height / 2): void {
    this.camera.zoom(factor, x, y)
    this.afterCamera()
  }

  pan(dx: number, dy: number): void {
    this.camera.pan(dx, dy)
    this.afterCamera()
  }

  reveal(row: number, col: number): void {
    if (this.camera.reveal(this.editor.view.geometry.centreOf(this.editor.size, row, col)))
      this.loop.markAll()
  }

  /** Another theme was chosen, or the board has another size. */
  refresh(): void {
    this.theme = readBoardTheme(this.container)
    if (this.camera.isFitted) this.fit()
    else this.loop.markAll()
  }

  /**
   * The level was edited. What the run shows is drawn with the new run, which is a few milliseconds away; only when that
   * takes longer the pieces are drawn without it.
   */
  levelChanged(): void {
    const { view, level } = this.editor
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

  private afterCamera(): void {
    this.camera.keepInSight(this.editor.view.geometry, this.editor.size)
    this.loop.markAll()
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.container
    if (clientWidth === 0 || clientHeight === 0) return
    this.stage.size({ width: clientWidth, height: clientHeight })
    this.camera.width = clientWidth
    this.camera.height = clientHeight
    if (this.camera.isFitted) this.fit()
    else this.afterCamera()
  }

  private makeLayer(name: LayerName): Konva.Layer {
    const layer = new Konva.Layer({ listening: false })
    const shape = new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) => this.paint(name, context._context),
    })
    layer.add(shape)
    this.stage.add(layer)
    return layer
  }

  private paint(name: LayerName, ctx: CanvasRenderingContext2D): void {
    const { camera, editor } = this
    const { view, level } = editor
    const paint: Paint & ScreenPaint = {
      ctx,
      pixels: ctx,
      cell: camera.cell,
      visible: camera.visible(view.geometry, editor.size),
      seen: camera.seen(),
      theme: this.theme,
      sprites: this.sprites.on(ctx),
      page: editor.page,
      hasCoordinates: true,
    }
    const moment: BoardMoment = {
      turn: editor.turn,
      isStepping: editor.playback.isStepping,
      toolId: editor.toolId,
      plan: editor.plan,
      variants: editor.variants,
      hover: editor.hover,
      cursor: editor.cursorAt,
    }
    ctx.save()
    ctx.translate(camera.originX, camera.originY)
    switch (name) {
      case 'board':
        this.paintBoard(paint)
        break
      case 'pieces':
        view.paintPieces(paint, level, editor.frame(), moment)
        break
      case 'overlay':
        view.paintOverlay(paint, level, editor.frame(), moment)
        break
      case 'pointer':
        paintPointer(paint, editor, moment)
        break
    }
    ctx.restore()
  }

  private paintBoard(paint: Paint & ScreenPaint): void {
    const { preview, size, view } = this.editor
    const level = preview?.draft ?? this.editor.level
    if (!this.terrain || size.rows * size.cols < LARGE_BOARD) {
      view.paintBoard(paint, level)
      return
    }
    if (this.terrain.paint(paint, level, size)) this.loop.mark('board')
    view.terrain?.paintRest(paint, level)
  }
}
