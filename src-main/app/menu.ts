import type { MenuItemState } from '@core/protocol/ipc'
import { menuTemplate, type MenuActions, type MenuFacts } from './menu-template'
import type { MenuBar } from './shell'

/** Ms that changes of names are gathered before the menu is built again. */
const REBUILD_DELAY = 50

export interface AppMenuOptions {
  readonly bar: MenuBar
  readonly actions: MenuActions
  /** Asked each time the menu is built. */
  readonly facts: () => Omit<MenuFacts, 'states'>
}

/** The native menu bar. Items are switched on and off in place; only a changed name or recent list builds it again. */
export class AppMenu {
  private states: ReadonlyMap<string, MenuItemState> = new Map()
  private rebuilding: NodeJS.Timeout | null = null
  private isStopped = false

  constructor(private readonly options: AppMenuOptions) {
    this.build()
  }

  /** Takes what the page says of its commands; ids that are not in the menu do no harm. */
  update(items: readonly MenuItemState[]): void {
    const before = this.states
    this.states = new Map([...before, ...items.map((item) => [item.id, item] as const)])
    let isRenamed = false
    for (const { id, isEnabled, label } of items) {
      if (!this.options.bar.enable(id, isEnabled)) continue
      isRenamed ||= before.get(id)?.label !== label
    }
    if (isRenamed) this.refresh()
  }

  /** Builds the menu again soon, for instance because the recent list has changed. */
  refresh(): void {
    if (this.isStopped) return
    this.rebuilding ??= setTimeout(() => this.build(), REBUILD_DELAY)
  }

  /** Builds the menu now if that is due. */
  flush(): void {
    if (this.rebuilding) clearTimeout(this.rebuilding)
    if (this.rebuilding && !this.isStopped) this.build()
  }

  /** Forgets what the page said, because it is reloaded. */
  reset(): void {
    if (this.states.size === 0) return
    this.states = new Map()
    this.refresh()
  }

  /** Builds no menu any more, because its window is gone. */
  stop(): void {
    this.isStopped = true
    if (this.rebuilding) clearTimeout(this.rebuilding)
  }

  private build(): void {
    this.rebuilding = null
    const { bar, actions } = this.options
    bar.show(menuTemplate({ ...this.options.facts(), states: this.states }, actions))
  }
}
