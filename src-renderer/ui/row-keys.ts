const PAGE = 10

/** The row that a key leads to in a list of rows, null when it is no such key; uses the key up. */
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

/** Gives the focus to the row marked `data-row`; a virtual list may have to draw it first. */
export function focusRow(list: HTMLElement | null, row: number): void {
  const focus = () => {
    const element = list?.querySelector<HTMLElement>(`[data-row="${row}"]`)
    element?.focus({ preventScroll: true })
    return element !== null && element !== undefined
  }
  if (!focus()) requestAnimationFrame(() => requestAnimationFrame(focus))
}
