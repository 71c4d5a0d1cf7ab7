import type { BoardSize } from '@core/kernel/grid'
import type { AnyBoardLook } from '../canvas/board-view'
import { layoutPicture, type PictureLayout } from '../canvas/picture/paint-scene'

/** Maximum and minimum number of pixels per cell; boards too large for the minimum are scrolled. */
const MOST = 72
const LEAST = 6

/** A board’s layout at the largest scale that fits. */
export interface Fitted extends PictureLayout {
  readonly scale: number
}

/** The largest picture of a board, with its rulers and the text below it, that fits into a place. */
export function fitted(
  look: Pick<AnyBoardLook, 'geometry' | 'footRoom'>,
  size: BoardSize,
  place: { readonly width: number; readonly height: number },
): Fitted {
  const at = (scale: number): Fitted => {
    const options = {
      scale,
      theme: 'light',
      ground: 'board',
      hasOverlay: true,
      hasCoordinates: true,
    } as const
    return { scale, ...layoutPicture(look, size, { ...options, hasCaption: false }) }
  }
  for (let scale = MOST; scale > LEAST; scale--) {
    const layout = at(scale)
    if (layout.width <= place.width && layout.height <= place.height) return layout
  }
  return at(LEAST)
}
