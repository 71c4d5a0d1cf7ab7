import type { BoardSize } from '@core/kernel/grid'
import { Camera } from './camera'
import type { AnyBoardView, Paint } from './board-view'
import { SpriteAtlas } from './sprite-atlas'
import { readBoardTheme } from './theme'

/** Paints a level, as it stands at the start, to fill a canvas. */
export function paintThumbnail(
  canvas: HTMLCanvasElement,
  view: AnyBoardView,
  level: unknown,
  size: BoardSize,
): void {
  const ctx = canvas.getContext('2d')!
  const camera = new Camera()
  camera.width = canvas.width
  camera.height = canvas.height
  camera.fit(view.geometry, size)
  const paint = (): void => {
    const theme = readBoardTheme(canvas)
    const whole: Paint = {
      ctx,
      cell: camera.cell,
      visible: { row: 0, col: 0, ...size },
      seen: camera.seen(),
      theme,
      sprites,
      page: 0,
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = theme.ground
    ctx.fillRect(0, 0, canvas.width, canvas.height)
    ctx.translate(camera.originX, camera.originY)
    view.paintBoard(whole, level)
    view.paintPieces(whole, level, null, {
      turn: 0,
      isStepping: true,
      toolId: 'select',
      variants: {},
      hover: null,
      cursor: null,
    })
  }
  const sprites = new SpriteAtlas(view.sprites, paint)
}
