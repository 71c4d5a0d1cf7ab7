import { joinWindow } from '../ui/windows'
import { words } from '../ui/words'

/** Its address beside that of the page, and its name: main lets this one open, and no other. */
const ADDRESS = 'second.html'
const NAME = 'second'

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

  has(id: string): boolean {
    return this.panes.includes(id)
  }

  /** Takes a pane in; the window opens for the first. */
  take(id: string): void {
    if (!this.has(id)) this.panes = [...this.panes, id]
    if (this.page) this.page.focus()
    else if (!this.isComing) this.open()
  }

  /** Gives a pane back to the dock; without any the window closes. */
  giveBack(id: string): void {
    this.panes = this.panes.filter((one) => one !== id)
    if (this.panes.length === 0) this.page?.close()
  }

  /** The pane that an element stands in; null when it stands in none of this window. */
  paneOf(element: Element | null): string | null {
    if (!this.page || element?.ownerDocument !== this.page.document) return null
    return element.closest<HTMLElement>('[data-second]')?.dataset['second'] ?? null
  }

  private open(): void {
    const page = window.open(ADDRESS, NAME)
    if (!page) {
      this.panes = []
      return
    }
    this.isComing = true
    page.addEventListener('load', () => void this.begin(page))
  }

  private async begin(page: Window): Promise<void> {
    const { undress, isDressed } = wearStyles(page.document)
    const leave = joinWindow(page)
    // Boards and charts read their colours off the page.
    let isGone = false
    const end = new Promise<void>((done) =>
      page.addEventListener('pagehide', () => {
        isGone = true
        done()
      }),
    )
    await Promise.race([isDressed, end])
    this.isComing = false
    if (isGone) {
      undress()
      leave()
      this.panes = []
      return
    }
    const close = (): void => page.close()
    // The window is gone whoever closed it; the panes come back to the dock.
    page.addEventListener('pagehide', () => {
      removeEventListener('pagehide', close)
      undress()
      leave()
      this.page = null
      this.panes = []
    })
    addEventListener('pagehide', close)
    // What watches sizes does so with the frames of the first window.
    page.addEventListener('resize', () => requestAnimationFrame(() => undefined))
    page.document.getElementById('second')!.dataset['empty'] = words.dock.second.empty
    this.page = page
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
      // As it was resolved here.
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
