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

/** What had the focus last in each pane. */
const held = new WeakMap<Element, HTMLElement>()

/** Remembers what has come to have the focus, for when its pane is come back to. */
export function noteFocus(target: EventTarget | null): void {
  const element = elementOf(target)
  const pane = element?.closest('[data-pane]')
  if (pane) held.set(pane, element!)
}

/** Moves the focus to the next pane of the window or the one before, round at the ends: to what had it last there. */
export function focusPane(by: 1 | -1): void {
  const panes = inAllWindows('[data-pane]').filter(isSeen)
  const at = panes.findIndex((pane) => pane.contains(focused()))
  // From nowhere the first one, or backwards the last.
  const first = at < 0 && by < 0 ? panes.length - 1 : at + by
  for (let tried = 0; tried < panes.length; tried++) {
    const pane = panes[(first + by * tried + 2 * panes.length) % panes.length]!
    if (focusIn(pane)) return
  }
}

/** Whether the focus is on the board or on what belongs to it, and not in a pane beside. */
export function isBoardMeant(): boolean {
  const pane = focused()?.closest<HTMLElement>('[data-pane]')?.dataset['pane']
  return pane === undefined || ['board', 'tools', 'transport'].includes(pane)
}

/** Whether the board itself has the focus, or nothing has. */
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
 * Sees to it that the focus is somewhere after the window has changed: what had it may be gone, and a tab that is no
 * longer the chosen one has no use for it. The board gets it, or the start page.
 */
export async function settleFocus(): Promise<void> {
  await tick()
  settle()
  // A dialog gives the focus back a moment after it has gone.
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
