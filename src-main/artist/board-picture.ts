import type { AnyGame } from '@core/game/any-game'
import type { PictureOptions, PictureOrder } from '@core/protocol/picture'
import type { Artist } from './artist'
import { runUntil } from '@core/game/run-until'

/** Pixels a side that the picture of a test has at most; boards too large for it have none. */
const MOST_SIDE = 1200
const SCALES = [32, 24, 16, 12, 8, 4]

const options: Omit<PictureOptions, 'scale'> = {
  theme: 'light',
  ground: 'white',
  hasOverlay: false,
  hasCoordinates: true,
  hasCaption: false,
}

/** A level's board after so many steps as an SVG document, as large as it may be; null when it is too large for any scale. */
export function boardPicture(
  { maker, measure }: Pick<Artist, 'maker' | 'measure'>,
  game: AnyGame,
  level: unknown,
  step = 0,
): string | null {
  const cursor = runUntil(game, level, step)
  cursor.seek(step)
  for (const scale of SCALES) {
    const order: PictureOrder = {
      game: game.id,
      level,
      cursor,
      page: null,
      options: { ...options, scale },
      measure,
    }
    const { width, height } = maker.sizeOf(order)
    if (Math.max(width, height) <= MOST_SIDE) return maker.svg(order)
  }
  return null
}
