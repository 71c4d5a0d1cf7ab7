import type { BoardSize, CellRect } from '@core/kernel/grid'
import type { GroundPaint, Terrain } from './board-view'
import { cellsOfRect } from './terrain'
import type { BoardTheme } from './theme'

/** Boards with fewer cells are painted directly in each frame. */
export const LARGE_BOARD = 4096
/** Below this size, in pixels, a cell is one plain colour. */
export const PLAIN_CELL = 8
/** From this size in pixels on, so few cells are in view that tiles would only waste memory. */
const DIRECT_CELL = 48
/** Cells along the side of a tile. */
const TILE = 16
/** Script time for painting tiles in one frame, in ms; the rest waits for the next frame. */
const BUDGET = 3
/** Maximum device pixels of all tiles together. */
const MOST_PIXELS = 16_000_000

/** A paint for the screen, onto which pictures can be copied. */
export interface ScreenPaint extends GroundPaint {
  readonly ctx: CanvasRenderingContext2D
}

interface Tile {
  readonly canvas: HTMLCanvasElement
  /** Device pixels per cell when it was painted. */
  pixels: number
  isStale: boolean
}

/**
 * The ground of a large board cached as pictures: one pixel per cell for far views, tiles for near ones. A tile that is
 * not ready yet shows plain colours or its old picture, until a later frame has the time to paint it.
 */
export class TerrainCache<Level> {
  private level: Level | null = null
  private size: BoardSize = { rows: 0, cols: 0 }
  private theme: BoardTheme | null = null
  private isNameless = false
  private readonly tiles = new Map<number, Tile>()
  private readonly raster = document.createElement('canvas')
  private colours = new Uint32Array(0)
  private image: ImageData | null = null
  private lastCell = 0
  private readonly scratch = new Int32Array(TILE * TILE)

  constructor(private readonly terrain: Terrain<Level>) {}

  /** Paints the ground in view; returns true when some of it is not up to date yet. */
  paint(paint: ScreenPaint, level: Level, size: BoardSize): boolean {
    this.update(level, size, paint)
    const { cell, visible } = paint
    if (visible.rows <= 0 || visible.cols <= 0) return false
    if (cell >= DIRECT_CELL) {
      this.terrain.paintCells(paint, level, cellsOfRect(visible, size.cols))
      return false
    }
    if (cell >= PLAIN_CELL) return this.paintTiles(paint, level)
    this.drawRaster(paint, visible)
    return false
  }

  private paintTiles(paint: ScreenPaint, level: Level): boolean {
    const { visible, cell } = paint
    const pixels = Math.ceil(cell * devicePixelRatio)
    const began = performance.now()
    const across = Math.ceil(this.size.cols / TILE)
    const lastRow = Math.floor((visible.row + visible.rows - 1) / TILE)
    const lastCol = Math.floor((visible.col + visible.cols - 1) / TILE)
    let isLate = false
    // During a zoom, tiles of a similar size are used; they are repainted when the zoom ends.
    const isZooming = this.lastCell !== cell
    this.lastCell = cell
    for (let row = Math.floor(visible.row / TILE); row <= lastRow; row++) {
      for (let col = Math.floor(visible.col / TILE); col <= lastCol; col++) {
        const rect = this.rectOf(row, col)
        const key = row * across + col
        let tile = this.tiles.get(key)
        const isSharp = tile?.pixels === pixels
        if (isZooming && !isSharp) isLate = true
        if (!tile || tile.isStale || !(isSharp || (isZooming && isNear(tile.pixels, pixels)))) {
          if (performance.now() - began < BUDGET) {
            tile = this.paintTile(tile, paint, level, rect, pixels)
          } else isLate = true
        }
        if (!tile) {
          this.drawRaster(paint, rect)
          continue
        }
        // Moved to the end, because tiles are dropped from the beginning.
        this.tiles.delete(key)
        this.tiles.set(key, tile)
        drawTile(paint, tile, rect)
      }
    }
    this.dropUnused(pixels)
    return isLate
  }

