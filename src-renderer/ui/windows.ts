import { MOST_COLOURS } from '@core/settings/player-colours'
import { bridge } from '../bridge'

/** The documents of the app's windows, its first one first; more than one while panes have a window of their own. */
let others: readonly Document[] = []
/** That of the window which was used last. */
let inUse: Document | null = null

/** The tokens of players’ colours. */
const inkTokens = Array.from({ length: MOST_COLOURS }, (_, player) => `--player-${player + 1}`)
const signs = ['focus', 'focusin', 'keydown', 'pointerdown'] as const

/** Takes in the document of another window that this page draws in; returns what takes it out again. */
export function joinWindow(other: Window): () => void {
  const ends = new AbortController()
  for (const page of [window, other]) {
    const use = (): unknown => (inUse = page.document)
    for (const name of signs) {
      page.addEventListener(name, use, { capture: true, signal: ends.signal })
    }
  }
  const { document: its } = other
  others = [...others, its]
  const { style } = document.documentElement
  for (const token of inkTokens)
    its.documentElement.style.setProperty(token, style.getPropertyValue(token))
  return () => {
    ends.abort()
    others = others.filter((one) => one !== its)
    if (inUse === its) inUse = null
  }
}

/** The document of the window that was used last. */
export function documentInUse(): Document {
  return inUse ?? document
}

/** Whether the window beside the app’s first one was used last. */
export function isSecondInUse(): boolean {
  return documentInUse() !== document
}

/** What has the focus in the window that was used last. */
export function focused(): Element | null {
  return documentInUse().activeElement
}

/**
 * Says in the attributes of all windows how they look: boards and charts read their colours off the window they are in.
 * `inks`: the players’ own colours; null for those of the theme.
 */
export function dressWindows(
  look: Readonly<Record<'theme' | 'motion', string>>,
  inks: readonly string[] | null,
): void {
  for (const { documentElement } of [document, ...others]) {
    Object.assign(documentElement.dataset, look)
    inkTokens.forEach((token, player) => {
      if (inks) documentElement.style.setProperty(token, inks[player]!)
      else documentElement.style.removeProperty(token)
    })
  }
}

/** An element that something has happened to, in whichever window: each has classes of its own, which `instanceof` asks. */
export function elementOf(target: EventTarget | null): HTMLElement | null {
  return target !== null && 'closest' in target ? (target as HTMLElement) : null
}

/** All elements in all windows, those of the first one first. */
export function inAllWindows(selectors: string): readonly HTMLElement[] {
  return [document, ...others].flatMap((one) => [...one.querySelectorAll<HTMLElement>(selectors)])
}

/** Brings the app's first window before all others, where another one was used. */
export function toFirstWindow(): void {
  if (documentInUse() === document) return
  void bridge.request('window:front')
  inUse = document
}

/** Moves the focus to an element, and its window before all others. */
export function focusAcross(target: HTMLElement): void {
  const { ownerDocument } = target
  if (ownerDocument !== documentInUse()) {
    if (ownerDocument === document) toFirstWindow()
    else void bridge.request('window:second-front')
    inUse = ownerDocument
  }
  target.focus()
}
