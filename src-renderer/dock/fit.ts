import { BOARD, type FloatBox, isStack, type DockPlace, stacksOf } from './layout'

/** Minimum width and height of a stack of panes in pixels, as far as the window allows. */
export const LEAST_WIDTH = 261
export const LEAST_HEIGHT = 100
/** Height of a folded stack in pixels: that of its tabs. */
export const FOLDED = 33

/** Minimum size of the board in pixels. */
const BOARD_LEAST = 120

/**
 * The length of each part of a row: all keep their sizes, and the one with the board takes the rest; if that is too
 * little, all shrink in proportion.
 */
export function lengths(
  parts: readonly DockPlace[],
  isColumn: boolean,
  room: number,
): readonly number[] {
  const least = (size: number): number => (size <= FOLDED ? FOLDED : LEAST_HEIGHT)
  const sizes = parts.map(({ size }) => Math.max(isColumn ? least(size) : LEAST_WIDTH, size))
  const sum = sizes.reduce((all, size) => all + size, 0)
  const at = parts.findIndex((place) => stacksOf([place]).some(({ front }) => front === BOARD))
  const rest = at < 0 ? 0 : room - sum + sizes[at]!
  if (at >= 0 && rest >= BOARD_LEAST)
    return sizes.map((size, index) => (index === at ? rest : size))
  return sizes.map((size) => (size / sum) * room)
}

/** The box of the board before the dock is there. */
export function boardBox(parts: readonly DockPlace[], isColumn: boolean, box: FloatBox): FloatBox {
  const along = lengths(parts, isColumn, isColumn ? box.height : box.width)
  let before = 0
  for (const [index, place] of parts.entries()) {
    const length = along[index]!
    const inner: FloatBox = isColumn
      ? { ...box, top: box.top + before, height: length }
      : { ...box, left: box.left + before, width: length }
    if (isStack(place)) {
      if (place.front === BOARD) return inner
    } else if (stacksOf([place]).some(({ front }) => front === BOARD)) {
      return boardBox(place.parts, !isColumn, inner)
    }
    before += length
  }
  return box
}
