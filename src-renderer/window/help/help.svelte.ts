import type { HelpPlace } from '../../ui/help-place'
import { focusAcross, focused, inAllWindows, toFirstWindow } from '../../ui/windows'

/** The page of contents. */
export const CONTENTS = 'index'

/** The manual in the window: whether it is open, its page, and where the focus was before. */
export class Help {
  /** The places shown, the current one last; empty while the manual is closed. */
  private trail = $state.raw<readonly string[]>([])
  /** Whether it is over a dialog, which blocks everything beside it. */
  isOver = $state(false)
  /** Counts the openings, so that the same page is shown from its beginning again. */
  request = $state(0)
  private from: HTMLElement | null = null

  /** `page` or `page#anchor`; null while the manual is closed. */
  readonly place = $derived(this.trail.at(-1) ?? null)
  readonly canGoBack = $derived(this.trail.length > 1)

  /** Opens a page; the focused element gets the focus back when the manual is closed. */
  open(place: HelpPlace | typeof CONTENTS): void {
    const element = focused()
    if (element && !element.closest('[data-pane=help]')) {
      // Any element that has the focus can be focused again.
      this.from = element as HTMLElement
      this.isOver = element.closest('[role=dialog]') !== null
    }
    toFirstWindow()
    this.goTo(place)
  }

  /** Goes to a page from within the manual. */
  goTo(place: string): void {
    if (this.place !== place) this.trail = [...this.trail, place]
    this.request++
  }

  back(): void {
    if (!this.canGoBack) return
    this.trail = this.trail.slice(0, -1)
    this.request++
  }

  /** Closes the manual and returns the focus. */
  close(): void {
    const { from } = this
    this.trail = []
    this.from = null
    if (from?.isConnected) return focusAcross(from)
    // While the manual was open, panes may have been rearranged, with new tabs.
    const id = from?.dataset?.['tabPanelId']
    const [tab] = id === undefined ? [] : inAllWindows(`[data-tab-panel-id="${id}"]`)
    if (tab) focusAcross(tab)
  }
}
