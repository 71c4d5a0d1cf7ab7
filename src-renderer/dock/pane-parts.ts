import type { IContentRenderer, ITabRenderer } from 'dockview-core'
import type { PaneItem } from './dock-controls'

/** Puts the contents of a pane into an element; returns a function that removes them. */
export type MountPane = (id: string, target: HTMLElement) => () => void

/** The contents of a pane: created when it is first seen and removed when it is hidden, unless they should be kept. */
export class PaneContents implements IContentRenderer {
  readonly element = document.createElement('div')
  private unmount: (() => void) | null = null
  private isShown = false

  constructor(
    private readonly id: string,
    private readonly mount: MountPane,
    private readonly isKept: boolean,
    help: string | undefined,
  ) {
    this.element.className = 'dock-pane'
    this.element.dataset['contents'] = id
    if (help !== undefined) this.element.dataset['help'] = help
  }

  init(): void {}

  onShow(): void {
    this.isShown = true
    this.unmount ??= this.mount(this.id, this.element)
  }

  onHide(): void {
    this.isShown = false
    // A pane that is moved is detached for no longer than this.
    queueMicrotask(() => {
      if (!this.isShown && !this.isKept) this.dispose()
    })
  }

  dispose(): void {
    this.unmount?.()
    this.unmount = null
  }
}

/** The board: an existing element, which outlives the dock. */
export class AdoptedBoard implements IContentRenderer {
  constructor(readonly element: HTMLElement) {}
  init(): void {}
}

/** The contents of a tab; its name for screen readers is the title given to the dock. */
export class PaneTab implements ITabRenderer {
  readonly element = document.createElement('span')
  private readonly title = document.createElement('span')
  private readonly badge = document.createElement('span')

  constructor(item: PaneItem | null) {
    this.element.className = 'dock-tab'
    this.element.append(this.title, this.badge)
    if (item) this.show(item)
  }

  init(): void {}

  show({ title, badge, help, tone = 'plain' }: PaneItem): void {
    this.title.dataset['help'] = help
    this.title.textContent = title
    this.badge.textContent = badge === undefined ? '' : String(badge)
    this.badge.className = `badge ${tone}`
    this.badge.hidden = badge === undefined || badge === 0
  }
}

/** The name of a tab for screen readers. */
export function spokenTitle({ title, badge }: PaneItem): string {
  return badge === undefined || badge === 0 ? title : `${title} ${badge}`
}
