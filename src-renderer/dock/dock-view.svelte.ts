// long because all calls of the docking library that move panes are here, and no other module uses its objects.
import './dock.css'
import { untrack } from 'svelte'
import {
  createDockview,
  type DockviewApi,
  type DockviewGroupPanel,
  type IDockviewPanel,
  LayoutPriority,
} from 'dockview-core'
import type { Direction, DockControls, PaneItem } from './dock-controls'
import { fromDock, toDock } from './dock-json'
import { keepFocus } from './kept-focus'
import { keepScroll } from './kept-scroll'
import type { KeptPanes } from './kept-layout'
import { BOARD, type Layout, type Mood, settle, stacksOf } from './layout'
import { Layouts } from './layouts'
import { AdoptedBoard, type MountPane, PaneContents, PaneTab, spokenTitle } from './pane-parts'
import { PaneMenuButton } from './pane-menu-button'
import type { PresetName, Room } from './presets'
import { markGroup } from './group-marks'
import { homeAmong, mateIn, tabPlace } from './pane-place'
import { bound, isInColumn, resizeStack, toggleFold } from './stack-size'

/** The parts and callbacks of a dock. */
export interface DockParts {
  readonly host: HTMLElement
  readonly board: HTMLElement
  readonly mount: MountPane
  /** Panes whose contents stay when they are hidden. */
  readonly keep: readonly string[]
  readonly items: readonly PaneItem[]
  readonly kept: KeptPanes
  readonly mood: Mood
  /** Panes to bring to the front at first, the most important one last. */
  readonly front: readonly string[]
  /** Panes in the second window. */
  readonly apart: readonly string[]
  /**
   * Called with the panes that can be seen. `isChosen`: new ones may have been brought to the front by the user, not by
   * the layout.
   */
  onSeen(ids: readonly string[], isChosen: boolean): void
  onLayout(panes: KeptPanes): void
  onMenu(at: HTMLElement): void
  /** Called when the user asks for a list of the panes of a stack. */
  onTabs(at: HTMLElement, panes: readonly PaneItem[]): void
  /** Called when a pane of the second window is requested. */
  onApart(id: string): void
}

/** The panes of a document, shown by the docking library. */
export class DockView implements DockControls {
  private readonly api: DockviewApi
  private items: readonly PaneItem[]
  private readonly tabs = new Map<string, PaneTab>()
  private closed: Record<string, string | null> = {}
  /** Panes in the second window. They count as closed here, and the pane that each was stacked with is remembered. */
  private apart: readonly string[]
  private isPresented = false
  private wasHidden = false
  private readonly layouts: Layouts
  /** Whether the board fills the dock. */
  private isWhole = false
  private used: string | null = null
  /** Counts changes of the arrangement, so that its readers update. */
  private changes = $state(0)
  /** The requested pane that does not exist yet. */
  private awaited: string | null = null
  /** True while panes are made by the app, not chosen by the user. */
  private isBusy = true
  private timer = 0
  private readonly follower = new ResizeObserver(() => {
    if (this.layouts.isOutgrown(this.room)) this.reload()
  })

  constructor(private readonly parts: DockParts) {
    this.items = parts.items
    this.apart = parts.apart
    this.layouts = new Layouts(parts.mood, parts.kept)
    this.api = createDockview(parts.host, {
      createComponent: ({ id }) =>
        id === BOARD
          ? new AdoptedBoard(parts.board)
          : new PaneContents(id, parts.mount, parts.keep.includes(id), this.item(id)?.help),
      createTabComponent: ({ id }) => {
        const tab = new PaneTab(this.item(id))
        this.tabs.set(id, tab)
        return tab
      },
      createRightHeaderActionComponent: (group) =>
        new PaneMenuButton(
          group,
          (at) => {
            this.used = group.activePanel?.id ?? this.used
            parts.onMenu(at)
          },
          (at) => {
            const ids = idsOf(group)
            parts.onTabs(
              at,
              this.items.filter(({ id }) => ids.includes(id)),
            )
          },
        ),
      theme: { name: 'boardwright', className: 'dock', dndPanelOverlay: 'group' },
      dndStrategy: 'pointer',
      scrollbars: 'native',
      disableTabsOverflowList: true,
      proportionalLayout: false,
      announcements: false,
      noPanelsOverlay: 'emptyGroup',
      floatingGroupBounds: 'boundedWithinViewport',
    })
    // They are silent while announcements are off, and would be listed among the alerts of the window.
    for (const region of document.querySelectorAll('[class^="dv-live-region"]')) region.remove()
    this.load(this.layouts.in(this.room))
    for (const id of parts.front) this.api.getPanel(id)?.api.setActive()
    this.isBusy = false
    this.told(false)
    this.api.onDidLayoutChange(() => this.told())
    this.api.onDidActivePanelChange(() => this.told())
    // Also stores a pane move made just before the window closes.
    addEventListener('pagehide', this.keep)
    parts.host.addEventListener('focusin', this.onFocus)
    parts.host.addEventListener('keydown', this.onKey, true)
    this.follower.observe(parts.host)
    if (parts.kept.isHidden) this.hide(true)
  }