  private paintTile(
    held: Tile | undefined,
    paint: ScreenPaint,
    level: Level,
    rect: CellRect,
    pixels: number,
  ): Tile {
    const tile: Tile = held ?? { canvas: document.createElement('canvas'), pixels, isStale: false }
    const { canvas } = tile
    // Setting the size also clears the canvas.
    canvas.width = rect.cols * pixels
    canvas.height = rect.rows * pixels
    tile.pixels = pixels
    tile.isStale = false
    const ctx = canvas.getContext('2d')!
    const cell = pixels / devicePixelRatio
    ctx.scale(devicePixelRatio, devicePixelRatio)
    ctx.translate(-rect.col * cell, -rect.row * cell)
    const cells = cellsOfRect(rect, this.size.cols, this.scratch)
    this.terrain.paintCells({ ...paint, ctx, cell, visible: rect }, level, cells)
    return tile
  }

  /** Marks tiles and colours that have changed since the last frame. */
  private update(level: Level, size: BoardSize, { theme, isNameless = false }: ScreenPaint): void {
    const isNewBoard =
      this.level === null || size.rows !== this.size.rows || size.cols !== this.size.cols
    const isOther = theme !== this.theme || isNameless !== this.isNameless
    this.isNameless = isNameless
    if (isNewBoard || isOther) this.startAnew(level, size, theme)
    else if (level !== this.level) this.takeChanges(this.level!, level, theme)
    this.level = level
  }

  private startAnew(level: Level, size: BoardSize, theme: BoardTheme): void {
    this.size = size
    this.theme = theme
    this.tiles.clear()
    this.raster.width = size.cols
    this.raster.height = size.rows
    this.image = new ImageData(size.cols, size.rows)
    this.colours = new Uint32Array(this.image.data.buffer)
    this.terrain.fillColours(level, theme, this.colours)
    this.raster.getContext('2d')!.putImageData(this.image, 0, 0)
  }

  private takeChanges(before: Level, after: Level, theme: BoardTheme): void {
    const changed = this.terrain.changedCells(before, after)
    if (changed.count === 0) return
    this.terrain.fillColours(after, theme, this.colours, changed)
    this.raster.getContext('2d')!.putImageData(this.image!, 0, 0)
    const { rows, cols } = this.size
    const across = Math.ceil(cols / TILE)
    const spoil = (row: number, col: number): void => {
      if (row < 0 || col < 0 || row >= rows || col >= cols) return
      const tile = this.tiles.get(Math.floor(row / TILE) * across + Math.floor(col / TILE))
      if (tile) tile.isStale = true
    }
    for (let i = 0; i < changed.count; i++) {
      const row = Math.floor(changed.list[i]! / cols)
      const col = changed.list[i]! % cols
      spoil(row, col)
      // The neighbours of a changed cell may join it.
      spoil(row - 1, col)
      spoil(row + 1, col)
      spoil(row, col - 1)
      spoil(row, col + 1)
    }
  }

  private dropUnused(pixels: number): void {
    let most = Math.floor(MOST_PIXELS / (TILE * pixels) ** 2)
    most = Math.max(most, 64)
    for (const key of this.tiles.keys()) {
      if (this.tiles.size <= most) return
      this.tiles.delete(key)
    }
  }

  private rectOf(tileRow: number, tileCol: number): CellRect {
    const row = tileRow * TILE
    const col = tileCol * TILE
    const rows = Math.min(TILE, this.size.rows - row)
    return { row, col, rows, cols: Math.min(TILE, this.size.cols - col) }
  }

  private drawRaster({ ctx, cell }: ScreenPaint, rect: CellRect): void {
    ctx.imageSmoothingEnabled = false
    const { row, col, rows, cols } = rect
    const [x, y, right, bottom] = edgesOf(rect, cell)
    ctx.drawImage(this.raster, col, row, cols, rows, x, y, right - x, bottom - y)
    ctx.imageSmoothingEnabled = true
  }
}

function isNear(a: number, b: number): boolean {
  return a < 2 * b && b < 1.6 * a
}

function drawTile({ ctx, cell }: ScreenPaint, { canvas }: Tile, rect: CellRect): void {
  const [x, y, right, bottom] = edgesOf(rect, cell)
  ctx.drawImage(canvas, x, y, right - x, bottom - y)
}

/** Edges in whole pixels, so that there is no seam between two tiles. */
function edgesOf(
  { row, col, rows, cols }: CellRect,
  cell: number,
): [number, number, number, number] {
  return [
    Math.round(col * cell),
    Math.round(row * cell),
    Math.round((col + cols) * cell),
    Math.round((row + rows) * cell),
  ]
}
