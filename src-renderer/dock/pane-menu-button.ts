import { words } from '../ui/words'
import type { IHeaderActionsRenderer } from 'dockview-core'

/**
 * The buttons at the end of a row of tabs: a list of all tabs, if they do not all fit, and a menu for the pane on top.
 */
export class PaneMenuButton implements IHeaderActionsRenderer {
  readonly element = document.createElement('span')
  private readonly more: HTMLButtonElement
  private tabs: Element | null = null
  private readonly observer = new ResizeObserver(() => this.update())

  constructor(_: unknown, open: (at: HTMLElement) => void, openTabs: (at: HTMLElement) => void) {
    this.element.className = 'dock-buttons'
    this.more = button('dock-more', words.dock.allTabs, words.dock.allTabs, openTabs)
    this.more.textContent = '»'
    this.more.hidden = true
    this.element.append(this.more, button('dock-menu', words.dock.menu, words.dock.menuHint, open))
  }

  init(): void {
    // The row exists only once the whole stack does.
    queueMicrotask(() => {
      this.tabs =
        this.element
          .closest('.dv-tabs-and-actions-container')
          ?.querySelector('.dv-tabs-container') ?? null
      if (!this.tabs) return
      this.observer.observe(this.tabs)
      this.tabs.addEventListener('wheel', scrollAside, { passive: true })
    })
  }

  dispose(): void {
    this.observer.disconnect()
    this.tabs?.removeEventListener('wheel', scrollAside)
    this.element.remove()
  }

  private update(): void {
    const { tabs } = this
    if (!tabs) return
    // The button itself takes space; without it all tabs might fit.
    const taken = this.more.hidden ? 0 : this.more.offsetWidth
    this.more.hidden = tabs.scrollWidth <= tabs.clientWidth + taken
  }
}

/** The wheel scrolls the row sideways, because it cannot scroll up or down. */
function scrollAside(event: Event): void {
  const { currentTarget, deltaY } = event as WheelEvent & { currentTarget: Element }
  currentTarget.scrollLeft += deltaY
}

function button(
  name: string,
  label: string,
  title: string,
  open: (at: HTMLElement) => void,
): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = name
  made.title = title
  made.setAttribute('aria-label', label)
  made.setAttribute('aria-haspopup', 'menu')
  made.addEventListener('click', () => open(made))
  return made
}
