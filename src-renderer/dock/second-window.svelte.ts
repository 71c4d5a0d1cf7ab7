import { bridge } from '../bridge'
import { joinWindow } from '../ui/windows'
import { words } from '../ui/words'

/** Its address relative to the page; main lets the page open this one and no other. */
const ADDRESS = 'second.html'
/** Interval of the check for a window that was closed without an event, in ms. */
const PAUSE = 200

/**
 * The second window of the app, for panes on another screen. This page draws in it: there is one document, one run and
 * one undo history, and the second window has no script. It shows panes of the document in front.
 */
class SecondWindow {
  /** The window; null while there is none. */
  page = $state.raw<Window | null>(null)
  /** The panes in it, the oldest first. */
  panes = $state.raw<readonly string[]>([])
  private isComing = false
  /** Called when the window is gone, whoever closed it: its panes return to the dock. */
  private end: () => void = () => undefined
  /** Stops the updates of its styles. */
  private leave: () => void = () => undefined

  has(id: string): boolean {
    return this.panes.includes(id)
  }

  /** Moves a pane into the window, which opens for the first. */
  take(id: string): void {
    if (!this.has(id)) this.panes = [...this.panes, id]
    if (this.page) void bridge.request('window:second-front')
    else if (!this.isComing) this.open()
  }

  /** Moves a pane back to the dock; without panes the window closes. */
  giveBack(id: string): void {
    this.panes = this.panes.filter((one) => one !== id)
    if (this.panes.length === 0) this.close()
  }

  giveAllBack(): void {
    this.panes = []
    this.close()
  }

  /** The pane that contains an element; null if it is in no pane of this window. */
  paneOf(element: Element | null): string | null {
    if (!this.page || element?.ownerDocument !== this.page.document) return null
    return element.closest<HTMLElement>('[data-second]')?.dataset['second'] ?? null
  }

  /** Does not wait for the event of closing, because the window may be requested again before it. */
  private close(): void {
    const { page } = this
    if (!page) return
    this.end()
    page.close()
  }

  private open(): void {
    // Without a name: the name of a window that is still closing would lead to that one.
    const page = window.open(ADDRESS)
    if (!page) {
      this.panes = []
      return
    }
    this.isComing = true
    const close = (): void => page.close()
    addEventListener('pagehide', close)
    let isOver = false
    const end = (): void => {
      if (isOver) return
      isOver = true
      clearInterval(watch)
      removeEventListener('pagehide', close)
      this.leave()
      this.leave = () => undefined
      this.isComing = false
      this.page = null
      this.panes = []
    }
    // A window closed before it has loaded sends no event, nor does one that main ends.
    this.end = end
    const watch = setInterval(() => page.closed && end(), PAUSE)
    page.addEventListener('load', () => void this.begin(page, end))
  }

  /** `end`: called when the window is gone, whoever closed it; the panes return to the dock. */
  private async begin(page: Window, end: () => void): Promise<void> {
    const { undress, isDressed } = wearStyles(page.document)
    const part = joinWindow(page)
    this.leave = () => {
      undress()
      part()
    }
    // Boards and charts read their colours from the page, so its styles have to be there first.
    let isGone = false
    const gone = new Promise<void>((done) =>
      page.addEventListener('pagehide', () => {
        isGone = true
        end()
        done()
      }),
    )
    await Promise.race([isDressed, gone])
    if (isGone) return
    this.isComing = false
    // Size observers report with the frames of the first window, so a frame is requested there.
    page.addEventListener('resize', () => requestAnimationFrame(() => undefined))
    page.document.querySelector('h1')!.textContent = words.dock.second.title
    page.document.getElementById('second')!.dataset['empty'] = words.dock.second.empty
    this.page = page
    // All panes may have been given back by now.
    if (this.panes.length === 0) this.close()
  }
}

/** The only instance. */
export const secondWindow = new SecondWindow()

/**
 * Keeps the styles of the other document equal to those of this one until `undress`; sets its theme and language once.
 */
function wearStyles(other: Document): { undress(): void; isDressed: Promise<unknown> } {
  const worn = new Map<Node, Node>()
  const follow = (): void => {
    const styles = [...document.head.querySelectorAll('style, link[rel=stylesheet]')]
    for (const [style, copy] of worn) {
      if (styles.includes(style as Element)) continue
      copy.parentNode?.removeChild(copy)
      worn.delete(style)
    }
    for (const style of styles) {
      if (worn.has(style)) continue
      const copy = style.cloneNode(true) as HTMLLinkElement
      // The URL as resolved in this document.
      if (style instanceof HTMLLinkElement) copy.href = style.href
      worn.set(style, other.head.appendChild(copy))
    }
  }
  for (const { name, value } of document.documentElement.attributes) {
    // The content policy forbids styles as text; `joinWindow` transfers them.
    if (name === 'style') continue
    other.documentElement.setAttribute(name, value)
  }
  follow()
  const links = [...other.head.querySelectorAll('link')]
  const isDressed = Promise.all(
    links.map(
      (link) =>
        new Promise((done) => {
          link.addEventListener('load', done)
          link.addEventListener('error', done)
        }),
    ),
  )
  const observer = new MutationObserver(follow)
  observer.observe(document.head, { childList: true })
  return { undress: () => observer.disconnect(), isDressed }
}
