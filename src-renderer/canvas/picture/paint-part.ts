import type { CellRect } from '@core/kernel/grid'
import type { BoardRect } from '../geometry'
import { SpriteAtlas } from '../sprite-atlas'
import type { Region } from '../../tools/region'
import { apart } from '../pen'
import type { Scene } from './scene'
import { boardThemes } from './themes'

/** Pixels per cell: the usual number, unless the part is too large for that, and the minimum. */
const USUAL_CELL = 40
const LEAST_CELL = 4
/** Maximum number of pixels of a picture. */
const MOST_PIXELS = 8_000_000
/** Maximum number of cells for which the surroundings are left out. */
const MOST_CUT = 20_000

/** Cells of a board as a PNG picture; null if there are too many. */
export async function pictureOfPart(
  scene: Scene,
  region: Region & { readonly rect: CellRect },
  theme = boardThemes.light,
): Promise<Blob | null> {
  const { look, level, frame, moment, page } = scene
  const bounds = boundsOf(scene, region)
  const cell = Math.min(USUAL_CELL, Math.sqrt(MOST_PIXELS / (bounds.width * bounds.height)))
  if (cell < LEAST_CELL) return null
  const canvas = new OffscreenCanvas(
    Math.ceil(bounds.width * cell),
    Math.ceil(bounds.height * cell),
  )
  const ctx = canvas.getContext('2d')!
  const sprites = await new Promise<SpriteAtlas>((resolve) => {
    const loading: SpriteAtlas = new SpriteAtlas(look.sprites, () => resolve(loading))
  })
  ctx.fillStyle = theme.ground
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.translate(-bounds.x * cell, -bounds.y * cell)
  clipTo(ctx, scene, region, cell)
  const paint = {
    ctx,
    cell,
    visible: region.rect,
    seen: bounds,
    theme,
    sprites: sprites.on(ctx),
    page,
    hasCoordinates: false,
  }
  apart(ctx, () => look.paintBoard(paint, level))
  apart(ctx, () => look.paintPieces(paint, level, frame, moment))
  return canvas.convertToBlob({ type: 'image/png' })
}

/** The smallest rectangle of the plane around cells. */
function boundsOf({ look: { geometry }, size }: Scene, { rect }: { rect: CellRect }): BoardRect {
  const corners = [rect.row, rect.row + rect.rows - 1].flatMap((row) =>
    [rect.col, rect.col + rect.cols - 1].flatMap((col) => {
      const centre = geometry.centreOf(size, row, col)
      return geometry.corners.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }))
    }),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Restricts painting to the cells. */
function clipTo(
  ctx: OffscreenCanvasRenderingContext2D,
  { look: { geometry }, size }: Scene,
  region: Region,
  cell: number,
): void {
  const { rect } = region
  if (rect.rows * rect.cols > MOST_CUT) return
  ctx.beginPath()
  for (let row = rect.row; row < rect.row + rect.rows; row++) {
    for (let col = rect.col; col < rect.col + rect.cols; col++) {
      if (!region.has(row, col)) continue
      const centre = geometry.centreOf(size, row, col)
      geometry.corners.forEach(({ x, y }, corner) => {
        const at = [(centre.x + x) * cell, (centre.y + y) * cell] as const
        if (corner === 0) ctx.moveTo(...at)
        else ctx.lineTo(...at)
      })
      ctx.closePath()
    }
  }
  ctx.clip()
}
