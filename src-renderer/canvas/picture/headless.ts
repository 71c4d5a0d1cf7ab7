import { gamesIn } from '@core/games/registry'
import { words } from '../../ui/words'
import type { PictureMaker, PictureOrder } from '@core/protocol/picture'
import { lookOf } from './looks'
import { layoutPicture } from './paint-scene'
import { sceneAt, type Scene } from './scene'
import { svgPicture } from './svg-picture'
import { tikzPicture } from './tikz-picture'

// Built separately for use without page and display; its imports must need no DOM and no Svelte.
export const pictureMaker: PictureMaker = {
  sizeOf: (order) => {
    const { look, size } = sceneOf(order)
    const { width, height } = layoutPicture(look, size, order.options)
    return { width, height }
  },
  svg: svgOf,
  tikz: (order) => tikzPicture(svgOf(order)),
}

function svgOf(order: PictureOrder): string {
  return svgPicture(sceneOf(order), order.options, order.measure)
}

function sceneOf({ game: id, level, cursor, page }: PictureOrder): Scene {
  const game = gamesIn(words).findGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return sceneAt(game, lookOf(id), level, cursor, page)
}
