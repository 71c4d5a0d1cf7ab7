import { PATIENCE } from './show-row'

const PAGE = 10

/** The row of a list to which a key leads, null for other keys; consumes the key. */
export function rowAfterKey(event: KeyboardEvent, current: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: current - 1,
    ArrowDown: current + 1,
    PageUp: current - PAGE,
    PageDown: current + PAGE,
    Home: 0,
    End: count - 1,
  }
  const target = targets[event.key]
  if (target === undefined || count === 0 || event.ctrlKey || event.altKey) return null
  event.preventDefault()
  event.stopPropagation()
  return Math.max(0, Math.min(target, count - 1))
}

/**
 * Moves the focus to the row marked by `data-row`; a virtual list may have to draw it first. The user may leave
 * meanwhile.
 */
export function focusRow(list: HTMLElement | null, row: number): void {
  focusDrawn(list, `[data-row="${row}"]`)
}

/** Moves the focus to an element in a virtual list, once the list has drawn it; the user may leave meanwhile. */
export function focusDrawn(list: HTMLElement | null, selector: string): void {
  const before = document.activeElement
  // The row that had the focus may not be drawn any more; then the focus is on the page or on the pane.
  const hasLeft = (): boolean => {
    const now = document.activeElement
    return now !== before && (before?.isConnected === true || now?.contains(list) !== true)
  }
  const focus = (left: number): void => {
    if (left === 0 || hasLeft()) return
    const element = list?.querySelector<HTMLElement>(selector)
    element?.focus({ preventScroll: true })
    // An element that is drawn but not measured yet is hidden, and cannot get the focus.
    if (!element?.contains(document.activeElement)) requestAnimationFrame(() => focus(left - 1))
  }
  focus(PATIENCE)
}
