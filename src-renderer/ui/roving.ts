import type { Attachment } from 'svelte/attachments'

const FORTH: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowRight'])
const BACK: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowLeft'])

/** The index in a row of `count` things to which a key leads from `at`, wrapping around; null for other keys. */
export function afterKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (FORTH.has(key)) return (at + 1) % count
  if (BACK.has(key)) return at < 0 ? count - 1 : (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * Makes the buttons of a toolbar one Tab stop: arrow keys, Home and End move between the enabled ones. The stop is the
 * button that had the focus last, at first the pressed one.
 */
export const roving: Attachment<HTMLElement> = (bar) => {
  let held: HTMLElement | null = null

  const buttons = (): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('button:enabled')]

  function settle(): void {
    const all = buttons()
    const stop =
      all.find((button) => button === held) ??
      all.find((button) => button.getAttribute('aria-pressed') === 'true') ??
      all[0]
    for (const button of bar.querySelectorAll('button')) button.tabIndex = button === stop ? 0 : -1
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const all = buttons()
    const to = afterKey(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (to === null) return
    event.preventDefault()
    all[to]!.focus()
  }

  function onfocusin(event: FocusEvent): void {
    held = (event.target as HTMLElement).closest('button') ?? held
    settle()
  }

  const observer = new MutationObserver(settle)
  observer.observe(bar, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  bar.addEventListener('keydown', onkeydown)
  bar.addEventListener('focusin', onfocusin)
  settle()
  return () => {
    observer.disconnect()
    bar.removeEventListener('keydown', onkeydown)
    bar.removeEventListener('focusin', onfocusin)
  }
}

/** Moves the focus to the board. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[data-board]')?.focus()
}

/** After a click by pointer, keys are meant for the board, not for the clicked button. */
export function toBoard(event: MouseEvent): void {
  if (event.detail > 0) focusBoard()
}
