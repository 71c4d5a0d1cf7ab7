import { tick } from 'svelte'
import { elementOf, focusAcross, focused, inAllWindows } from '../../ui/windows'

const tabbable = [
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'a[href]',
  '[tabindex]',
  '[contenteditable=true]',
]
  .map((selector) => `${selector}:not([tabindex='-1'])`)
  .join(', ')

/** The element that had the focus last in each pane. */
const held = new WeakMap<Element, HTMLElement>()

/** Remembers the focused element, for a return to its pane. */
export function noteFocus(target: EventTarget | null): void {
  const element = elementOf(target)
  const pane = element?.closest('[data-pane]')
  if (pane) held.set(pane, element!)
}

/**
 * Moves the focus to the next or previous pane of the window, wrapping around: to the element that had it last there.
 */
export function focusPane(by: 1 | -1): void {
  const panes = inAllWindows('[data-pane]').filter(isSeen)
  const at = panes.findIndex((pane) => pane.contains(focused()))
  // Without a current pane, the first one, or backwards the last.
  const first = at < 0 && by < 0 ? panes.length - 1 : at + by
  for (let tried = 0; tried < panes.length; tried++) {
    const pane = panes[(first + by * tried + 2 * panes.length) % panes.length]!
    if (focusIn(pane)) return
  }
}

/** Whether the focus is on the board or on something that belongs to it, and not in a pane beside it. */
export function isBoardMeant(): boolean {
  const pane = focused()?.closest<HTMLElement>('[data-pane]')?.dataset['pane']
  return pane === undefined || ['board', 'tools', 'transport'].includes(pane)
}

/** Whether the board itself has the focus, or no element has. */
export function isBoardFocused(): boolean {
  const at = focused()
  return at === null || at.matches('body') || at.closest('[data-board]') !== null
}

function focusIn(pane: HTMLElement): boolean {
  const last = held.get(pane)
  const target =
    last?.isConnected && pane.contains(last) && isSeen(last) && !last.matches(':disabled')
      ? last
      : (pane.querySelector<HTMLElement>('[data-board]') ??
        [...pane.querySelectorAll<HTMLElement>(tabbable)].find(isSeen) ??
        pane)
  focusAcross(target)
  return target === target.ownerDocument.activeElement
}

function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}

/**
 * Makes sure that an element has the focus after the window has changed: the focused one may be gone, or may be a tab
 * that is no longer chosen. The focus then goes to the board, or to the start page.
 */
export async function settleFocus(): Promise<void> {
  await tick()
  settle()
  // A dialog returns the focus a moment after it has closed.
  requestAnimationFrame(settle)
}

function settle(): void {
  const { activeElement } = document
  if (activeElement?.matches('[data-pane=tabs] [role=tab][aria-selected=false]')) {
    document.querySelector<HTMLElement>('[data-pane=tabs] [aria-selected=true]')?.focus()
  }
  if (activeElement && activeElement !== document.body) return
  const place = document.querySelector('[data-board]') ?? document.querySelector('main[tabindex]')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
