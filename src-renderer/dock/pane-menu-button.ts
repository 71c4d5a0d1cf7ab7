import { words } from '../ui/words'
import type { IGroupHeaderProps, IHeaderActionsRenderer } from 'dockview-core'

/** The button at the end of a row of tabs: all that can be done with the pane on top. */
export class PaneMenuButton implements IHeaderActionsRenderer {
  readonly element = document.createElement('button')

  constructor(_: unknown, open: (at: HTMLElement) => void) {
    this.element.type = 'button'
    this.element.className = 'dock-menu'
    this.element.title = words.dock.menuHint
    this.element.setAttribute('aria-label', words.dock.menu)
    this.element.setAttribute('aria-haspopup', 'menu')
    this.element.addEventListener('click', () => open(this.element))
  }

  init(_: IGroupHeaderProps): void {}

  dispose(): void {
    this.element.remove()
  }
}
