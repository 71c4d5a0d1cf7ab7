import type { HelpPlace } from '../ui/help-place'
import type { PresetName } from './presets'

/** A pane of a document, with the texts of its tab. */
export interface PaneItem {
  readonly id: string
  readonly title: string
  /** Its page in the manual. */
  readonly help: HelpPlace
  /** A number or word after the title. */
  readonly badge?: string | number | undefined
  readonly tone?: 'plain' | 'error' | 'warning' | undefined
  /** True for panes that can only be in the second window, not around the board. */
  readonly isElsewhere?: boolean | undefined
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Controls of the panes of the document shown, for commands. */
export interface DockControls {
  /** Whether this document has the pane. */
  has(id: string): boolean
  /** Whether the pane is neither closed nor behind another one. */
  isInFront(id: string): boolean
  /** The pane in use: the one that has the focus, or had it last; null if there is none. */
  current(): PaneItem | null
  isFloating(): boolean
  /** Number of panes in the stack of the pane in use. */
  mates(): number
  /** Closes the pane if it is in front, else brings it to the front. */
  toggle(id: string): void
  close(): void
  /** Moves the pane in use to the stack in that direction, or to that edge of the window if there is none. */
  move(direction: Direction): void
  /** Moves the pane in use out of its stack, beside or below it. */
  split(direction: 'right' | 'down'): void
  /** Lets the pane in use float over the others, or docks it again. */
  float(): void
  /** Makes the pane in use larger or smaller. */
  resize(by: 1 | -1): void
  /** Whether there is another pane above or below the pane in use. */
  canFold(): boolean
  /** Folds its stack to the tabs, or unfolds it. */
  fold(): void
  readonly isHidden: boolean
  hide(isHidden: boolean): void
  arrange(preset: PresetName | null): void
}
