import { bridge } from '../bridge'
import { joinWindow } from '../ui/windows'
import { words } from '../ui/words'

/** Its address beside that of the page: main lets this one open, and no other. */
const ADDRESS = 'second.html'
/** Milliseconds after which it is seen that the window was closed without a word. */
const PAUSE = 200

/**
 * The window beside that of the app, for panes on another screen. This page draws in it: there is one document, one run
 * and one undo, and the other window has no script of its own. It shows panes of the document in front, whichever that is.
 */
class SecondWindow {
  /** The window; null while there is none. */
  page = $state.raw<Window | null>(null)
  /** The panes that stand in it, the oldest first. */
  panes = $state.raw<readonly string[]>([])
  private isComing = false
  /** The window is gone, whoever closed it: its panes come back to the dock. */
  private end: () => void = () => undefined
  /** Ends what keeps the window dressed. */
  private leave: () => void = () => undefined

  has(id: string): boolean {
    return this.panes.includes(id)
  }

  /** Takes a pane in; the window opens for the first. */
  take(id: string): void {
    if (!this.has(id)) this.panes = [...this.panes, id]
    if (this.page) void bridge.request('window:second-front')
    else if (!this.isComing) this.open()
  }

  /** Moves a pane back to the dock; without any the window closes. */
  giveBack(id: string): void {
    this.panes = this.panes.filter((one) => one !== id)
    if (this.panes.length === 0) this.close()
  }

  giveAllBack(): void {
    this.panes = []
    this.close()
  }

  /** The pane that an element stands in; null when it stands in none of this window. */
  paneOf(element: Element | null): string | null {
    if (!this.page || element?.ownerDocument !== this.page.document) return null
    return element.closest<HTMLElement>('[data-second]')?.dataset['second'] ?? null
  }

  /** Does not wait to hear that it is gone: it may be asked for again before. */
  private close(): void {
    const { page } = this
    if (!page) return
    this.end()
    page.close()
  }

  private open(): void {
    // It has no name: the name of a window that is still closing would lead there.
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
    // One that is closed before it is there tells no one, nor does one that main ends.
    this.end = end
    const watch = setInterval(() => page.closed && end(), PAUSE)
    page.addEventListener('load', () => void this.begin(page, end))
  }

  /** `end`: the window is gone, whoever closed it, and the panes come back to the dock. */
  private async begin(page: Window, end: () => void): Promise<void> {
    const { undress, isDressed } = wearStyles(page.document)
    const part = joinWindow(page)
    this.leave = () => {
      undress()
      part()
    }
    // Boards and charts read their colours off the page.
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
    // What watches sizes does so with the frames of the first window.
    page.addEventListener('resize', () => requestAnimationFrame(() => undefined))
    page.document.querySelector('h1')!.textContent = words.dock.second.title
    page.document.getElementById('second')!.dataset['empty'] = words.dock.second.empty
    this.page = page
    // All were given back meanwhile.
    if (this.panes.length === 0) this.close()
  }
}

/** One for the page. */
export const secondWindow = new SecondWindow()

/** Keeps the other document in the styles of this one, and begins with its theme and language, until `undress`. */
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
      // The promise as it was resolved here.
      if (style instanceof HTMLLinkElement) copy.href = style.href
      worn.set(style, other.head.appendChild(copy))
    }
  }
  for (const { name, value } of document.documentElement.attributes) {
    // The content policy takes no style as text; `joinWindow` hands it over.
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
