import { focusAcross, inAllWindows } from '../../ui/windows'

/** Maximum number of frames until a pane is shown. */
const PATIENCE = 120

/**
 * A function that returns the focus to an element. The element may be gone by then, because its pane is behind a
 * different one: `showPane` brings that to the front, and the same row gets the focus.
 */
export function wayBack(element: Element | null, showPane: (id: string) => void): () => void {
  const pane = element?.closest<HTMLElement>('[data-contents]')?.dataset['contents']
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset['row']
  return () => {
    if (element && isThere(element)) return focusAcross(element as HTMLElement)
    if (pane === undefined) return
    showPane(pane)
    const within = `[data-contents="${pane}"]`
    focusSoon(row === undefined ? [within] : [`${within} [data-row="${row}"]`, within])
  }
}

/** Focuses the first element once it exists; if it does not appear, the next. */
function focusSoon([selector, ...others]: readonly string[], left = PATIENCE): void {
  if (selector === undefined) return
  const [found] = inAllWindows(selector)
  if (found && isThere(found)) {
    if (found.tabIndex < 0) found.tabIndex = -1
    focusAcross(found)
  } else if (left > 0) requestAnimationFrame(() => focusSoon([selector, ...others], left - 1))
  else focusSoon(others)
}

function isThere(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0
}