  /** Switches to the layout for editing or stepping. A pane that has the focus stays in sight. */
  setMood(mood: Mood): void {
    if (mood === this.layouts.mood) return
    this.layouts.enter(mood, this.isWhole ? this.layouts.in(this.room) : this.layout)
    this.reload()
  }

  /** Updates the panes and the texts on their tabs. */
  show(items: readonly PaneItem[]): void {
    const had = this.items
    this.items = items
    for (const item of items) {
      this.tabs.get(item.id)?.show(item)
      this.api.getPanel(item.id)?.api.setTitle(spokenTitle(item))
    }
    const ids = (list: readonly PaneItem[]): string => list.map(({ id }) => id).join()
    if (ids(had) === ids(items)) return
    if (!this.isWhole) this.load(this.layouts.in(this.room))
    if (this.awaited !== null && this.has(this.awaited)) this.bring(this.awaited)
  }

  /** Brings a pane to the front; reopens it if it was closed. */
  bring(id: string): void {
    this.awaited = this.has(id) ? null : id
    this.layouts.ask(id)
    if (this.apart.includes(id)) return
    if (this.isHidden) this.hide(false)
    if (this.has(id) && !this.isOpen(id)) this.open(id)
    this.api.getPanel(id)?.api.setActive()
  }

  /** Sets the panes of the second window; those that left it return to their old place. */
  part(apart: readonly string[]): void {
    const { isHidden } = this
    if (isHidden) this.hide(false)
    const back = this.apart.filter((id) => !apart.includes(id) && this.has(id))
    this.apart = apart
    for (const id of apart) {
      const panel = this.api.getPanel(id)
      if (panel) this.closePanel(panel)
    }
    for (const id of back) if (!this.isOpen(id)) this.open(id)
    this.layouts.settled(this.layout, this.room)
    if (isHidden) this.hide(true)
    this.told()
  }

  dispose(): void {
    this.follower.disconnect()
    removeEventListener('pagehide', this.keep)
    this.keep()
    this.parts.host.removeEventListener('focusin', this.onFocus)
    this.parts.host.removeEventListener('keydown', this.onKey, true)
    this.api.dispose()
  }

  has(id: string): boolean {
    void this.changes
    return this.items.some((item) => item.id === id)
  }

  isInFront(id: string): boolean {
    void this.changes
    const panel = this.api.getPanel(id)
    return panel !== undefined && panel.group.activePanel === panel
  }

  current(): PaneItem | null {
    const panel = this.panel()
    return panel ? this.item(panel.id) : null
  }

  isFloating(): boolean {
    return this.panel()?.api.location.type === 'floating'
  }

  mates(): number {
    return this.panel()?.group.panels.length ?? 0
  }

  get isHidden(): boolean {
    void this.changes
    return this.isWhole
  }

  toggle(id: string): void {
    if (this.apart.includes(id)) return this.parts.onApart(id)
    const panel = this.api.getPanel(id)
    // A pane behind another one cannot be seen, so toggling it brings it to the front.
    if (panel && !this.isHidden && this.isInFront(id)) return this.closePanel(panel)
    this.bring(id)
    this.focus(id)
  }

  close(): void {
    const panel = this.panel()
    if (panel) this.closePanel(panel)
  }

  move(direction: Direction): void {
    const panel = this.panel()
    if (!panel) return
    const next =
      panel.api.location.type === 'grid'
        ? this.api.adjacentGroupInDirection(panel.group, direction)
        : undefined
    const there = this.api.groups.find(({ id }) => id === next?.id)
    const group =
      there && !isBoard(there) ? there : this.api.addGroup({ direction: toEdge[direction] })
    this.moveTo(panel, { group })
  }

  split(direction: 'right' | 'down'): void {
    const panel = this.panel()
    if (!panel || panel.group.panels.length < 2) return
    this.moveTo(panel, { group: panel.group, position: direction === 'down' ? 'bottom' : 'right' })
  }

