import { MOST_COLOURS } from '@core/settings/player-colours'
import { bridge } from '../bridge'

/** The documents of the app's windows, the first window's first; more than one while panes are in a second window. */
let others: readonly Document[] = []
/** The document of the window that was used last. */
let inUse: Document | null = null

/** The tokens of the players’ colours. */
const inkTokens = Array.from({ length: MOST_COLOURS }, (_, player) => `--player-${player + 1}`)
const signs = ['focus', 'focusin', 'keydown', 'pointerdown'] as const

/** Adds the document of a second window that this page draws in; returns a function that removes it. */
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

/** Whether the second window was used last. */
export function isSecondInUse(): boolean {
  return documentInUse() !== document
}

/** The focused element in the window that was used last. */
export function focused(): Element | null {
  return documentInUse().activeElement
}

/**
 * Sets the attributes for the look of all windows: boards and charts read their colours from the window they are in.
 * `inks`: the user's colours of the players; null for those of the theme.
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

/** The element of an event in any window: each window has its own classes, which `instanceof` checks. */
export function elementOf(target: EventTarget | null): HTMLElement | null {
  return target !== null && 'closest' in target ? (target as HTMLElement) : null
}

/** Matching elements in all windows, those of the first window first. */
export function inAllWindows(selectors: string): readonly HTMLElement[] {
  return [document, ...others].flatMap((one) => [...one.querySelectorAll<HTMLElement>(selectors)])
}

/** Brings the first window to the front if a different one was used last. */
export function toFirstWindow(): void {
  if (documentInUse() === document) return
  void bridge.request('window:front')
  inUse = document
}

/** Moves the focus to an element, and brings its window to the front. */
export function focusAcross(target: HTMLElement): void {
  const { ownerDocument } = target
  if (ownerDocument !== documentInUse()) {
    if (ownerDocument === document) toFirstWindow()
    else void bridge.request('window:second-front')
    inUse = ownerDocument
  }
  target.focus()
}
