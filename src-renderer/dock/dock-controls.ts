import type { HelpPlace } from '../ui/help-place'
import type { PresetName } from './presets'

/** A pane of a document: what its tab says. */
export interface PaneItem {
  readonly id: string
  readonly title: string
  /** What the manual tells of it. */
  readonly help: HelpPlace
  /** A number or word behind the title. */
  readonly badge?: string | number | undefined
  readonly tone?: 'plain' | 'error' | 'warning' | undefined
  /** True for what stands in the second window only, and not around the board. */
  readonly isElsewhere?: boolean | undefined
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** What the commands do with the panes of the document shown. */
export interface DockControls {
  /** The panes that this document has. */
  has(id: string): boolean
  /** Not closed, nor behind another one. */
  isInFront(id: string): boolean
  /** The pane in use: the one that has the focus, or had it last. */
  current(): PaneItem | null
  isFloating(): boolean
  /** How many panes lie where the pane in use does. */
  mates(): number
  /** Closes a pane that is in front, and brings any other there. */
  toggle(id: string): void
  close(): void
  /** To the stack in that direction, or where there is none, to that edge of the window. */
  move(direction: Direction): void
  /** Out of its stack, beside or below it. */
  split(direction: 'right' | 'down'): void
  /** Out of the window’s order over the others, or back into it. */
  float(): void
  /** Makes the pane in use larger or smaller. */
  resize(by: 1 | -1): void
  /** Whether the pane in use has another one above or below it. */
  canFold(): boolean
  /** Leaves nothing of its stack but the tabs, or brings the rest back. */
  fold(): void
  readonly isHidden: boolean
  hide(isHidden: boolean): void
  arrange(preset: PresetName | null): void
}
