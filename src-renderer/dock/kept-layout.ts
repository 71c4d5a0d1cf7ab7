import { keptJson } from '../ui/kept-json'
import type { Layout } from './layout'
import { readLayout } from './read-layout'

const keyOf = (kind: string): string => `boardwright.panes.${kind}`

/** How the panes of a kind of document stood last; null when that is not known or makes no sense. */
export function keptLayout(kind: string): Layout | null {
  return readLayout(keptJson(localStorage.getItem(keyOf(kind))))
}

/** Keeps how the panes of a kind of document stand. */
export function keepLayout(kind: string, layout: Layout): void {
  localStorage.setItem(keyOf(kind), JSON.stringify(layout))
}