  float(): void {
    const panel = this.panel()
    if (!panel) return
    if (panel.api.location.type === 'floating') {
      const group = this.homeOf(panel.id, panel.group) ?? this.api.addGroup({ direction: 'right' })
      return this.moveTo(panel, { group })
    }
    const { width, height } = this.api
    const box = { width: Math.min(380, width - 32), height: Math.min(360, height - 32) }
    const [x, y] = [(width - box.width) / 2, (height - box.height) / 2]
    this.api.addFloatingGroup(panel, { x, y, ...box })
    this.focus(panel.id)
  }

  resize(by: 1 | -1): void {
    const group = this.panel()?.group
    if (group) resizeStack(group, this.api, by)
  }

  canFold(): boolean {
    const panel = this.panel()
    return panel !== undefined && isInColumn(panel.group)
  }

  fold(): void {
    const group = this.panel()?.group
    if (group && isInColumn(group)) toggleFold(group)
  }

  hide(isHidden: boolean): void {
    if (isHidden === this.isHidden) return
    const board = this.api.getPanel(BOARD)!
    this.isWhole = isHidden
    if (isHidden) this.api.maximizeGroup(board)
    else {
      this.api.exitMaximizedGroup()
      // The mood or the window may have changed while the board was alone.
      this.load(this.layouts.in(this.room))
    }
    this.told(false)
  }

  /** Shows only the board for a while; the layout is not changed by that. */
  present(isOn: boolean): void {
    if (isOn === this.isPresented) return
    const wasHidden = this.isHidden
    if (isOn) this.hide(true)
    this.isPresented = isOn
    if (isOn) this.wasHidden = wasHidden
    else this.hide(this.wasHidden)
  }

  arrange(preset: PresetName | null): void {
    this.isWhole = false
    if (this.api.hasMaximizedGroup()) this.api.exitMaximizedGroup()
    this.layouts.choose(preset, this.room)
    this.load(this.layouts.in(this.room))
    this.told(false)
  }

  /** Arranges the panes by the current layout, unless they are hidden. */
  private reload(): void {
    if (this.isWhole) return
    const { activeElement } = document
    const inUse = this.api.groups.find(
      (group) => !isBoard(group) && group.element.contains(activeElement),
    )?.activePanel?.id
    this.load(this.layouts.in(this.room), inUse)
    this.told(false)
  }

  get room(): Room {
    const { clientWidth: width, clientHeight: height } = this.parts.host
    return { width, height }
  }

  private get layout(): Layout {
    return { ...fromDock(this.api.toJSON()), closed: { ...this.closed } }
  }

  /** Arranges the panes by a layout, with the pane in use on top. */
  private load(layout: Layout, inUse?: string): void {
    const { room } = this
    const known = this.items.map(({ id }) => id).filter((id) => !this.apart.includes(id))
    const settled = settle(layout, known, this.layouts.usual(room))
    const mates = this.apart.map((id) => [id, this.closed[id] ?? mateIn(layout, id)])
    this.closed = { ...settled.closed, ...Object.fromEntries(mates) }
    const titleOf = (id: string): string => {
      const item = this.item(id)
      return item ? spokenTitle(item) : id
    }
    const wasBusy = this.isBusy
    const refocus = keepFocus((focused) => {
      const panel = this.api.getPanel(focused.dataset['tabPanelId'] ?? '')
      // A tab is even created again.
      return panel ? tabOf(panel.group.activePanel ?? panel) : focused
    })
    const rescroll = keepScroll(this.parts.host)
    this.isBusy = true
    this.api.layout(room.width, room.height)
    this.api.fromJSON(toDock(settled, room, titleOf), { reuseExistingPanels: true })
    if (inUse !== undefined) this.api.getPanel(inUse)?.api.setActive()
    this.isBusy = wasBusy
    this.mark()
    this.layouts.settled(this.layout, room)
    rescroll()
    refocus()
  }

  private isOpen(id: string): boolean {
    return this.api.getPanel(id) !== undefined
  }

  private open(id: string): void {
    const item = this.item(id)!
    const group =
      this.homeOf(id, null) ?? this.api.addGroup({ direction: 'right', initialWidth: 380 })
    delete this.closed[id]
    const order = this.items.map((one) => one.id)
    const index = tabPlace(idsOf(group), id, order)
    this.api.addPanel({
      id,
      title: spokenTitle(item),
      component: 'pane',
      tabComponent: 'tab',
      position: { referenceGroup: group, index },
    })
  }

