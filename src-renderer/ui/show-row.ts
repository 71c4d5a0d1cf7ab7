import type { VListHandle } from 'virtua/svelte'

/** Maximum number of frames for a virtual list to measure and draw a row: a new list, on a busy machine, needs some. */
export const PATIENCE = 30

/** The part of a virtual list that is needed to scroll to a row. */
export type RowList = Pick<
  VListHandle,
  'scrollToIndex' | 'getScrollOffset' | 'getViewportSize' | 'getItemOffset' | 'getItemSize'
>

/** The last requested row of each list that has not reached it yet. */
const wanted = new WeakMap<RowList, object>()

/**
 * Scrolls to a row of a virtual list, as little as possible. By itself the list gives up after a sixth of a second,
 * which is too early if its rows are measured late. `listNow` returns null once the list is removed. `onEnd` is called once:
 * when the row is in sight, or as soon as it is no longer tried.
 */
export function showRow(
  listNow: () => RowList | null,
  row: number,
  onEnd: () => void = () => undefined,
): void {
  const list = listNow()
  if (!list) return onEnd()
  const wish = {}
  wanted.set(list, wish)
  const look = (left: number): void => {
    if (wanted.get(list) !== wish || listNow() !== list) return onEnd()
    list.scrollToIndex(row, { align: 'nearest' })
    if (left > 0 && !isInSight(list, row)) {
      requestAnimationFrame(() => look(left - 1))
      return
    }
    wanted.delete(list)
    onEnd()
  }
  look(PATIENCE)
}

/**
 * Whether a row is in sight, in a list of this height in pixels. A row higher than the list is if its beginning or its end
 * is.
 */
export function isInSight(list: RowList, row: number, height = list.getViewportSize()): boolean {
  const top = list.getItemOffset(row) - list.getScrollOffset()
  const bottom = top + list.getItemSize(row)
  const isFrom = top >= -1 && top < height
  const isTo = bottom > 0 && bottom <= height + 1
  return list.getItemSize(row) > height ? isFrom || isTo : isFrom && isTo
}
