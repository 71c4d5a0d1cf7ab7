import type { Level, Turn } from '@core/games/rockets/model'
import type { PictureOptions } from '@core/protocol/picture'
import { expect, test } from 'vitest'
import { lookOf } from '../../canvas/picture/looks'
import { stillMoment } from '../../canvas/picture/scene'
import { svgPicture } from '../../canvas/picture/svg-picture'

const options: PictureOptions = {
  ...{ scale: 30, theme: 'light', ground: 'board' },
  ...{ hasOverlay: true, hasCoordinates: true, hasCaption: false },
}

/** The picture of a level with one turn, which is the chosen one. */
function pictureOf(way: Turn['way'], isStill: boolean): string {
  const level: Level = {
    ...{ width: 6, height: 6, rockets: [{ x: 1, y: 1 }], doors: [] },
    turns: [{ x: 3, y: 3, way }],
  }
  const size = { rows: 6, cols: 6 }
  const moment = { ...stillMoment(0, false), isStill }
  const scene = { look: lookOf('rockets'), level, size, frame: null, moment, page: 0, caption: '' }
  return svgPicture(scene, options, (text) => text.length * 7)
}

test('the arrow that the chosen turn is going to place is shown on the board, but not in a picture', () => {
  expect(pictureOf('N', true)).toBe(pictureOf('S', true))
  expect(pictureOf('N', false)).not.toBe(pictureOf('S', false))
})