  /** The stack for a pane that is closed or floats: that of its last mate, else by the preset. */
  private homeOf(id: string, apart: DockviewGroupPanel | null): DockviewGroupPanel | null {
    const preset = this.layouts.usual(this.room)
    const groups = this.api.groups.filter(
      (group) => !isBoard(group) && group !== apart && group.api.location.type === 'grid',
    )
    const known = this.items.map((item) => item.id)
    const usual = stacksOf(settle(preset, known, preset).parts)
    return groups[homeAmong(groups.map(idsOf), id, this.closed[id] ?? null, usual)] ?? null
  }

  private moveTo(
    panel: IDockviewPanel,
    to: { group: DockviewGroupPanel; position?: 'right' | 'bottom' },
  ): void {
    panel.api.moveTo(to)
    this.mark()
    this.focus(panel.id)
  }

  private closePanel(panel: IDockviewPanel): void {
    const { group } = panel
    const mate = group.panels.find(({ id }) => id !== panel.id)?.id ?? null
    const hadFocus =
      group.element.contains(document.activeElement) && !this.apart.includes(panel.id)
    this.closed[panel.id] = mate
    panel.api.close()
    if (!hadFocus) return
    const next = mate ?? this.panel()?.id
    if (next === undefined) this.parts.board.querySelector<HTMLElement>('[data-board]')?.focus()
    else this.focus(next)
  }

  private focus(id: string): void {
    const panel = this.api.getPanel(id)
    if (!panel) return
    this.used = id
    panel.api.setActive()
    tabOf(panel)?.focus()
  }

  private panel(): IDockviewPanel | undefined {
    void this.changes
    const used = this.used === null ? undefined : this.api.getPanel(this.used)
    const active = used ?? this.api.activePanel
    if (active && active.id !== BOARD) return active
    return this.api.groups.find((group) => !isBoard(group))?.activePanel
  }

  private item(id: string): PaneItem | null {
    return this.items.find((item) => item.id === id) ?? null
  }

  private readonly keep = (): void => {
    clearTimeout(this.timer)
    const isHidden = this.isPresented ? this.wasHidden : this.isWhole
    this.parts.onLayout(this.layouts.toKeep(isHidden, this.apart))
  }

  /** Passes shortcuts of the window to the host, because a tab would take them. */
  private readonly onKey = (event: KeyboardEvent): void => {
    const isOfWindow = event.altKey || event.ctrlKey || event.metaKey
    const { host } = this.parts
    if (!isOfWindow || !(event.target as Element).closest('[role=tab][data-tab-panel-id]')) return
    event.stopImmediatePropagation()
    if (!host.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
  }

  private readonly onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return
    const id = target.closest<HTMLElement>('[role=tab]')?.dataset['tabPanelId']
    // As in other rows of tabs, the arrow keys choose.
    if (id !== undefined) this.api.getPanel(id)?.api.setActive()
    const group = this.api.groups.find(({ element }) => element.contains(target))
    if (group && !isBoard(group)) this.used = group.activePanel?.id ?? this.used
  }

  /** Reports the panes that can be seen and stores the layout; `isChosen` as for `onSeen`. */
  private told(isChosen = true): void {
    if (this.isBusy) return
    untrack(() => this.changes++)
    this.mark()
    if (!this.isWhole) this.layouts.changed(this.layout, this.room)
    const seen = this.isHidden
      ? []
      : this.api.groups.flatMap((group) => (isBoard(group) ? [] : (group.activePanel?.id ?? [])))
    this.parts.onSeen([...seen, ...this.apart.filter((id) => this.has(id))], isChosen)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(this.keep, 200)
  }

  private mark(): void {
    for (const group of this.api.groups) {
      markGroup(group, isBoard(group))
      if (!isBoard(group)) bound(group)
      // When the window grows, the board grows with it, and the panes keep their sizes.
      Reflect.set(group, '_priority', isBoard(group) ? LayoutPriority.High : LayoutPriority.Normal)
    }
  }
}

const toEdge = { left: 'left', right: 'right', up: 'above', down: 'below' } as const

function isBoard(group: DockviewGroupPanel): boolean {
  return group.panels.some(({ id }) => id === BOARD)
}

function idsOf({ panels }: DockviewGroupPanel): readonly string[] {
  return panels.map(({ id }) => id)
}

function tabOf(panel: IDockviewPanel): HTMLElement | null {
  return panel.group.element.querySelector(`[data-tab-panel-id="${panel.id}"]`)
}
