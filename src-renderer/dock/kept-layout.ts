import { keptJson } from '../ui/kept-json'
import type { Layout, Mood } from './layout'
import { fields, readLayout } from './read-layout'

/** What is kept of the panes of a kind of document: the layouts that the user has made, and whether panes are hidden. */
export interface KeptPanes extends Readonly<Record<Mood, Layout | null>> {
  readonly isHidden: boolean
}

const keyOf = (kind: string): string => `boardwright.panes.${kind}`

/** How the panes of a kind of document stood last; what is not known or makes no sense is left to the presets. */
export function keptPanes(kind: string): KeptPanes {
  const { editing, stepping, isHidden } = fields(keptJson(localStorage.getItem(keyOf(kind))))
  return {
    editing: readLayout(editing),
    stepping: readLayout(stepping),
    isHidden: isHidden === true,
  }
}

/** Keeps how the panes of a kind of document stand. */
export function keepPanes(kind: string, panes: KeptPanes): void {
  localStorage.setItem(keyOf(kind), JSON.stringify(panes))
}
