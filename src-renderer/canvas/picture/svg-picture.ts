import type { PictureOptions } from '@core/protocol/picture'
import { spritesOf } from '../shown-looks'
import { paintScene, type PictureBox, wholeBox } from './paint-scene'
import type { Scene } from './scene'
import { SvgContext, type MeasureText } from './svg-context'
import { SvgSprites } from './svg-sprites'
import { boardThemes } from './themes'
import { xml } from './xml'

/** A moment as an SVG document, or a part of its picture. */
export function svgPicture(
  scene: Scene,
  options: PictureOptions,
  measure: MeasureText,
  box: PictureBox = wholeBox(scene, options),
): string {
  const { look, caption } = scene
  const { x, y, width, height } = box
  const { font } = boardThemes[options.theme]
  const context = new SvgContext(measure, font)
  const sprites = new SvgSprites(spritesOf(look), context, `${look.gameId}-sprite`)
  paintScene(context, sprites, scene, options)
  const definitions = sprites.definitions()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" font-family="${xml(font)}">`,
    `<title>${xml(caption)}</title>`,
    ...(definitions === '' ? [] : [`<defs>\n${definitions}\n</defs>`]),
    context.body(),
    '</svg>',
    '',
  ].join('\n')
}
