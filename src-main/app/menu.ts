import type { MenuItemState } from '@core/protocol/requests/window'
import { menuTemplate, type MenuActions, type MenuFacts } from './menu-template'
import type { MenuBar } from './shell'

/** Time for which changes of names are collected before the menu is rebuilt, in ms. */
const REBUILD_DELAY = 50

export interface AppMenuOptions {
  readonly bar: MenuBar
  readonly actions: MenuActions
  /** Called each time the menu is built. */
  readonly facts: () => Omit<MenuFacts, 'states'>
}

/** The native menu bar. Items are enabled and disabled in place; only a changed name, key, theme or recent list rebuilds it. */
export class AppMenu {
  private states: ReadonlyMap<string, MenuItemState> = new Map()
  private rebuilding: NodeJS.Timeout | null = null
  /** The menu that the system shows, as text, without what is enabled; null if it may show another by now. */
  private shown: string | null = null
  private isStopped = false

  constructor(private readonly options: AppMenuOptions) {
    this.build()
  }

  /** Takes the states of commands from the page; ids that are not in the menu are ignored. */
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

  /** Rebuilds the menu soon, for instance because the recent list has changed; at a start once the page has said its states. */
  refresh(): void {
    if (this.isStopped || (this.states.size === 0 && this.shown !== null)) return
    this.rebuilding ??= setTimeout(() => this.build(), REBUILD_DELAY)
  }

  /** Rebuilds the menu now if necessary. */
  flush(): void {
    if (this.rebuilding) clearTimeout(this.rebuilding)
    if (this.rebuilding && !this.isStopped) this.build()
  }

  /** Forgets the states from the page, because it is reloaded. */
  reset(): void {
    if (this.states.size === 0) return
    this.states = new Map()
    // Its items are disabled by showing it anew.
    this.shown = null
    this.refresh()
  }

  /** Stops rebuilding the menu, because its window is gone. */
  stop(): void {
    this.isStopped = true
    if (this.rebuilding) clearTimeout(this.rebuilding)
  }

  private build(): void {
    this.rebuilding = null
    const { bar, actions } = this.options
    const command = (id: string): void => {
      // A system may check what is chosen by itself.
      this.shown = null
      actions.command(id)
    }
    const facts = { ...this.options.facts(), states: this.states }
    const items = menuTemplate(facts, { ...actions, command })
    const shown = JSON.stringify(items, (key, value: unknown) => (key === 'enabled' ? null : value))
    // To set a menu takes long, an equal one too.
    if (shown === this.shown) return
    bar.show(items)
    this.shown = shown
  }
}
