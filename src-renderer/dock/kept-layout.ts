import { keptJson } from '../ui/kept-json'
import type { Layout, Mood } from './layout'
import { fieldsIn, readLayout } from './read-layout'

/** The stored panes of a kind of document: the layouts that the user has made, and whether panes are hidden. */
export interface KeptPanes extends Readonly<Record<Mood, Layout | null>> {
  readonly isHidden: boolean
}

const keyOf = (kind: string): string => `boardwright.panes.${kind}`

/** The last arrangement of the panes for a kind of document; unknown and invalid parts are left to the presets. */
export function keptPanes(kind: string): KeptPanes {
  const { editing, stepping, isHidden } = fieldsIn(keptJson(localStorage.getItem(keyOf(kind))))
  return {
    editing: readLayout(editing),
    stepping: readLayout(stepping),
    isHidden: isHidden === true,
  }
}

/** Stores the arrangement of the panes for a kind of document. */
export function keepPanes(kind: string, panes: KeptPanes): void {
  localStorage.setItem(keyOf(kind), JSON.stringify(panes))
}
