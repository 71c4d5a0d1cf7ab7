import type { BoardSize } from '@core/kernel/grid'
import { Camera } from './camera'
import type { AnyBoardLook, Paint, RunFrame } from './board-view'
import { apart } from './pen'
import { stillMoment } from './picture/scene'
import { SpriteAtlas } from './sprite-atlas'
import { spritesOf } from './shown-looks'
import { readBoardTheme } from './theme'

/** Paints a level to fill a canvas: at its start, or at a moment of its run with the events there. */
export function paintThumbnail(
  canvas: HTMLCanvasElement,
  look: AnyBoardLook,
  level: unknown,
  size: BoardSize,
  frame: RunFrame<unknown> | null = null,
): void {
  const ctx = canvas.getContext('2d')!
  const camera = new Camera()
  camera.width = canvas.width
  camera.height = canvas.height
  camera.fit(look.geometry, size)
  const paint = (): void => {
    const theme = readBoardTheme(canvas)
    const whole: Paint = {
      ctx,
      cell: camera.cell,
      visible: { row: 0, col: 0, ...size },
      seen: camera.seen(),
      theme,
      sprites: atlas.on(ctx),
      page: 0,
      hasCoordinates: true,
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = theme.ground
    ctx.fillRect(0, 0, canvas.width, canvas.height)
    ctx.translate(camera.originX, camera.originY)
    look.paintBoard(whole, level)
    const moment = stillMoment(0, true)
    look.paintPieces(whole, level, frame, moment)
    if (frame) apart(ctx, () => look.paintOverlay(whole, level, frame, moment))
  }
  const atlas = new SpriteAtlas(spritesOf(look), paint)
}
