import type { VListHandle } from 'virtua/svelte'

/** Frames in which a virtual list may be measured and draw a row: one that is just put up, on a busy machine, needs some. */
export const PATIENCE = 30

/** As much of a virtual list as is needed to bring a row into sight. */
export type RowList = Pick<
  VListHandle,
  'scrollToIndex' | 'getScrollOffset' | 'getViewportSize' | 'getItemOffset' | 'getItemSize'
>

/** The row that was asked for last of each list that has not come to it yet. */
const wanted = new WeakMap<RowList, object>()

/**
 * Brings a row of a virtual list into sight, by as little as that takes. Asked by itself the list gives up after a sixth of
 * a second, which is too soon where its rows are measured late. `listNow`: null once the list is taken away.
 */
export function showRow(listNow: () => RowList | null, row: number): void {
  const list = listNow()
  if (!list) return
  const wish = {}
  wanted.set(list, wish)
  const look = (left: number): void => {
    if (wanted.get(list) !== wish || listNow() !== list) return
    list.scrollToIndex(row, { align: 'nearest' })
    if (left === 0 || isInSight(list, row)) wanted.delete(list)
    else requestAnimationFrame(() => look(left - 1))
  }
  look(PATIENCE)
}

/** A row that is higher than the list counts when its beginning or its end is there. */
function isInSight(list: RowList, row: number): boolean {
  const top = list.getItemOffset(row) - list.getScrollOffset()
  const bottom = top + list.getItemSize(row)
  const height = list.getViewportSize()
  const isFrom = top >= -1 && top < height
  const isTo = bottom > 0 && bottom <= height + 1
  return list.getItemSize(row) > height ? isFrom || isTo : isFrom && isTo
}
